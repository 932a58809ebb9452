import type { LedStory } from './types.ts';

/** From Palm Sunday to the first churches. */
export const STORIES_OF_THE_CHURCH: readonly LedStory[] = [
  {
    id: 'palm-sunday',
    title: 'Palm Sunday',
    signs: ['palm sunday', 'entry into jerusalem', 'triumphal entry', 'jesus rides into jerusalem'],
    heart: '[[Mark 11:1-10]]',
    parts: [
      ['[[Mark 11:1-11]]', 'A borrowed donkey, cloaks and branches.'],
      ['[[Luke 19:37-44]]', 'In the middle of the cheering he weeps.'],
      ['[[Zechariah 9:9-10]]', 'The king who takes the weapons away.'],
    ],
    kind: 'event',
    adults:
      'The king comes on a borrowed donkey, and many had hoped for another kind of king. He weeps over the city that cheers him.',
    children:
      'Jesus came to Jerusalem, riding on a young donkey. People laid their coats on the road, waved branches and shouted: hosanna, here comes the king. He had no soldiers and no sword. He was a king of peace.',
    hands: 'Palm leaves of green paper, with a word of praise on each, and a procession round the house.',
    questions: [
      'What does the donkey say?',
      'What do they want from him, and what does he want?',
      'What kind of king would you have liked?',
    ],
    childQuestions: ['What did Jesus ride on?', 'What did the people shout?', 'How would you welcome him?'],
    picture:
      'The new headmaster is expected with a car. He comes on a bicycle, and helps to carry in the chairs.',
  },
  {
    id: 'washing-the-feet',
    title: 'Jesus washes the disciples’ feet',
    signs: [
      'washing of the feet',
      'foot washing',
      'washing the disciples feet',
      'jesus washes feet',
      'footwashing',
      'maundy thursday',
    ],
    heart: '[[John 13:3-15]]',
    parts: [
      ['[[John 13:1-17]]', 'He takes a towel, and Peter will not have it.'],
      ['[[Philippians 2:5-11]]', 'He made himself low.'],
    ],
    kind: 'event',
    adults: 'Knowing that all is in his hands Jesus takes a basin in them. He washes Judas’s feet too.',
    children:
      'It was the last evening. In those days feet became dusty on the road, and washing them was a servant’s work. Jesus got up, took a towel and a bowl, and washed the feet of his friends. Not mine, said Peter. Let me, said Jesus. And you do the same for one another.',
    hands:
      'Pour warm water over one another’s hands and hold the clean towel; whoever would rather watch may watch.',
    questions: [
      'What does Jesus know before he gets up?',
      'Why does Peter refuse?',
      'What is harder for you: to serve, or to be served?',
    ],
    childQuestions: [
      'Whose job was it?',
      'Why did Peter not want it?',
      'What could you do for somebody at home?',
    ],
    picture: 'After the feast the lights are put on, and the groom stacks the chairs.',
  },
  {
    id: 'last-supper',
    title: 'The Last Supper',
    signs: ['last supper', 'the lords supper story'],
    heart: '[[Mark 14:17-25]]',
    parts: [
      ['[[Mark 14:12-26]]', 'A room, a meal, and bread that is given a new meaning.'],
      ['[[1 Corinthians 11:23-26]]', 'What Paul received and passed on.'],
    ],
    kind: 'event',
    adults:
      'Among those who will run away, deny and betray him Jesus breaks bread and gives himself. He knows it, and invites them all the same.',
    children:
      'Jesus ate with his friends for the last time before he died. He took bread, thanked God, broke it and said: this is my body, for you. He gave them the cup: this is my blood, for many. Do this and remember me.',
    hands:
      'Set a long table together, with a place card for everyone, bread, and grapes cut lengthwise for the small ones. Ask first what each may eat.',
    questions: [
      'Who sits at this table?',
      'What does he say about the bread, and about what is to come?',
      'What do you remember when you take part?',
    ],
    childQuestions: ['What did Jesus share?', 'Who was there?', 'What do we remember?'],
    picture: 'Before a long journey a father sets the table once more with everything that each one likes.',
    asks: [
      {
        words: [
          ['really', 'real', 'actual', 'actually'],
          ['blood', 'body', 'flesh'],
        ],
        answer:
          'Say first that nobody was hurt at this meal: Jesus gave his friends bread and wine. What his words mean Christians understand differently. Catholic and Orthodox Christians believe that bread and wine truly become his body and blood; Lutherans and many Anglicans that he gives himself truly in them; others that they are signs by which we remember him and he strengthens our faith. Tell what your own church believes, and that all of them remember here that Jesus gave himself for us.',
      },
    ],
  },
  {
    id: 'peter',
    title: 'Peter',
    signs: ['peter', 'simon peter', 'peters denial', 'denial of peter'],
    heart: '[[John 21:9-17]]',
    parts: [
      ['[[Luke 5:1-11]]', 'Nets, and a man who asks Jesus to go away.'],
      ['[[Luke 22:54-62]]', 'Three times, and a look.'],
      ['[[John 21:9-19]]', 'A fire of coals, fish, and three questions.'],
    ],
    kind: 'event',
    adults:
      'The loudest of the disciples promises everything, and in the same night says that he does not know Jesus. Jesus asks him three times about love, and trusts him with the sheep.',
    children:
      'Peter was the friend of Jesus. He said: I will never leave you. But when Jesus was taken away, Peter was afraid and said three times: I do not know him. The cock crowed, and Peter cried. After Easter Jesus made breakfast on the beach. Peter, do you love me? Yes, Lord. Three times he asked. Then he said: look after my sheep.',
    hands: 'A fire of twigs and tissue paper, and three fish of card: I love you, written on each.',
    questions: [
      'How does Peter get from his promise to the courtyard?',
      'Why is he asked three times?',
      'What would you like to be asked once more?',
    ],
    childQuestions: [
      'Why did Peter say that he did not know Jesus?',
      'How did he feel?',
      'What did Jesus ask him?',
    ],
    picture: 'The apprentice has ruined the big window. On Monday the master lets him carry the next one.',
  },
  {
    id: 'good-friday',
    title: 'The cross',
    signs: ['the cross', 'good friday', 'crucifixion', 'death of jesus'],
    heart: '[[Luke 23:33-43]]',
    parts: [
      ['[[Mark 14:32-42]]', 'He asks that it may pass.'],
      ['[[Luke 23:33-46]]', 'He forgives, promises, and entrusts himself.'],
      ['[[Mark 15:33-39]]', 'A cry, and a soldier who says who he was.'],
      ['[[Isaiah 53:3-6]]', 'He bore what was ours.'],
    ],
    kind: 'event',
    adults:
      'Jesus dies between two criminals, forgives those who do it, and promises one of them a place with him. Christians believe that there God took upon himself what parted us from him.',
    children:
      'Some people hated Jesus and had him killed on a cross, though he had done nothing wrong. It was very sad, and the sky grew dark. Jesus prayed for those who hurt him: Father, forgive them. He did it because he loves us. His friends laid him in a grave. But that is not the end of the story.',
    hands: 'A cross of two twigs and wool; lay it down today, and on Easter Sunday put flowers on it.',
    questions: [
      'Who speaks in this scene, and to whom does Jesus speak?',
      'What does he do for others while he is dying?',
      'What would you like to leave here?',
    ],
    childQuestions: ['What did Jesus pray?', 'Who was sad?', 'What happens on the third day?'],
    picture:
      'A mother runs into the road for her child. Afterwards the child knows for ever what it was worth to her.',
    tender:
      'For children say little of how it was done, and do not stop before Easter. For people who were beaten, say that God stands with the one who is hurt. Never tell a child that he or she did this to Jesus, and let nobody lay it on the Jewish people: Jesus, his mother and his friends were Jews.',
  },
  {
    id: 'easter',
    title: 'Easter',
    signs: ['easter', 'easter story', 'resurrection', 'resurrection of jesus', 'empty tomb', 'easter sunday'],
    heart: '[[Mark 16:1-7]]',
    parts: [
      ['[[Mark 16:1-7]]', 'Who will roll away the stone?'],
      ['[[John 20:1-18]]', 'She takes him for the gardener.'],
      ['[[Luke 24:36-43]]', 'He eats a piece of fish.'],
      ['[[1 Corinthians 15:3-8]]', 'The oldest list of witnesses.'],
    ],
    kind: 'wonder',
    adults:
      'The women come to look after a dead man, and are told that he is not there. Nobody had expected it, and all that follows in the New Testament comes from this morning.',
    children:
      'Early on Sunday three women went to the grave. Who will roll away the big stone for us? But the stone was already gone. A messenger in white said: do not be afraid. Jesus is not here, he is alive. Go and tell his friends. They ran, afraid and glad at once.',
    hands: 'A garden in a dish: earth, cress, a small cave and a round stone to roll away.',
    questions: [
      'What are the women worried about on their way?',
      'Why are they afraid at such good news?',
      'Which stone are you thinking of?',
    ],
    childQuestions: ['What did the women find?', 'What did the messenger say?', 'Whom would you tell first?'],
    picture:
      'On a grey morning somebody comes downstairs quite softly, so as not to wake the house, and the table is already laid.',
    tender:
      'Whoever has buried somebody may not be able to rejoice yet. The women came in grief and went away trembling (Mark 16:8): let nobody have to be glad today.',
  },
  {
    id: 'mary-magdalene',
    title: 'Mary Magdalene',
    signs: ['mary magdalene', 'mary of magdala'],
    heart: '[[John 20:11-18]]',
    parts: [
      ['[[Luke 8:1-3]]', 'Healed, and paying for the journey.'],
      ['[[John 19:25]]', 'She does not run away.'],
      ['[[John 20:1-18]]', 'One word, her name.'],
    ],
    kind: 'wonder',
    adults:
      'She was healed, followed, stayed at the cross, and was the first to see the risen Jesus. She knew him when he said her name.',
    children:
      'Mary Magdalene stood at the empty grave and cried. Somebody asked: why are you crying? She thought that it was the gardener. Then he said: Mary. It was Jesus. He was alive. Go and tell the others, he said, and she ran: I have seen the Lord.',
    hands: 'Write one another’s names beautifully on cards with flowers round them.',
    questions: [
      'Why does she not know him at first?',
      'What is it like to be called by one’s name?',
      'Who told you?',
    ],
    childQuestions: [
      'Why did she cry?',
      'How did she know that it was Jesus?',
      'Who says your name most kindly?',
    ],
    picture: 'In a foreign station, among a thousand people, somebody calls one’s name in the right voice.',
    tender:
      'That she was a prostitute stands nowhere in the Bible. It may be said, since many have been told otherwise.',
  },
  {
    id: 'emmaus',
    title: 'The road to Emmaus',
    signs: ['emmaus', 'road to emmaus', 'emmaus road'],
    heart: '[[Luke 24:28-35]]',
    parts: [
      ['[[Luke 24:13-24]]', 'We had hoped.'],
      ['[[Luke 24:25-27]]', 'He opens the Scriptures on the way.'],
      ['[[Luke 24:28-35]]', 'They know him by the bread.'],
    ],
    kind: 'wonder',
    adults:
      'Two who have given up are joined by someone who lets them tell everything. They know him when he breaks the bread, and go back the whole way by night.',
    children:
      'Two friends of Jesus walked to the village of Emmaus and were very sad. A man walked with them and asked: what are you talking about? They did not know that it was Jesus. In the evening they said: stay with us. At table he broke the bread, and then they saw who it was. They ran back in the dark: he is alive.',
    hands: 'Cut footprints of paper and lay the road: sad faces on the way there, glad ones on the way back.',
    questions: [
      'What do they say in their disappointment?',
      'How does Jesus begin, and what does he not do?',
      'When did your heart burn, perhaps only seen afterwards?',
    ],
    childQuestions: ['Why were they sad?', 'When did they know him?', 'Who goes along with you?'],
    picture: 'One sees only in the photograph who had been standing beside one.',
  },
  {
    id: 'thomas',
    title: 'Thomas',
    signs: ['thomas', 'doubting thomas'],
    heart: '[[John 20:24-29]]',
    parts: [
      ['[[John 11:14-16]]', 'The one who said: let us go with him and die.'],
      ['[[John 14:1-6]]', 'He says that he does not understand.'],
      ['[[John 20:19-29]]', 'He was not there, and says so.'],
    ],
    kind: 'wonder',
    adults:
      'Thomas will not say that he believes what he does not, and the others keep him with them for a week. Jesus comes again for him, and shows him his wounds.',
    children:
      'The friends told Thomas: we have seen Jesus. Thomas said: I cannot believe it unless I touch him. A week later Jesus came again. Peace be with you, he said. Thomas, give me your hand, touch. Thomas said: my Lord and my God.',
    hands:
      'Feel with closed eyes what lies in a bag. Then draw round your own hand, and write a question in it.',
    questions: [
      'What do the others do with Thomas during that week?',
      'How does Jesus treat his condition?',
      'What would you need to see?',
    ],
    childQuestions: [
      'Why did Thomas not believe it?',
      'Was Jesus cross with him?',
      'What would you like to ask?',
    ],
    picture: 'A girl does not believe that the new bicycle is hers until she may ring the bell.',
  },
  {
    id: 'ascension',
    title: 'The Ascension',
    signs: ['ascension', 'ascension day', 'jesus going up to heaven'],
    heart: '[[Acts 1:6-11]]',
    parts: [
      ['[[Luke 24:44-53]]', 'He blesses, and they go home glad.'],
      ['[[Acts 1:1-11]]', 'Why do you stand looking up?'],
      ['[[Matthew 28:16-20]]', 'With you always.'],
    ],
    kind: 'wonder',
    adults:
      'Jesus leaves blessing, and they are not sad. He is no longer in one place, and can be with everyone.',
    children:
      'Forty days after Easter Jesus was with his friends on a hill. He said: you will tell it to the whole world. I am with you always. He blessed them, and a cloud took him from their sight. They looked and looked. Two men in white said: why do you look at the sky? He will come again.',
    hands: 'Clouds of cotton wool; on the back: I am with you always.',
    questions: ['Why are they not sad?', 'What are they to do in the meantime?', 'How is he near now?'],
    childQuestions: ['What did Jesus promise?', 'Where did they look?', 'To whom can you tell it?'],
    picture:
      'The stabilisers come off, and the father has let go. The child only notices at the corner, and his voice is still behind her.',
  },
  {
    id: 'pentecost',
    title: 'Pentecost',
    signs: ['pentecost', 'whitsun', 'day of pentecost', 'coming of the holy spirit'],
    heart: '[[Acts 2:1-8]]',
    parts: [
      ['[[Acts 2:1-13]]', 'Wind, flames, and everyone’s own language.'],
      ['[[Acts 2:14-21]]', 'Peter explains: old and young, servants too.'],
      ['[[Acts 2:37-47]]', 'What they did from then on.'],
    ],
    kind: 'wonder',
    adults:
      'The disciples wait as they were told, and the Spirit of God sends them out so that strangers hear of God in their own language. So the church begins, with people being understood.',
    children:
      'Jesus had gone back to God, and his friends were waiting in a house, as he had told them. Suddenly there was a sound like a strong wind, and something like small flames rested over each of them, and hurt nobody. God’s Spirit had come: God himself, near them and in them. Now they told everybody about Jesus, and people from many countries understood them. That day is called the birthday of the church.',
    hands:
      'Headbands with a flame of red and yellow paper, or windmills for which a grown-up fixes the pins; write a greeting in as many languages as the group knows.',
    questions: [
      'What do people see, hear and say on that day?',
      'Which miracle is greater: speaking, or being understood?',
      'Where do you need wind at your back?',
    ],
    childQuestions: [
      'What was the sound like?',
      'What did the friends of Jesus do then?',
      'How do you say hello in another language?',
    ],
    picture:
      'One cannot see the wind, but one sees what it does: a kite lies in the grass, and then it pulls at the hand.',
    asks: [
      {
        words: [['hurt', 'burn', 'burned', 'burnt', 'hot', 'fire', 'flames', 'hair']],
        answer:
          'No, it hurt nobody. The Bible says that they saw something like flames, which parted and rested on each of them; it tells of nobody who was burned. Fire often shows in the Bible that God is near, as at the bush that burned for Moses and was not burned up. You may say: it was like light and warmth, and a sign that God was with them. And if a child asks how it looked exactly: I do not know, I was not there.',
      },
      {
        words: [
          ['ghost', 'who is', 'what is'],
          ['holy', 'spirit', 'ghost'],
        ],
        answer:
          'The Holy Spirit is God himself, near us, though we cannot see him. In older English he is called Holy Ghost, and that has nothing to do with ghosts that frighten. You may say: as you cannot see the wind and still feel it, so God is with us and makes people brave and kind.',
      },
    ],
  },
  {
    id: 'stephen',
    title: 'Stephen',
    signs: ['stephen', 'saint stephen', 'stoning of stephen'],
    heart: '[[Acts 7:54-60]]',
    parts: [
      ['[[Acts 6:1-7]]', 'Chosen to see that widows are fed.'],
      ['[[Acts 6:8-15]]', 'A face like an angel’s.'],
      ['[[Acts 7:54-60]]', 'He prays for those who throw.'],
    ],
    kind: 'event',
    adults:
      'A man chosen to share out bread becomes the first who dies for Jesus, with nearly the same words. A young man who looks after the coats will not forget it.',
    children:
      '(With small children tell only the beginning, to the first mention of Jesus.) Stephen helped to share out food, so that no widow was forgotten. He told people about Jesus. Some were so angry that they killed him. Stephen prayed: Lord, forgive them. A young man called Saul saw it all.',
    hands: 'Pack a small food parcel for somebody, as Stephen did.',
    questions: [
      'Which task was Stephen chosen for?',
      'Whose words do you hear in his last prayer?',
      'What may have happened in Saul that day?',
    ],
    childQuestions: ['What was Stephen’s job?', 'What did he pray?', 'Who might be forgotten here?'],
    picture: 'A man forgives aloud in a courtroom. The clerk who has to write it down stops.',
    tender:
      'With small children tell of the sharing, and leave his death out. His speech is hard on his own people, for he was a Jew as they were: let nobody turn it against Jews.',
  },
  {
    id: 'paul',
    title: 'Paul on the road to Damascus',
    signs: [
      'paul',
      'saul',
      'conversion of paul',
      'road to damascus',
      'damascus road',
      'conversion of saul',
      'apostle paul',
      'st paul',
    ],
    heart: '[[Acts 9:1-9]]',
    parts: [
      ['[[Acts 9:1-9]]', 'A light, and a question with his name in it.'],
      ['[[Acts 9:10-19]]', 'Ananias is afraid, and calls him brother.'],
      ['[[Philippians 3:4-11]]', 'How he himself reckoned it up.'],
    ],
    kind: 'wonder',
    adults:
      'A man who persecutes the church out of conviction is stopped, and has to be led by the hand. He is received by somebody who has every reason to be afraid of him.',
    children:
      'Saul hated the friends of Jesus and wanted to put them in prison. On the road a bright light shone round him, and he fell down. Saul, why do you hurt me? Who are you? I am Jesus. Saul could not see for three days. God sent Ananias to him. He was afraid, but he went and said: brother Saul. And Saul could see again, and was baptised.',
    hands:
      'Whoever likes closes the eyes and is led by the sleeve through the room, slowly and with the way clear; then speak about how it was.',
    questions: [
      'What does the question of Jesus say about those whom Saul persecutes?',
      'What does it cost Ananias to say brother?',
      'From what were you turned round, or for whom do you no longer hope it?',
    ],
    childQuestions: ['What did Saul see?', 'Who was brave?', 'Can people change?'],
    picture: 'A man drives for an hour in the wrong direction, quite sure and rather fast.',
  },
  {
    id: 'cornelius',
    title: 'Cornelius and Peter',
    signs: ['cornelius', 'peter and cornelius'],
    heart: '[[Acts 10:24-35]]',
    parts: [
      ['[[Acts 10:1-16]]', 'Two men pray in two towns.'],
      ['[[Acts 10:24-35]]', 'Peter enters a house he would not have entered.'],
      ['[[Acts 10:44-48]]', 'The Spirit is quicker than the church.'],
    ],
    kind: 'event',
    adults:
      'God has to convert Peter before Cornelius can hear the gospel. In a soldier’s living room the church becomes one of all peoples.',
    children:
      'Cornelius was a Roman soldier, and he prayed to God. Peter thought: I may not visit people like him. But God showed him: do not call anybody unclean. So Peter went to his house and said: now I see that God has no favourites. And they were baptised.',
    hands: 'A paper chain of figures with faces and clothes from many countries.',
    questions: [
      'Who has to change more in this chapter?',
      'What does Peter have to get over?',
      'Into whose house would you not go?',
    ],
    childQuestions: ['Who was Cornelius?', 'What did Peter learn?', 'Whom could you invite?'],
    picture:
      'For twenty years two families have nodded over the fence. It takes a power cut for one to come in.',
  },
  {
    id: 'ethiopian',
    title: 'Philip and the Ethiopian',
    signs: ['ethiopian', 'philip and the ethiopian', 'ethiopian eunuch'],
    heart: '[[Acts 8:26-35]]',
    parts: [
      ['[[Acts 8:26-35]]', 'A question on a desert road.'],
      ['[[Acts 8:36,38-39]]', 'Here is water; what prevents it?'],
      ['[[Isaiah 56:3-7]]', 'What the scroll promises to one like him.'],
    ],
    kind: 'event',
    adults:
      'A high official from Africa reads and does not understand, and asks for help. Philip runs, climbs up, and begins where the man is.',
    children:
      'A man from Ethiopia was riding in his carriage and reading aloud from the prophet Isaiah. God sent Philip to him. Do you understand that? How can I, if nobody explains it? Philip got in and told him about Jesus. Look, there is water, said the man, may I be baptised? And he went on his way, full of joy.',
    hands: 'A scroll of paper on two sticks, with a picture of the carriage and the water to be unrolled.',
    questions: [
      'What does Philip do before he says anything?',
      'Who could not have been part of the temple, and is baptised here?',
      'What are you reading and not understanding?',
    ],
    childQuestions: ['What was he reading?', 'What did Philip ask?', 'Whom can you ask?'],
    picture: 'Somebody stands before the ticket machine in a foreign town. Another asks: may I?',
  },
  {
    id: 'lydia',
    title: 'Lydia',
    signs: ['lydia'],
    heart: '[[Acts 16:13-15]]',
    parts: [
      ['[[Acts 16:11-15]]', 'A seller of purple listens by a river.'],
      ['[[Acts 16:35-40]]', 'Her house has become the church.'],
      ['[[Philippians 1:3-8]]', 'What Paul writes to them years later.'],
    ],
    kind: 'event',
    adults:
      'A businesswoman at a place of prayer by the river is the first person in Europe of whose baptism Acts tells. In her house the first Christians there come together.',
    children:
      'Lydia sold purple cloth. By the river some women were praying, and Paul sat down with them. God opened Lydia’s heart, and she listened. She and all in her house were baptised. Come and stay with me, she said, and so her house became a church.',
    hands: 'Colour strips of paper purple, and weave all of them into one cloth.',
    questions: [
      'What opens in this story, one after the other?',
      'What does she do with what she has?',
      'What is your house good for?',
    ],
    childQuestions: ['What did Lydia sell?', 'Where did they pray?', 'Whom could you invite home?'],
    picture:
      'The largest kitchen table in the street is never quite cleared, since somebody always sits at it.',
  },
  {
    id: 'paul-and-silas',
    title: 'Paul and Silas in prison',
    signs: ['paul and silas', 'philippian jailer', 'jailer'],
    heart: '[[Acts 16:25-34]]',
    parts: [
      ['[[Acts 16:16-24]]', 'A girl is freed, and they are beaten for it.'],
      ['[[Acts 16:25-34]]', 'They sing at midnight, and stay when the doors open.'],
    ],
    kind: 'wonder',
    adults:
      'Two beaten men sing at midnight, and do not run when the doors are open. Because they stay a jailer lives, and washes their wounds.',
    children:
      'Paul and Silas were in prison, with sore backs and their feet in wood. At midnight they sang. The other prisoners listened. Then the earth shook, and all doors flew open. The jailer was frightened: now they have run away. We are all here, called Paul. The jailer washed their wounds and gave them food, and his whole family was baptised.',
    hands: 'Paper chains that are torn at the right moment, and a song with the lights turned low.',
    questions: ['Why do they sing?', 'Why do they not leave?', 'Who listens to how you bear things?'],
    childQuestions: [
      'What did they do at midnight?',
      'Why did they stay?',
      'What do you sing when you are sad?',
    ],
    picture: 'In the ward at night somebody hums. Three beds further on somebody stops crying.',
    tender:
      'The jailer is about to kill himself, and is called back. Where that has happened near somebody, say it gently: do yourself no harm, we are all here.',
  },
  {
    id: 'barnabas',
    title: 'Barnabas',
    signs: ['barnabas'],
    heart: '[[Acts 11:22-26]]',
    parts: [
      ['[[Acts 4:36-37]]', 'The apostles call him son of encouragement.'],
      ['[[Acts 9:26-28]]', 'He vouches for the man whom all fear.'],
      ['[[Acts 11:19-26]]', 'He sees grace, is glad, and fetches Saul.'],
      ['[[Acts 15:36-40]]', 'He does not give up Mark, though it parts him from Paul.'],
    ],
    kind: 'event',
    adults:
      'Barnabas stands beside people whom others do not trust yet: Saul, the newcomers in Antioch, young Mark. Who knows whether we should have Paul’s letters without him.',
    children:
      'The apostles called him Barnabas; that means somebody who gives courage. When all were afraid of Saul, Barnabas said: I know him, he is our friend now. When young Mark had run away, Barnabas said: come along with me, try again.',
    hands: 'Write or draw a card for somebody who needs courage, and deliver it.',
    questions: [
      'What does Barnabas see in people?',
      'What does he risk?',
      'Who was a Barnabas to you, and who needs you to be one?',
    ],
    childQuestions: ['What does his name mean?', 'Whom did he help?', 'Whom can you give courage?'],
    picture:
      'At the edge of the dance floor somebody takes the new girl by the hand and says her name to the others.',
  },
];
