import type { FamousPassage } from '../types.ts';

export const prophetPassages = [
  {
    mark: '[[Isaiah 1:18]]',
    context:
      'The first chapter of Isaiah is a trial: God accuses a people who worship with hands full of blood.',
    meaning:
      'In the middle of it he offers to talk it through: scarlet sins can become white as snow. Forgiveness is offered to the guilty, not to those who have made up for it; and it goes together with learning to do good.',
    beside: ['[[Isaiah 1:16-17]]', '[[Psalm 51:7]]', '[[1 John 1:7]]'],
  },
  {
    mark: '[[Isaiah 6:1-8]]',
    context: 'In the year that King Uzziah died, about 740 BC, Isaiah sees the Lord in the temple.',
    meaning:
      'Before the holiness of God he does not feel called but lost. A coal from the altar takes his guilt away, and only then does he hear: whom shall I send? His "send me" is the answer of someone who has been forgiven. What he is sent to do is hard; read on.',
    beside: ['[[Luke 5:8-10]]', '[[Revelation 4:8]]', '[[Isaiah 6:9-11]]'],
  },
  {
    mark: '[[Isaiah 9:6-7]]',
    context: 'Spoken into the darkness of war, as Assyria marched through the north of Israel.',
    meaning:
      'A child is given, on whose shoulders rule will rest, with names that no ordinary king can bear. His peace will not end, and he rules with justice. Christians see this fulfilled in Jesus; Matthew applies the lines just before to his work in Galilee.',
    beside: ['[[Matthew 4:13-16]]', '[[Luke 1:31-33]]', '[[Isaiah 11:1-5]]'],
  },
  {
    mark: '[[Isaiah 26:3-4]]',
    context: 'A song for the day when God has put everything right, sung by people who do not see it yet.',
    meaning:
      'Peace is kept for the mind that leans on God. The Hebrew says simply "peace, peace". The ground is not the strength of the mind but the rock it leans on.',
    caution:
      'It is no reproach to those whose thoughts will not be still, and it does not replace a doctor where anxiety is an illness.',
    beside: ['[[Philippians 4:6-7]]', '[[John 14:27]]', '[[Psalm 62:5-6]]'],
  },
  {
    mark: '[[Isaiah 40:28-31]]',
    context:
      'Spoken to exiles who say that God has lost sight of them. The chapter begins: comfort my people.',
    meaning:
      'The Creator does not grow tired, and he gives strength to those who are. Even young people stumble; those who wait for the Lord are given new strength, to soar, to run, and at last simply to walk. For most days the walking is what is needed.',
    beside: ['[[Isaiah 40:1-2]]', '[[2 Corinthians 4:16-18]]', '[[Psalm 27:14]]'],
  },
  {
    mark: '[[Isaiah 41:10]]',
    context: 'God speaks to Israel, his servant, small and far from home among great powers that tremble.',
    meaning:
      'Do not fear is given five reasons, and all of them are about God: I am with you, I am your God, I strengthen, I help, I hold. The right hand of which it speaks is his.',
    beside: ['[[Isaiah 43:1-3]]', '[[Deuteronomy 31:6]]', '[[Psalm 73:23]]'],
  },
  {
    mark: '[[Isaiah 43:1-3]]',
    context: 'To Israel in exile, after a chapter that has called it blind and deaf.',
    meaning:
      'But now, it begins: I have redeemed you, I have called you by name, you are mine. Waters and fire are ahead; the text says "when" and not "if". They shall not have the last word.',
    beside: ['[[Isaiah 49:15-16]]', '[[Romans 8:35-37]]', '[[Psalm 66:12]]'],
  },
  {
    mark: '[[Isaiah 53]]',
    context:
      'The fourth of the songs of the servant of the Lord, which begins at Isaiah 52:13. When an official from Ethiopia asked of whom it speaks, Philip began at this text to tell him of Jesus.',
    meaning:
      'Everyone thought that God had struck this man for his own guilt. Then they see: he was wounded for ours. He is silent, he dies among the wicked, and he will see light. No passage of the Old Testament has shaped the Christian understanding of the cross more.',
    beside: ['[[Acts 8:32-35]]', '[[1 Peter 2:22-25]]', '[[Mark 10:45]]'],
  },
  {
    mark: '[[Isaiah 54:17]]',
    context:
      'After the song of the suffering servant, comfort for Jerusalem, pictured as a wife who had been left and is taken back.',
    meaning:
      'God promises that no weapon forged against his restored people will in the end succeed, and that accusing tongues will be silenced. It is called their heritage, and their righteousness is from him.',
    caution: 'It does not promise that weapons will not hurt. Stephen, James and Paul were killed by some.',
    beside: ['[[Romans 8:31-34]]', '[[2 Corinthians 4:8-9]]', '[[Isaiah 54:10]]'],
  },
  {
    mark: '[[Isaiah 55:8-9]]',
    context:
      'God invites the thirsty to come without money, and the wicked to turn back, for he will freely pardon. Then come these verses.',
    meaning:
      'His thoughts are higher than ours: in the first place, his mercy is. We would not forgive like that. It also says that he is not obliged to be understood by us.',
    caution: 'It is often quoted to end hard questions. In its place it explains how great his pardon is.',
    beside: ['[[Isaiah 55:6-7]]', '[[Isaiah 55:10-11]]', '[[Romans 11:33]]'],
  },
  {
    mark: '[[Isaiah 61:1-3]]',
    context:
      'Spoken to people back from exile among ruins. Jesus reads it in the synagogue of Nazareth, and says that it is fulfilled today.',
    meaning:
      'The anointed one brings good news to the poor, binds up broken hearts, proclaims freedom, and gives beauty for ashes. The mourners become oaks, and rebuild what lay waste.',
    beside: ['[[Luke 4:16-21]]', '[[Matthew 11:4-5]]', '[[Psalm 147:3]]'],
  },
  {
    mark: '[[Jeremiah 17:9]]',
    context:
      'Jeremiah contrasts those who trust in human strength, like a shrub in the desert, with those who trust in the Lord, like a tree by water.',
    meaning:
      'The heart is deceitful above all, and who can know it? God can, says the next verse. So the advice to follow one’s heart is not the Bible’s; nor does it leave us there, for God promises a new heart.',
    caution: 'It does not say that every feeling is a lie, or that people are worthless.',
    beside: ['[[Jeremiah 17:7-8]]', '[[Ezekiel 36:26-27]]', '[[Psalm 139:23-24]]'],
  },
  {
    mark: '[[Jeremiah 29:11]]',
    context:
      'Jeremiah writes to Jews who have been carried off to Babylon. Other prophets promise that they will soon be home. He tells them the opposite: build houses, plant gardens, pray for the city; it will take seventy years (Jeremiah 29:4-10).',
    meaning:
      'Then comes this sentence. God has not finished with his people; his plans for them are peace and not evil, a future and a hope. Most of those who heard it would die in Babylon. It was a promise for a people, across generations, and they were to live and do good where they were.',
    caution:
      'It is not a promise that a single life will prosper, that the job will come or the illness go. It shows what God is like toward his people, and in Christ that belongs to all who are his: the future he gives is sure, the way to it may be long.',
    beside: ['[[Jeremiah 29:12-14]]', '[[Jeremiah 29:4-7]]', '[[1 Peter 1:3-5]]'],
  },
  {
    mark: '[[Jeremiah 31:31-34]]',
    context:
      'Jerusalem is about to fall; the old covenant lies broken. In these chapters of comfort God promises something new.',
    meaning:
      'He will write his law on the heart; all will know him, and he will remember their sin no more. Jesus takes up these words at the last supper: the new covenant in my blood.',
    beside: ['[[Luke 22:19-20]]', '[[Hebrews 8:10-12]]', '[[Ezekiel 36:26-27]]'],
  },
  {
    mark: '[[Lamentations 3:22-23]]',
    context:
      'At the exact middle of five poems over a burnt city. Just before, the poet has said that his hope is gone.',
    meaning:
      'He calls something to mind, and therefore has hope: the Lord’s mercies are not used up; they are new every morning. Nothing outside has changed when he says it. The lament goes on afterwards, and the hope stands in it.',
    beside: ['[[Lamentations 3:19-21]]', '[[Lamentations 3:31-33]]', '[[Psalm 30:5]]'],
  },
  {
    mark: '[[Ezekiel 36:26-27]]',
    context:
      'To exiles who have brought their ruin on themselves. God says that he acts for the sake of his own name.',
    meaning:
      'He promises not better resolutions but a new heart: of flesh instead of stone, and his own Spirit within. What he commands, he will himself bring about.',
    beside: ['[[Jeremiah 31:33]]', '[[John 3:5-8]]', '[[2 Corinthians 5:17]]'],
  },
  {
    mark: '[[Ezekiel 37:1-14]]',
    context:
      'The exiles say: our bones are dried up, our hope is lost. God leads the prophet into a valley full of bones.',
    meaning:
      'Can these bones live? You know, says Ezekiel. Word and breath do it, in two steps. It is first of all a picture of the people that shall rise and go home; the church has heard in it also the hope of resurrection.',
    beside: ['[[Genesis 2:7]]', '[[John 5:28-29]]', '[[Romans 8:11]]'],
  },
  {
    mark: '[[Daniel 3:16-18]]',
    context:
      'Three young Jews are to bow to the king’s image or be burned. The king asks what god could save them from his hand.',
    meaning:
      'Our God is able to save us, they answer; but if not, we will still not bow. That "but if not" is faith without conditions. God does not keep them from the furnace: he is in it with them.',
    beside: ['[[Daniel 3:24-25]]', '[[Acts 5:29]]', '[[Hebrews 11:33-36]]'],
  },
  {
    mark: '[[Micah 6:8]]',
    context:
      'A lawsuit between God and his people. They ask with what gifts they should appease him, and offer more and more, their own children at last.',
    meaning:
      'He has told you what is good: to do justice, to love kindness, and to walk humbly with your God. No offering takes the place of that.',
    beside: ['[[Amos 5:21-24]]', '[[Matthew 23:23]]', '[[Hosea 6:6]]'],
  },
  {
    mark: '[[Habakkuk 3:17-19]]',
    context:
      'The prophet has argued with God and been told that the enemy will come. This is how his book ends.',
    meaning:
      'He counts up everything that may fail, figs, vines, oil, grain, sheep and cattle, which together meant hunger. Yet I will rejoice in the Lord. His joy has no other ground left, and it holds.',
    beside: ['[[Habakkuk 2:4]]', '[[Philippians 4:11-13]]', '[[Job 13:15]]'],
  },
  {
    mark: '[[Zephaniah 3:17]]',
    context: 'After three chapters of judgment, the book ends with a song.',
    meaning:
      'The Lord is in your midst, a warrior who saves; he rejoices over you, is quiet in his love, and sings. Usually people sing to God. Here he sings over his people.',
    beside: ['[[Isaiah 62:4-5]]', '[[Luke 15:7]]', '[[Psalm 149:4]]'],
  },
  {
    mark: '[[Malachi 3:10]]',
    context:
      'God accuses the people after the exile of holding back the tithe, from which priests and the poor lived (Malachi 3:5-9).',
    meaning:
      'Bring the whole tithe and put me to the test. Under Israel’s covenant, rain and harvest were bound up with faithfulness. It shows that God is not stingy with those who trust him.',
    caution:
      'It is not an investment with a return. No one may use it to press money out of the poor. The New Testament asks for giving that is willing and in proportion; whether a tenth is still the measure, churches see differently.',
    beside: ['[[2 Corinthians 9:6-8]]', '[[Mark 12:41-44]]', '[[Malachi 3:5]]'],
  },
] as const satisfies readonly FamousPassage[];
