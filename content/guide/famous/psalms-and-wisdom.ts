import type { FamousPassage } from '../types.ts';

export const psalmAndWisdomPassages = [
  {
    mark: '[[Job 1:20-22]]',
    context:
      'Job has lost his herds, his servants and all his children in one day. He does not know what the reader knows, that he is not being punished.',
    meaning:
      'He tears his robe, falls down and worships: the Lord gave and the Lord has taken away. He holds on to God when nothing else is left. For the next thirty chapters he will argue with God just as hard, and in the end God says that Job has spoken rightly.',
    caution: 'These words belong to the one who suffers. Said to a mourner by somebody else, they can wound.',
    beside: ['[[Job 42:7]]', '[[James 5:11]]', '[[Psalm 22:1-2]]'],
  },
  {
    mark: '[[Job 19:25-27]]',
    context:
      'In the middle of the book, abandoned by friends, servants and family, Job wishes that his words were cut in rock.',
    meaning:
      'Out of the dark he says what he knows: my redeemer lives, and I shall see God. The word for redeemer is that of the relative who buys back and defends. Christians hear it on the lips of all who wait for the resurrection.',
    beside: ['[[1 Corinthians 15:20-22]]', '[[Job 42:5]]', '[[John 11:25-26]]'],
  },
  {
    mark: '[[Psalm 1:1-3]]',
    context: 'The gate to the book of Psalms: two ways, before a single prayer is said.',
    meaning:
      'Happy is the one whose delight is in God’s teaching and who murmurs it day and night. Such a person is like a tree that has been planted by water: it bears its fruit in season, not at once and not always.',
    caution:
      'That everything prospers is said of the whole course of the way with God. The next psalms are full of righteous people in trouble.',
    beside: ['[[Jeremiah 17:7-8]]', '[[Joshua 1:8]]', '[[John 15:4-5]]'],
  },
  {
    mark: '[[Psalm 22:1-2]]',
    context: 'A psalm of David. Jesus cries its first line on the cross.',
    meaning:
      'The one who prays says "my God" twice, and asks why he is far. There is no answer by night or day. The psalm goes on through mockery and terror, and turns in the middle to praise. Who prays so is not without faith; he takes his abandonment to the one who seems to have left.',
    beside: ['[[Matthew 27:46]]', '[[Psalm 22:24]]', '[[Hebrews 5:7]]'],
  },
  {
    mark: '[[Psalm 23]]',
    context:
      'A song of David, who had been a shepherd. Kings in his world were called shepherds of their people; he says who his own is.',
    meaning:
      'With this shepherd nothing that is needed is lacking. In the middle stands the dark valley, and just there the psalm stops speaking about God and speaks to him: you are with me. The shepherd becomes a host, who lays a table in sight of enemies, and his goodness does not merely follow: the word means to pursue.',
    caution: 'It does not promise to lead round the valley. It promises company in it.',
    beside: ['[[John 10:11-15]]', '[[Ezekiel 34:11-12]]', '[[Isaiah 40:11]]'],
  },
  {
    mark: '[[Psalm 27:1]]',
    context:
      'David prays this surrounded by enemies. The second half of the psalm begs God not to hide his face.',
    meaning:
      'Light, salvation, stronghold: if that is what the Lord is, whom should I fear? Trust and trembling stand in the same prayer. It ends with an encouragement that he may be giving to himself: wait for the Lord.',
    beside: ['[[Psalm 27:13-14]]', '[[Psalm 56:3-4]]', '[[John 8:12]]'],
  },
  {
    mark: '[[Psalm 34:17-18]]',
    context:
      'The title sets it in a low hour of David’s life, when he had saved himself among enemies by playing mad.',
    meaning:
      'The Lord hears, and he is near to those whose heart is broken. In the same breath the psalm says that the righteous have many troubles. What it promises first is nearness.',
    beside: ['[[Isaiah 57:15]]', '[[Psalm 147:3]]', '[[Matthew 5:4]]'],
  },
  {
    mark: '[[Psalm 37:3-5]]',
    context:
      'An old man writes to people who are angry because the wicked do well. Each verse or two begins with the next letter of the Hebrew alphabet.',
    meaning:
      'Do not fret; trust, do good, delight in the Lord, commit your way to him. Who delights in God comes to want what God wants, and such desires he fulfils.',
    caution:
      'The desires of your heart are not a list to hand in. The psalm is about patience while others succeed.',
    beside: ['[[Psalm 73:25-26]]', '[[Matthew 6:33]]', '[[Psalm 37:25]]'],
  },
  {
    mark: '[[Psalm 42:1-2]]',
    context: 'A singer far from the temple, taunted by people who ask where his God is.',
    meaning:
      'He thirsts for God as a deer for water in a dry land, and his tears are his food. Three times he speaks to his own soul: why are you cast down? Hope in God. He does not deny the sadness; he talks to it.',
    beside: ['[[Psalm 42:5]]', '[[Psalm 63:1]]', '[[John 7:37-38]]'],
  },
  {
    mark: '[[Psalm 46:10]]',
    context:
      'A song of nations in uproar and mountains falling into the sea. God himself speaks in this verse.',
    meaning:
      'Be still means first of all: stop, let go, lay down your weapons. It is said to a world at war. Know that I am God, and I will be exalted. For the people of God it becomes a word of rest: the uproar is not the last word.',
    caution:
      'It is often taken for an invitation to quiet meditation. That is a good use, if one remembers the battlefield on which it was said.',
    beside: ['[[Psalm 46:1-3]]', '[[Exodus 14:13-14]]', '[[Mark 4:39-40]]'],
  },
  {
    mark: '[[Psalm 51:10-12]]',
    context:
      'By its title David’s prayer after Nathan had confronted him over Bathsheba and the death of Uriah.',
    meaning:
      'He makes no excuse. He asks God to create, which only God can do, a clean heart, and not to cast him away. He offers no achievement, only a broken spirit, and trusts that God will not despise it.',
    beside: ['[[Psalm 51:17]]', '[[1 John 1:9]]', '[[Ezekiel 36:26-27]]'],
  },
  {
    mark: '[[Psalm 91:1-4]]',
    context:
      'A song of trust for those who take shelter with God. The devil quotes it to Jesus in the desert.',
    meaning:
      'The pictures are a fortress and a mother bird. God is a shelter in every danger. Jesus trusts this psalm by not using it as a dare: he does not throw himself down to see whether angels come.',
    caution:
      'It does not mean that nothing bad happens to believers. Many who prayed it have died young, and were not lost.',
    beside: ['[[Matthew 4:5-7]]', '[[Psalm 91:14-16]]', '[[Romans 8:35-37]]'],
  },
  {
    mark: '[[Psalm 103:8-14]]',
    context: 'David speaks to his own soul and counts up what it must not forget.',
    meaning:
      'God is slow to anger; he does not deal with us as our sins deserve; he removes them as far as east is from west, and pities as a father does, because he knows what we are made of. The word of his name at Sinai has become a song.',
    beside: ['[[Exodus 34:6-7]]', '[[Micah 7:18-19]]', '[[Luke 15:20]]'],
  },
  {
    mark: '[[Psalm 118:24]]',
    context:
      'A festival song of one who was near death and has been let in at the temple gates, with everybody joining. Just before comes the stone that the builders rejected.',
    meaning:
      'The day that the Lord has made is the day of his rescue. Christians sing it above all at Easter, and rightly borrow it for any morning.',
    beside: ['[[Psalm 118:22-23]]', '[[Lamentations 3:22-23]]', '[[Matthew 21:42]]'],
  },
  {
    mark: '[[Psalm 119:105]]',
    context: 'From the longest psalm, a great alphabet in praise of God’s word, by someone under pressure.',
    meaning:
      'A lamp of that time was a small clay dish that lit the next step, not the whole way. So God’s word guides: enough for the foot that is about to be set down.',
    beside: ['[[Proverbs 6:23]]', '[[2 Peter 1:19]]', '[[Psalm 119:11]]'],
  },
  {
    mark: '[[Psalm 121:1-2]]',
    context:
      'A song for pilgrims on the dangerous road up to Jerusalem. The hills are where robbers wait, and where other gods had their shrines.',
    meaning:
      'The first line is a question: where will my help come from? Not from the hills, but from the Lord who made them. Six times the psalm says that he keeps; and he does not sleep.',
    beside: ['[[Psalm 121:3-8]]', '[[Psalm 124:8]]', '[[John 17:11]]'],
  },
  {
    mark: '[[Psalm 127:1]]',
    context: 'One of the songs of the way up to Jerusalem, connected with Solomon, the builder.',
    meaning:
      'Building, watching and rising early are good, and without God in vain. He gives to those he loves in their sleep. It frees from the belief that everything hangs on us.',
    beside: ['[[Psalm 127:2]]', '[[John 15:5]]', '[[Proverbs 16:3]]'],
  },
  {
    mark: '[[Psalm 139:13-14]]',
    context:
      'David prays to the God from whom he can hide nowhere. It could frighten, and it becomes his comfort.',
    meaning:
      'The one who knows every word before it is spoken is the one who formed me in secret. He wove this body, with its strength and its limits. The psalm ends by asking this God to search and to lead.',
    beside: ['[[Psalm 139:23-24]]', '[[Jeremiah 1:5]]', '[[Ephesians 2:10]]'],
  },
  {
    mark: '[[Proverbs 3:5-6]]',
    context:
      'A father teaches his son. The sentence stands in a series, between loyalty and humility on one side and giving and discipline on the other.',
    meaning:
      'Trust with the whole heart; do not prop yourself on your own insight as if it could bear the weight. Acknowledge him in all your ways, and he will make the paths straight: lead you where you are meant to go.',
    caution:
      'It does not forbid thinking or asking for advice; the same book praises both. And a straight path is not a smooth one.',
    beside: ['[[Proverbs 16:9]]', '[[Jeremiah 17:7-8]]', '[[James 1:5]]'],
  },
  {
    mark: '[[Proverbs 22:6]]',
    context: 'One of the proverbs of Solomon on how life usually goes.',
    meaning:
      'What is planted early goes deep. Training a child in the way is worth years of patience, and it often bears fruit later than the parents hoped.',
    caution:
      'It is a proverb, and no guarantee. Parents whose children have left the faith should not be beaten with it, nor should others be proud. Even God says through Isaiah that he brought up children who rebelled.',
    beside: ['[[Isaiah 1:2]]', '[[Deuteronomy 6:6-7]]', '[[Luke 15:20]]'],
  },
  {
    mark: '[[Proverbs 31:10-31]]',
    context:
      'An alphabet poem at the end of a book in which Wisdom herself is pictured as a woman. It belongs to what King Lemuel’s mother taught him.',
    meaning:
      'It praises a woman of strength: she trades, plans, feeds her household and the poor, and speaks wisely. What carries all the rest is the fear of the Lord. In Jewish homes a husband recites it to his wife on the Sabbath.',
    caution:
      'It is a song of praise over a lifetime, and not a list of duties for one day, by which women measure themselves.',
    beside: ['[[Proverbs 31:30]]', '[[Ruth 3:11]]', '[[Proverbs 9:1]]'],
  },
  {
    mark: '[[Ecclesiastes 3:1-8]]',
    context:
      'The Preacher has looked for lasting gain in pleasure, work and wisdom. Now he watches the times come and go.',
    meaning:
      'Fourteen pairs: we do not choose most of them. Weeping has its time, and so has laughing; neither is wrong in itself. A few verses on he says that God has made everything beautiful in its time, and set eternity in the heart, and yet we cannot see the whole.',
    beside: ['[[Ecclesiastes 3:11]]', '[[Psalm 31:14-15]]', '[[Ecclesiastes 12:13-14]]'],
  },
  {
    mark: '[[Ecclesiastes 4:9-12]]',
    context: 'The Preacher has just seen a man who works without end, and has nobody to share with.',
    meaning:
      'Two are better than one: at work, when one falls, in the cold, under attack. The cord of three strands, often read at weddings, is at first simply this: more together hold better.',
    beside: ['[[Proverbs 27:17]]', '[[Galatians 6:2]]', '[[Genesis 2:18]]'],
  },
  {
    mark: '[[Song of Solomon 8:6-7]]',
    context: 'Near the end of a book of love poems; the woman speaks.',
    meaning:
      'Love is as strong as death, and cannot be bought. It is asked for as a seal, as something that is not given twice. The poem honours human love, and lets one sense how much more unconquerable God’s is.',
    beside: ['[[1 Corinthians 13:4-8]]', '[[Hosea 2:19-20]]', '[[Romans 8:38-39]]'],
  },
] as const satisfies readonly FamousPassage[];
