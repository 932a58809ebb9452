import type { FamousPassage } from '../types.ts';

export const gospelPassages = [
  {
    mark: '[[Matthew 5:3-12]]',
    context:
      'Jesus goes up a mountain, sits down as teachers do, and begins the longest of his sermons with eight blessings.',
    meaning:
      'He calls happy those whom nobody would: the poor in spirit, the mourners, the meek, the hungry for what is right. Their happiness lies in what God gives them: theirs is the kingdom. These are less conditions than a description of the people among whom God’s rule has begun.',
    beside: ['[[Luke 6:20-26]]', '[[Isaiah 61:1-3]]', '[[Psalm 37:11]]'],
  },
  {
    mark: '[[Matthew 5:13-16]]',
    context: 'Said to the disciples directly after the blessing on those who are persecuted.',
    meaning:
      'You are salt, you are light: he says what they are, not what they should become. Salt and lamp are there for something other than themselves. People are to see good works and praise the Father, not those who do them.',
    beside: ['[[Philippians 2:14-15]]', '[[John 8:12]]', '[[Matthew 6:1]]'],
  },
  {
    mark: '[[Matthew 5:38-42]]',
    context:
      'Part of the series "you have heard, but I say". Eye for eye had been a limit in court, to stop revenge from growing.',
    meaning:
      'Jesus takes revenge away altogether. A slap on the right cheek is a blow with the back of the hand, an insult: do not pay it back. He breaks the circle by giving more than is demanded, as God does.',
    caution:
      'It does not tell anyone to stay where they are beaten. Seeking safety and calling the law are not revenge.',
    beside: ['[[Romans 12:17-21]]', '[[Matthew 5:43-45]]', '[[1 Peter 2:23]]'],
  },
  {
    mark: '[[Matthew 6:9-13]]',
    context:
      'In the Sermon on the Mount, after Jesus has warned against many words and against praying to be seen.',
    meaning:
      'Three requests look to God: his name, his kingdom, his will. Three look to us: bread for today, forgiveness, protection. All of it is "our", not "my". Only one line is explained afterwards: forgiving others. The closing praise, which many churches pray, is missing in the oldest manuscripts and so stands in a note in newer translations.',
    beside: ['[[Luke 11:1-4]]', '[[Matthew 6:14-15]]', '[[Matthew 6:7-8]]'],
  },
  {
    mark: '[[Matthew 6:25-34]]',
    context:
      'Jesus has just said that one cannot serve God and money. "Therefore" is how this begins; he speaks to people for whom food was not certain.',
    meaning:
      'Look at birds and lilies: the Father feeds and clothes them, and you are worth more. Worry adds nothing. Today’s trouble is enough for today.',
    caution: 'Birds look for their food; the passage is against worry, not against work or planning.',
    beside: ['[[Philippians 4:6-7]]', '[[1 Peter 5:6-7]]', '[[Matthew 6:24]]'],
  },
  {
    mark: '[[Matthew 6:33]]',
    context:
      'The goal of the passage on worry. "These things" are what was just spoken of: food, drink and clothing.',
    meaning:
      'Seek first God’s rule and his righteousness. Who has that first need not make the rest into a god. The Father knows what is needed.',
    caution: 'It promises the necessary, not riches; and it was said by one who had nowhere to lay his head.',
    beside: ['[[Matthew 6:25-27]]', '[[Luke 12:32-34]]', '[[Philippians 4:19]]'],
  },
  {
    mark: '[[Matthew 7:1-5]]',
    context:
      'In the same sermon, which has set a high standard. Whoever hears it is in danger of measuring others by it.',
    meaning:
      'Do not condemn; for with your measure you will be measured. First the beam out of your own eye, and then you will see clearly to help your brother with his splinter.',
    caution:
      'It does not forbid calling right and wrong by their names: a few verses later Jesus tells us to beware of false prophets. It forbids doing it from above.',
    beside: ['[[John 7:24]]', '[[Romans 2:1]]', '[[Galatians 6:1]]'],
  },
  {
    mark: '[[Matthew 7:7-8]]',
    context:
      'Near the end of the Sermon on the Mount, with all its demands: where should one find the strength?',
    meaning:
      'Ask, seek, knock, and keep on doing it. The reason is the Father: if you, who are evil, give your children good things, how much more will he. Good things, it says; not everything that we ask for is one.',
    caution: 'It is no blank cheque. Jesus himself asked for a cup to pass, and it did not.',
    beside: ['[[Matthew 7:9-11]]', '[[Matthew 26:39]]', '[[1 John 5:14-15]]'],
  },
  {
    mark: '[[Matthew 11:28-30]]',
    context:
      'Towns in Galilee have not listened to Jesus. He thanks the Father that the simple see, and then says this.',
    meaning:
      'He calls those who labour and are loaded down, also with religious rules, as chapter 12 shows. He gives rest not by taking every yoke off but by giving his own, together with himself: he is gentle and lowly in heart.',
    beside: ['[[Matthew 23:4]]', '[[Jeremiah 6:16]]', '[[1 John 5:3]]'],
  },
  {
    mark: '[[Matthew 16:24-26]]',
    context: 'Peter has just confessed Jesus as the Christ, and has then tried to keep him from suffering.',
    meaning:
      'To deny oneself is to say no to oneself as lord. A cross was no burden of daily life but the way to an execution: to follow means being ready to lose everything, and so to find life.',
    caution: 'It does not mean despising oneself, nor bearing abuse without seeking help.',
    beside: ['[[Galatians 2:20]]', '[[Luke 9:23]]', '[[Philippians 3:7-8]]'],
  },
  {
    mark: '[[Matthew 18:20]]',
    context:
      'The passage is about a brother who has sinned, how to win him back, and what the church may decide and ask for together.',
    meaning:
      'Where two or three are gathered in Jesus’ name, in this hard task too, he is among them. It comforts small gatherings.',
    caution: 'It does not mean that he is absent when one person prays alone.',
    beside: ['[[Matthew 18:15-17]]', '[[Matthew 6:6]]', '[[Matthew 28:20]]'],
  },
  {
    mark: '[[Matthew 18:21-22]]',
    context:
      'Peter asks for a limit, and offers a generous one. Jesus answers with a story of a man who was let off a fortune and then choked his fellow servant for a small debt.',
    meaning: 'Seventy times seven means: stop counting. One forgives out of having been forgiven.',
    caution: 'To forgive is not the same as to trust again at once, or to go back to someone who does harm.',
    beside: ['[[Matthew 18:32-35]]', '[[Colossians 3:13]]', '[[Luke 17:3-4]]'],
  },
  {
    mark: '[[Matthew 19:26]]',
    context:
      'A rich young man has gone away sad. How hard it is for the rich, says Jesus; who then can be saved, ask the disciples.',
    meaning:
      'For people this is impossible; for God everything is possible. "This" is being saved. What no one can do for himself, God can.',
    caution: 'It is not said of every wish.',
    beside: ['[[Luke 18:26-27]]', '[[Ephesians 2:8-9]]', '[[Genesis 18:14]]'],
  },
  {
    mark: '[[Matthew 25:35-40]]',
    context: 'The last of Jesus’ great discourses closes with the judgment of the nations.',
    meaning:
      'The king counts what was done to the hungry, the stranger, the sick and the prisoner as done to himself. Those who did it had not noticed whom they met. Works of mercy do not buy the kingdom, which was prepared from the beginning; they show who belongs to it.',
    beside: ['[[James 2:14-17]]', '[[Proverbs 19:17]]', '[[Hebrews 13:2-3]]'],
  },
  {
    mark: '[[Matthew 28:18-20]]',
    context:
      'The last words of Matthew’s Gospel, to eleven disciples of whom some doubted, on a mountain in Galilee.',
    meaning:
      'The command to make disciples of all nations stands between two promises: all authority is mine, and I am with you always. Disciples are made by baptising and by teaching to keep what he commanded.',
    beside: ['[[Acts 1:8]]', '[[Matthew 1:23]]', '[[2 Timothy 2:2]]'],
  },
  {
    mark: '[[Mark 4:35-41]]',
    context:
      'After a long day of teaching Jesus says: let us go over to the other side. He is in the boat because he wished to be.',
    meaning:
      'He sleeps, they are afraid that they will die, and ask the question that many ask: do you not care? He stills the storm, and then they are afraid in another way: who is this? The story answers less "how do I get through" than "who is with me".',
    beside: ['[[Psalm 107:28-30]]', '[[Psalm 46:1-3]]', '[[Matthew 14:30-31]]'],
  },
  {
    mark: '[[Mark 9:23-24]]',
    context:
      'A father has brought his suffering son; the disciples could not help. If you can, he says to Jesus.',
    meaning:
      'I believe; help my unbelief. It is one of the most honest prayers in the Bible, and Jesus answers it. He does not wait for a faith without doubt.',
    caution:
      'That all things are possible to the believer does not mean that the sick who are not healed have believed too little.',
    beside: ['[[Jude 1:22]]', '[[Matthew 14:31]]', '[[2 Corinthians 12:8-9]]'],
  },
  {
    mark: '[[Mark 11:24]]',
    context:
      'Jesus has cleared the temple, and the fig tree has withered. He speaks of faith, prayer, and in the next verse of forgiving.',
    meaning:
      'Pray as those who trust that God hears and can move what is immovable. Faith takes hold of him, not of the strength of its own certainty.',
    caution:
      'It is not a law by which strong wishing brings things about. In Gethsemane the same Lord prays: not what I will.',
    beside: ['[[Mark 11:25]]', '[[Mark 14:36]]', '[[James 4:3]]'],
  },
  {
    mark: '[[Mark 12:28-31]]',
    context: 'In the temple, in the last week, a scribe honestly asks which commandment is first of all.',
    meaning:
      'Jesus answers with two: love God with everything, love your neighbour as yourself. They belong together; neither can be kept against the other.',
    caution:
      'The neighbour is loved "as yourself": that self-love is taken for granted as a measure, not commanded as a third thing.',
    beside: ['[[Deuteronomy 6:4-5]]', '[[Leviticus 19:18]]', '[[1 John 4:20-21]]'],
  },
  {
    mark: '[[Luke 1:37]]',
    context: 'The angel Gabriel says it to Mary, about old Elizabeth’s child and about her own.',
    meaning:
      'Nothing is impossible with God; or, as it may also be rendered, no word from him is without power. Mary answers not with a wish of her own but: let it be to me according to your word.',
    beside: ['[[Luke 1:38]]', '[[Genesis 18:14]]', '[[Jeremiah 32:17]]'],
  },
  {
    mark: '[[Luke 6:37-38]]',
    context:
      'Luke’s sermon on the plain: love your enemies, be merciful as your Father is merciful. It goes on with not judging and with forgiving.',
    meaning:
      'Give, and it will be given to you, in good measure. What is given here is first of all mercy, pardon and generosity toward others; who deals so with people lives from the same from God.',
    caution: 'It is not a promise of money for money.',
    beside: ['[[Luke 6:35-36]]', '[[2 Corinthians 9:6-8]]', '[[Matthew 7:2]]'],
  },
  {
    mark: '[[Luke 10:25-37]]',
    context: 'A teacher of the law asks who counts as his neighbour, and so where love may stop.',
    meaning:
      'Jesus tells of a man half dead, of two who pass by and of a Samaritan, the despised stranger, who stops, pays and comes back. He turns the question round: who became a neighbour? Go and do likewise.',
    beside: ['[[Leviticus 19:33-34]]', '[[James 2:8]]', '[[1 John 3:17-18]]'],
  },
  {
    mark: '[[Luke 15:11-24]]',
    context:
      'Religious people grumble that Jesus eats with sinners. He answers with a lost sheep, a lost coin, and two lost sons.',
    meaning:
      'The younger son wants his share as if the father were dead, and comes back with a speech about becoming a servant. The father runs, and does not let him finish it. Afterwards he goes out to the elder one too, who has stayed at home and is just as far away. The end is left open.',
    beside: ['[[Luke 15:25-32]]', '[[Luke 15:3-7]]', '[[Psalm 103:13]]'],
  },
  {
    mark: '[[Luke 23:34]]',
    context:
      'At the crucifixion, while soldiers divide his clothes. A few ancient manuscripts lack the sentence; most have it.',
    meaning:
      'Jesus does what he taught: he prays for those who are killing him. He finds a reason for them: they do not know what they do.',
    beside: ['[[Matthew 5:44]]', '[[Acts 7:60]]', '[[Isaiah 53:12]]'],
  },
  {
    mark: '[[John 1:1-14]]',
    context: 'John opens his Gospel with the first words of Genesis: in the beginning.',
    meaning:
      'The Word was with God and was God; through him everything came to be. And then the sentence on which everything hangs: the Word became flesh and lived among us. Who receives him is given the right to become God’s child.',
    beside: ['[[Genesis 1:1-3]]', '[[Colossians 1:15-17]]', '[[Hebrews 1:1-3]]'],
  },
  {
    mark: '[[John 3:16]]',
    context:
      'Jesus speaks by night with Nicodemus, a teacher of Israel, about being born from above. Just before, he recalls the bronze serpent in the desert, which was lifted up so that the dying might look and live (John 3:14-15).',
    meaning:
      'God’s love for the world, which John often calls hostile to God, shows itself in giving: his only Son. "So" means as much "in this way" as "so much". Whoever trusts in him has eternal life, now already. The next verse says for what he was sent: not to condemn but to save.',
    beside: ['[[John 3:17-18]]', '[[Romans 5:8]]', '[[1 John 4:9-10]]'],
  },
  {
    mark: '[[John 8:31-32]]',
    context:
      'Said in the temple to people who had begun to believe in Jesus. They object that they were never slaves of anyone.',
    meaning:
      'The truth that sets free is not knowledge in general. Whoever remains in his word will know it; and the freedom is freedom from sin, which the Son gives.',
    caution: 'It stands over many universities. In its place it speaks of Jesus.',
    beside: ['[[John 8:34-36]]', '[[John 14:6]]', '[[Galatians 5:1]]'],
  },
  {
    mark: '[[John 10:10]]',
    context:
      'Jesus calls himself the door of the sheep and the good shepherd, in contrast to leaders who cast out the man born blind (John 9).',
    meaning:
      'The thief comes to steal; he has come so that they may have life, and have it in abundance. It is the life of knowing him and being known, for which the shepherd lays down his own.',
    caution: 'Abundance here is not possessions.',
    beside: ['[[John 10:11-15]]', '[[John 17:3]]', '[[Psalm 23]]'],
  },
  {
    mark: '[[John 11:25-26]]',
    context:
      'Jesus says it to Martha, whose brother Lazarus has been in the grave for four days. She believes in a resurrection on the last day.',
    meaning:
      'I am the resurrection and the life: it is not only an event to come, it is a person who stands before her. Who trusts him will live even though he dies. Then he asks: do you believe this? And shortly afterwards he weeps.',
    beside: ['[[John 11:33-36]]', '[[1 Thessalonians 4:13-14]]', '[[1 Corinthians 15:20-22]]'],
  },
  {
    mark: '[[John 13:34-35]]',
    context: 'On the last evening, after Jesus has washed his disciples’ feet and Judas has gone out.',
    meaning:
      'The command to love is old; new is the measure: as I have loved you. By this, not by anything else, people will know his disciples.',
    beside: ['[[John 13:14-15]]', '[[1 John 3:16]]', '[[1 Corinthians 13:1-3]]'],
  },
  {
    mark: '[[John 14:1-3]]',
    context:
      'Jesus has just announced that he will go away, and that Peter will deny him. The disciples are shaken.',
    meaning:
      'He asks for trust in God and in himself. There is room in the Father’s house; he goes ahead to prepare it, and will come to fetch them. The comfort is in the end: where I am, you will be also.',
    beside: ['[[2 Corinthians 5:8]]', '[[Revelation 21:3-4]]', '[[John 14:27]]'],
  },
  {
    mark: '[[John 14:6]]',
    context: 'Thomas says honestly that they do not know where he is going; how could they know the way?',
    meaning:
      'Jesus does not describe a way, he says that he is it. Nobody comes to the Father except through him. It is said as comfort to confused friends, and it is a claim: other teachers pointed to the truth, he says that he is.',
    caution: 'It is a reason to tell of him with respect, not a weapon against people of other beliefs.',
    beside: ['[[Acts 4:12]]', '[[1 Timothy 2:3-6]]', '[[John 1:18]]'],
  },
  {
    mark: '[[John 14:13-14]]',
    context: 'In his farewell Jesus speaks of what the disciples will do when he is with the Father.',
    meaning:
      'To ask in his name is to ask as one sent by him, for what he stands for, so that the Father is glorified in the Son. In this he gives his word.',
    caution: 'His name is not a formula at the end of a prayer that makes it work.',
    beside: ['[[John 15:7]]', '[[1 John 5:14-15]]', '[[Matthew 26:39]]'],
  },
  {
    mark: '[[John 14:27]]',
    context: 'The night before the crucifixion. He who gives peace here will be arrested within hours.',
    meaning:
      'He leaves his own peace, and gives it otherwise than the world, which gives peace as long as things are quiet. Therefore: let not your heart be troubled.',
    beside: ['[[John 16:33]]', '[[Philippians 4:6-7]]', '[[Colossians 3:15]]'],
  },
  {
    mark: '[[John 15:1-8]]',
    context:
      'On the way from the last supper. The vine was a picture of Israel; Jesus says that he is the true one.',
    meaning:
      'Branches do not produce life, they receive it. Remaining is the whole task: in him, in his word, in his love. Fruit comes from that, and the Father prunes so that it be more. Without me you can do nothing, he says, and means it as relief as well.',
    beside: ['[[John 15:9-12]]', '[[Galatians 5:22-23]]', '[[Isaiah 5:1-7]]'],
  },
  {
    mark: '[[John 15:13]]',
    context: 'Said the evening before he did it. Just before stands: love one another as I have loved you.',
    meaning:
      'The greatest love is to give one’s life for one’s friends. He calls them friends, who will all have fled by midnight.',
    caution: 'It is often engraved on soldiers’ graves. It may honour such a death; it speaks first of his.',
    beside: ['[[Romans 5:6-8]]', '[[1 John 3:16]]', '[[John 10:11]]'],
  },
  {
    mark: '[[John 16:33]]',
    context: 'The last sentence before Jesus’ great prayer, on the way to his arrest.',
    meaning:
      'In the world you have trouble: he does not hide it. But take heart, I have overcome the world. He says it before the cross, as already done.',
    beside: ['[[John 14:27]]', '[[Romans 8:35-37]]', '[[1 John 5:4-5]]'],
  },
] as const satisfies readonly FamousPassage[];
