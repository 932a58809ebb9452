import type { LedStory } from './types.ts';

/** What the Gospels tell of Jesus and of those who met him, up to Palm Sunday. */
export const STORIES_OF_JESUS: readonly LedStory[] = [
  {
    id: 'nativity',
    title: 'The birth of Jesus',
    signs: ['birth of jesus', 'nativity', 'christmas', 'christmas story', 'shepherds', 'bethlehem'],
    heart: '[[Luke 2:8-16]]',
    parts: [
      ['[[Luke 1:26-38]]', 'A young woman in Nazareth is greeted, and says yes.'],
      ['[[Luke 2:1-7]]', 'A journey because of a tax, and a manger.'],
      ['[[Luke 2:8-20]]', 'Night workers hear it first.'],
      ['[[Matthew 2:1-12]]', 'Foreigners follow a star, and a king is afraid.'],
    ],
    kind: 'wonder',
    adults:
      'The Son of God is born far from home and laid in a feeding trough, and the first to be told are men on the night shift. Nothing about the place is grand; the joy is.',
    children:
      'Mary and Joseph had to travel to Bethlehem. It was full, and there was no room for them. That night Mary’s baby was born. She wrapped him up and laid him in a manger, where animals eat. Outside shepherds were watching their sheep. An angel came, and it was bright: do not be afraid, your Saviour is born. They ran, and found the baby, just as the angel had said.',
    hands: 'A manger of half a matchbox or folded card with straw, and each lays in something for the child.',
    questions: [
      'Who is told first, and who only by roundabout ways?',
      'What is the sign that the shepherds are given? Why this one?',
      'Where would you not look for God?',
    ],
    childQuestions: [
      'Where did Mary lay the baby?',
      'Why were the shepherds afraid?',
      'Whom would you have told?',
    ],
    picture:
      'The removal van is late and the cot is somewhere in it. So the child sleeps in a drawer, and everybody comes to look.',
    asks: [
      {
        words: [['santa', 'father christmas']],
        answer:
          'Leave that to the parents. You may say: Christmas has many customs, and today I want to tell you what it is all about, the birthday of Jesus.',
      },
    ],
  },
  {
    id: 'mary',
    title: 'Mary, the mother of Jesus',
    signs: [
      'mary',
      'mary mother of jesus',
      'mary the mother of jesus',
      'virgin mary',
      'magnificat',
      'annunciation',
    ],
    heart: '[[Luke 1:26-38]]',
    parts: [
      ['[[Luke 1:26-38]]', 'She asks how, and says yes.'],
      ['[[Luke 1:46-55]]', 'A song about thrones and the hungry.'],
      ['[[Luke 2:33-35]]', 'A sword is spoken of.'],
      ['[[John 19:25-27]]', 'She stands by the cross, and is given a home.'],
    ],
    kind: 'wonder',
    adults:
      'A young woman in a small town is asked for more than she can understand, puts one question, and says yes. Her way goes from the song to the cross, and she is still there when the disciples pray.',
    children:
      'Mary lived in Nazareth. An angel came to her: do not be afraid, God is with you. You will have a son, and he is God’s Son. Mary asked: how can that be? God can do it, said the angel. Yes, said Mary, I am ready. She went to her cousin Elizabeth, and they were so glad that Mary sang.',
    hands: 'Write or draw a line of Mary’s song each, and glue them into one long banner.',
    questions: [
      'What does Mary ask, and what does she not ask?',
      'What does her song say about the powerful and the poor?',
      'To what have you said yes without seeing the whole way?',
    ],
    childQuestions: [
      'What did the angel say first?',
      'How did Mary feel?',
      'What song do you sing when you are glad?',
    ],
    picture: 'Somebody signs for a parcel that is larger than the doorway.',
  },
  {
    id: 'wise-men',
    title: 'The wise men',
    signs: ['wise men', 'magi', 'three kings', 'epiphany', 'herod and the wise men'],
    heart: '[[Matthew 2:1-11]]',
    parts: [
      ['[[Matthew 2:1-12]]', 'Those from far off look for him, and the king is afraid.'],
      ['[[Matthew 2:13-18]]', 'The child becomes a refugee.'],
      ['[[Isaiah 60:1-6]]', 'Nations come to the light.'],
    ],
    kind: 'event',
    adults:
      'Foreign scholars come a long way to a child whom the learned of Jerusalem could have found in two hours. They go home by another road.',
    children:
      'Wise men in the east saw a star. A king is born, they said, and set out. They asked in Jerusalem, and King Herod heard of it and was afraid. In Bethlehem, said the teachers. The star led them to the house. There they found Jesus with his mother. They knelt down and gave him gold, incense and myrrh.',
    hands: 'Stars with long tails of ribbon, and three small boxes covered with gold paper.',
    questions: [
      'Who knows where the child is to be born, and who goes?',
      'What do they give, and what do they take home?',
      'What sets you on the way?',
    ],
    childQuestions: ['What did they follow?', 'What did they bring?', 'What would you like to give Jesus?'],
    picture:
      'The family opposite comes by plane to the grandmother’s birthday. The grandson from next door had no time.',
    tender:
      'Herod has children killed. With small children stop at verse 12. That they were three, and kings, is a later custom: Matthew says neither.',
  },
  {
    id: 'simeon-and-anna',
    title: 'Simeon and Anna',
    signs: ['simeon and anna', 'simeon', 'anna', 'anna the prophetess', 'candlemas', 'anna and simeon'],
    heart: '[[Luke 2:25-35]]',
    parts: [
      ['[[Luke 2:22-35]]', 'Simeon holds in his arms what he has waited for.'],
      ['[[Luke 2:36-38]]', 'Anna, a widow of great age, tells those who wait as she does.'],
    ],
    kind: 'event',
    adults:
      'Two people who have waited long recognise a poor couple’s baby among all the others in the temple. One can now die in peace, and the other begins to tell it.',
    children:
      'Simeon had waited a long time. God had promised him: before you die you will see the Saviour. One day Mary and Joseph brought the baby Jesus to the temple. Simeon took him in his arms. Now I have seen him, he said. And Anna, who was very old, saw him too, thanked God, and told others of him.',
    hands:
      'Make candles or lanterns of paper, to be taken to old people together with a grown-up from the family.',
    questions: [
      'What is told of the years that the two have waited?',
      'What does Simeon tell Mary that she would rather not hear?',
      'For what have you waited long?',
    ],
    childQuestions: [
      'Why was Simeon so glad?',
      'What did Anna do?',
      'Which old person could your family visit?',
    ],
    picture: 'On the platform stands an old man who meets every train. One day he takes off his hat.',
  },
  {
    id: 'john-the-baptist',
    title: 'John the Baptist',
    signs: ['john the baptist', 'baptism of jesus'],
    heart: '[[Mark 1:4-11]]',
    parts: [
      ['[[Luke 1:57-66]]', 'He is given a name that nobody in the family has.'],
      ['[[Luke 3:7-14]]', 'What shall we do? Very plain answers.'],
      ['[[Mark 1:4-11]]', 'He baptises the one whose sandals he is not worthy to untie.'],
      ['[[Matthew 11:2-11]]', 'In prison he has to ask.'],
    ],
    kind: 'event',
    adults:
      'John calls a whole country to turn round and points away from himself. In prison even he has to ask whether Jesus is the one, and Jesus speaks of nobody more highly.',
    children:
      'John lived in the desert, wore a coat of camel hair and ate locusts and honey. He called: turn round to God, someone greater is coming. Many people were baptised in the river. Then Jesus came too. When he came out of the water a voice said: you are my beloved Son.',
    hands: 'A dove of paper hung on a thread above blue cloth.',
    questions: [
      'What does John answer to those who ask what they should do?',
      'Why might a man like him have to ask, and how does Jesus answer?',
      'Where do you find it hard to step aside for somebody?',
    ],
    childQuestions: ['What did John eat?', 'What did the voice say?', 'What would you like to begin anew?'],
    picture: 'The one who introduces the speaker says the name, goes to the side, and claps.',
    tender: 'His death belongs to Mark 6. With children it can be left out.',
  },
  {
    id: 'temptation-of-jesus',
    title: 'Jesus in the desert',
    signs: ['temptation of jesus', 'jesus in the wilderness', 'jesus in the desert', 'jesus tempted'],
    heart: '[[Matthew 4:1-11]]',
    parts: [
      ['[[Matthew 4:1-11]]', 'Three offers, and three words of Scripture.'],
      ['[[Deuteronomy 8:1-5]]', 'The page that Jesus answers from.'],
      ['[[Hebrews 4:14-16]]', 'He knows what it is like.'],
    ],
    kind: 'event',
    adults:
      'After forty days without food Jesus is offered bread, safety and power, each as a short way. He takes none, and answers from a book he knows by heart.',
    children:
      'Jesus was in the desert for forty days and ate nothing, and he was very hungry. The devil said: make bread out of stones. Jump down from the temple. I will give you the whole world. Each time Jesus said no, with words from the Bible. Then angels came and looked after him.',
    hands: 'Stones from the garden: write on each a short word of the Bible to hold on to.',
    questions: [
      'What is good about each of the three offers?',
      'How does the tempter use the Bible, and how does Jesus?',
      'When are you most easily got at?',
    ],
    childQuestions: ['Why was Jesus hungry?', 'What did he say?', 'What helps you to say no?'],
    picture:
      'Somebody leaves the supermarket hungry, and finds everything in the bag except what was on the list.',
  },
  {
    id: 'cana',
    title: 'The wedding at Cana',
    signs: ['wedding at cana', 'cana', 'water into wine', 'wedding in cana'],
    heart: '[[John 2:1-11]]',
    parts: [
      ['[[John 2:1-11]]', 'Six jars filled to the brim, and servants who know.'],
      ['[[Isaiah 25:6-9]]', 'A feast for all peoples is promised.'],
    ],
    kind: 'wonder',
    adults:
      'At a village wedding the wine has run out, and Jesus saves the feast without the guests noticing. It is his first sign, and what it shows is plenty.',
    children:
      'Jesus was at a wedding. In the middle of the party the wine was all gone. His mother told him, and said to the servants: do whatever he says. Jesus said: fill the big jars with water. They carried some to the head of the feast. He tasted it: what good wine, where does it come from? Only the servants knew.',
    hands: 'Make jars of clay, or a garland for a feast with the names of everybody.',
    questions: [
      'Who notices the miracle, and who only enjoys it?',
      'Why might John tell this as the first sign?',
      'What has run out with you?',
    ],
    childQuestions: [
      'What had run out?',
      'Who knew where the wine came from?',
      'What makes a feast a feast?',
    ],
    picture:
      'The cake has fallen in the kitchen. Ten minutes later a neighbour brings three, and the children never hear of it.',
    tender: 'For someone who has stopped drinking, speak of the feast and the plenty, and pour no wine.',
  },
  {
    id: 'nicodemus',
    title: 'Nicodemus',
    signs: ['nicodemus', 'born again', 'nicodemus and jesus'],
    heart: '[[John 3:1-10]]',
    parts: [
      ['[[John 3:1-15]]', 'A learned man comes by night with questions.'],
      ['[[John 3:16-21]]', 'How God has loved the world.'],
      ['[[John 7:50-52]]', 'He says one careful sentence.'],
      ['[[John 19:38-42]]', 'At last he comes by day.'],
    ],
    kind: 'event',
    adults:
      'A respected teacher comes by night, is told that he must begin at the beginning, and goes without our hearing whether he has understood. Two more times he appears, each time more openly.',
    children:
      'Nicodemus was a teacher and knew a lot. He wanted to talk with Jesus, and came to him at night. Jesus said: you must be born anew. How can that be, asked Nicodemus, I am old? Jesus said: it is like the wind, you cannot see it but you hear it. God’s Spirit makes you new.',
    hands: 'Windmills of paper (a grown-up fixes the pins): blow, and see what the wind does.',
    questions: [
      'Why might he have come by night?',
      'What can he not understand with all his learning?',
      'What would you ask if nobody saw you come?',
    ],
    childQuestions: ['When did he come?', 'Can you see the wind?', 'What would you ask Jesus?'],
    picture: 'A professor sits in the beginners’ course for swimming, in the shallow end.',
  },
  {
    id: 'woman-at-the-well',
    title: 'The woman at the well',
    signs: ['woman at the well', 'samaritan woman', 'living water'],
    heart: '[[John 4:5-15]]',
    parts: [
      ['[[John 4:5-15]]', 'A tired man asks for a drink.'],
      ['[[John 4:16-26]]', 'He knows her life and goes on talking.'],
      ['[[John 4:27-30,39-42]]', 'She leaves the jar and brings the town.'],
    ],
    kind: 'event',
    adults:
      'Jesus asks a favour of a woman with whom nobody would have expected him to speak, knows all about her, and takes her questions seriously. She becomes the first to bring a whole town.',
    children:
      'Jesus was tired and sat down by a well. A woman came for water. He asked her: would you give me a drink? She was surprised: you talk to me? Jesus knew all about her life, and he was kind to her. I can give you living water, he said. She left her jar and ran to tell the others.',
    hands: 'A paper cup on a string becomes a bucket; write on drops of blue paper what you thirst for.',
    questions: [
      'Which walls does Jesus pass by asking for water?',
      'How does he speak of her life, and what does he leave out?',
      'What do you come to fetch again and again?',
    ],
    childQuestions: [
      'Why was she surprised?',
      'What did Jesus know?',
      'To whom could you say a friendly word?',
    ],
    picture:
      'At the school gate a mother always stands apart. Somebody asks her whether she has a tissue, and so it begins.',
    tender:
      'It is not said why she had five husbands; widows and wives who were sent away had little choice. Do not make more of it than Jesus does.',
  },
  {
    id: 'four-friends',
    title: 'The four friends and the roof',
    signs: [
      'paralysed man',
      'paralyzed man',
      'four friends',
      'man through the roof',
      'man lowered through the roof',
      'paralytic',
      'hole in the roof',
    ],
    heart: '[[Mark 2:1-12]]',
    parts: [['[[Mark 2:1-12]]', 'They dig through a roof, and he begins with forgiveness.']],
    kind: 'wonder',
    adults:
      'Four people carry one who cannot walk, and let no door stop them. Jesus sees their faith, forgives the man, and then sends him home on his own feet.',
    children:
      'A man could not walk. Four people carried him and wanted to bring him to Jesus, but the house was full to the door. So they climbed on the roof, made a hole, and let their friend down on his mat. Jesus looked at him: my son, your sins are forgiven. Then he said: get up, take your mat and go home. And he got up.',
    hands: 'A shoebox with a hole in the lid, and a mat on four strings to be let down.',
    questions: [
      'Whose faith does Jesus see?',
      'Why does he begin with forgiveness?',
      'Who carries you, and whom do you carry?',
    ],
    childQuestions: [
      'How did they get in?',
      'What do you think the owner of the house said?',
      'How can you help a friend?',
    ],
    picture: 'Four people lift a pram up the station stairs, each by one wheel, and hardly know one another.',
    tender:
      'Speak carefully of healing where somebody lives with a disability. The man is no example of weak or strong faith; the four friends and Jesus act.',
  },
  {
    id: 'calming-the-storm',
    title: 'Jesus stills the storm',
    signs: [
      'calming of the storm',
      'jesus calms the storm',
      'stilling of the storm',
      'calming the storm',
      'storm on the lake',
      'jesus calming the storm',
      'jesus stills the storm',
      'stilling the storm',
      'jesus and the storm',
    ],
    heart: '[[Mark 4:35-41]]',
    parts: [
      ['[[Mark 4:35-41]]', 'He sleeps on a cushion while the boat fills.'],
      ['[[Psalm 107:23-31]]', 'Sailors cry, and reach the harbour.'],
    ],
    kind: 'wonder',
    adults:
      'Experienced fishermen are afraid of dying, and Jesus is asleep. He does not scold them before he has calmed the water, and afterwards they are more afraid than before.',
    children:
      'Jesus and his friends were in a boat. A big storm came up, and water splashed in. Jesus was asleep. They woke him: do you not care? Jesus stood up and said to the wind and the waves: be quiet. And it was quite still. Why are you so afraid, he asked, do you not trust me yet? And they said: who is he, that even the wind and the waves obey him?',
    hands: 'A boat of folded paper on a blue cloth that all shake, wildly and then not at all.',
    questions: [
      'What do the disciples say to Jesus, and what is behind it?',
      'Why are they still afraid when it is calm?',
      'What is your storm, and what would you say to him?',
    ],
    childQuestions: [
      'Who was asleep?',
      'What did Jesus say to the wind?',
      'What do you do when you are afraid?',
    ],
    picture: 'In the aeroplane the grown-ups grip their seats. A child sleeps: her father is the pilot.',
  },
  {
    id: 'feeding-of-the-five-thousand',
    title: 'The feeding of the five thousand',
    signs: [
      'feeding of the five thousand',
      'feeding of the 5000',
      'feeding the 5000',
      'feeding the five thousand',
      'loaves and fishes',
      'five loaves and two fish',
      'loaves and fish',
    ],
    heart: '[[John 6:5-13]]',
    parts: [
      ['[[Mark 6:30-44]]', 'He is moved, and tells them to feed the people.'],
      ['[[John 6:1-15]]', 'A boy’s lunch, and twelve baskets.'],
      ['[[John 6:26-35]]', 'What the bread points at.'],
    ],
    kind: 'wonder',
    adults:
      'The disciples reckon what it would cost, and there is a boy with five loaves and two fish. In the hands of Jesus it is enough, and what is left over is gathered.',
    children:
      'Many people had listened to Jesus all day, and they were hungry. A boy had five loaves and two fish. What is that for so many, said a disciple. Jesus took the bread, thanked God, and had it shared out, and the fish too. Everybody had enough, and twelve baskets were left over.',
    hands:
      'Fold paper baskets, or share a large loaf so that everyone has some. Ask first what each may eat.',
    questions: [
      'What do the disciples see, and what does Jesus see?',
      'What do you have that seems too little?',
      'Why are the pieces gathered?',
    ],
    childQuestions: [
      'What did the boy have?',
      'Would you have given your lunch away?',
      'What can you share?',
    ],
    picture:
      'A pot of soup for four, and eleven at the door. Somebody adds water, somebody brings bread, and it becomes the evening of which they still speak.',
  },
  {
    id: 'walking-on-water',
    title: 'Peter on the water',
    signs: ['walking on water', 'peter walking on water', 'peter on the water', 'jesus walks on water'],
    heart: '[[Matthew 14:24-33]]',
    parts: [['[[Matthew 14:22-33]]', 'One gets out of the boat, and looks at the wind.']],
    kind: 'wonder',
    adults:
      'Peter gets out of the boat at a word, and sinks when he looks at the waves. A prayer of three words is enough, and the hand is there at once.',
    children:
      'It was night, and the friends of Jesus were rowing against the wind. Somebody came over the water. They were frightened: a ghost. It is I, said Jesus, do not be afraid. Peter said: let me come to you. He got out and walked. Then he saw the high waves and began to sink. Lord, save me, he called, and Jesus took his hand at once.',
    hands: 'Draw round everyone’s hand and put them together in pairs, one holding the other.',
    questions: [
      'What makes Peter get out, and what makes him sink?',
      'How long does it take until Jesus holds him?',
      'What is the boat that you would have to leave?',
    ],
    childQuestions: ['What did Peter call?', 'What did Jesus do at once?', 'Who takes your hand?'],
    picture:
      'A child learns to ride a bicycle and rides as long as she looks ahead. When she looks round for the hand she wobbles, and it is there.',
  },
  {
    id: 'jairus-and-the-woman',
    title: 'Jairus’s daughter and the woman in the crowd',
    signs: [
      'jairus',
      'jairus daughter',
      'jairuss daughter',
      'woman with the issue of blood',
      'woman who touched jesus',
      'woman in the crowd',
      'hem of his garment',
    ],
    heart: '[[Mark 5:25-34]]',
    parts: [
      ['[[Mark 5:21-34]]', 'A father is in haste, and a woman holds everything up.'],
      ['[[Mark 5:35-43]]', 'Too late, they say; and she is given something to eat.'],
    ],
    kind: 'wonder',
    adults:
      'On the way to a dying girl Jesus stops for a woman whom nobody was to notice. He has time for both, for the important man and for her whom he calls daughter.',
    children:
      'The daughter of Jairus was very ill, and Jesus went with him. In the crowd a woman touched his coat quite secretly. She had been ill for twelve years, and now she was well. Who touched me, asked Jesus, and was kind to her. Then people came: it is too late, the girl has died. Do not be afraid, said Jesus. He took the girl’s hand: get up. She stood up, and he said: give her something to eat.',
    hands: 'Finger-print a hem on a strip of cloth, one print for each child.',
    questions: [
      'What is the waiting like for Jairus?',
      'Why does Jesus not let the woman go away unseen?',
      'Which interruptions do you have no time for?',
    ],
    childQuestions: [
      'How did the father feel?',
      'What did the woman touch?',
      'What did Jesus want the girl to have?',
    ],
    picture: 'The doctor on the way to an emergency stops for a whole minute with the cleaner who is crying.',
    tender: 'Parents who have lost a child hear: why not ours? Say that you do not know, and do not explain.',
  },
  {
    id: 'bartimaeus',
    title: 'Bartimaeus',
    signs: ['bartimaeus', 'blind bartimaeus'],
    heart: '[[Mark 10:46-52]]',
    parts: [['[[Mark 10:46-52]]', 'He shouts louder when they hush him.']],
    kind: 'wonder',
    adults:
      'A blind beggar shouts although he is told to be quiet, and Jesus stands still. He asks what the man wants, and does not suppose that he knows.',
    children:
      'Bartimaeus was blind and sat by the road. He heard that Jesus was coming and called: Jesus, have mercy on me. Be quiet, said the people. He called even louder. Jesus stopped: call him. Bartimaeus threw off his coat and jumped up. What do you want? I want to see. And he saw, and went with him.',
    hands:
      'Feel things in a bag with eyes closed; then open your eyes, and draw what you are glad to see. Where a child does not see, let all make something that can be felt.',
    questions: [
      'Who hushes him, and why?',
      'Why does Jesus ask something so obvious?',
      'What would you answer?',
    ],
    childQuestions: ['What did the people say?', 'What did Bartimaeus ask for?', 'Whom should we not hush?'],
    picture: 'In the noise of the canteen one teacher hears which child it is.',
    tender:
      'Speak carefully where somebody is blind, or has prayed long to be healed: the story does not say that those who are not healed have too little faith. Let it be about being heard.',
  },
  {
    id: 'zacchaeus',
    title: 'Zacchaeus',
    signs: ['zacchaeus', 'zaccheus', 'zacheus'],
    heart: '[[Luke 19:1-10]]',
    parts: [['[[Luke 19:1-10]]', 'A rich man in a tree is called by his name.']],
    kind: 'event',
    adults:
      'A rich tax collector, whom they call a sinner, climbs a tree to see Jesus and is invited to be his host. First comes the visit, and then he changes.',
    children:
      'Zacchaeus collected taxes and was very rich. People said: he is a bad man. He wanted to see Jesus, but he was too small, so he climbed a tree. Jesus stopped and looked up: Zacchaeus, come down, I want to come to your house today. Zacchaeus was so glad. He said: I will give half of all I have to the poor, and if I have cheated anybody I will give back four times as much.',
    hands: 'A tree of card with a Zacchaeus on a clothes peg, who can go up and down.',
    questions: [
      'What comes first: the visit or the change?',
      'Who grumbles, and what do they miss?',
      'To whose house would you not have expected him to go?',
    ],
    childQuestions: ['Why was he in the tree?', 'What did Jesus call out?', 'What would you give back?'],
    picture: 'The boy who took the ball is chosen to look after the ball.',
  },
  {
    id: 'martha-and-mary',
    title: 'Martha and Mary',
    signs: ['martha and mary', 'mary and martha', 'martha', 'mary of bethany'],
    heart: '[[Luke 10:38-42]]',
    parts: [
      ['[[Luke 10:38-42]]', 'One is pulled apart, the other sits.'],
      ['[[John 11:17-27]]', 'It is Martha who says who he is.'],
      ['[[John 12:1-8]]', 'Martha serves and Mary anoints, and Jesus defends Mary.'],
    ],
    kind: 'event',
    adults:
      'Two sisters love Jesus, one with her hands and one with her ears. He defends the one who listens, and later Martha makes the great confession.',
    children:
      'Jesus came to visit Martha and Mary. Martha had a great deal to do for her guests. Mary sat down and listened to Jesus. Martha was cross: tell her to help me. Martha, Martha, said Jesus, you worry about so much. Mary has chosen what is good, and nobody shall take it from her.',
    hands: 'A place mat with two sides: things to do on one, an ear on the other. Turn it over at home.',
    questions: [
      'What does Martha reproach Jesus with?',
      'What does he say to her, and what does he not say?',
      'Which of the two is neglected in you?',
    ],
    childQuestions: ['What did Martha do?', 'What did Mary do?', 'When do you sit and listen?'],
    picture:
      'The guests have left, and the hostess does not remember what anyone said. The washing-up is perfect.',
  },
  {
    id: 'lazarus',
    title: 'Lazarus',
    signs: ['lazarus', 'raising of lazarus'],
    heart: '[[John 11:32-44]]',
    parts: [
      ['[[John 11:1-16]]', 'He stays two days longer.'],
      ['[[John 11:17-27]]', 'If you had been here.'],
      ['[[John 11:28-44]]', 'Jesus weeps, and then calls a name.'],
    ],
    kind: 'wonder',
    adults:
      'Both sisters say the same to Jesus: if you had been here. He gives the one a word and the other tears, and then he goes to the grave.',
    children:
      'Lazarus was the friend of Jesus, and he became ill and died. His sisters cried, and Jesus cried too. He went to the grave and said: take the stone away. Then he called: Lazarus, come out. And Lazarus came out, still wrapped up, alive.',
    hands:
      'Wrap a small doll or a peg in strips of paper, and unwrap it at the right word. Do not wrap up a child.',
    questions: [
      'The sisters say the same sentence. How does Jesus answer each?',
      'Why does he weep if he knows what he is going to do?',
      'What have you said to God that begins with: if you had been here?',
    ],
    childQuestions: ['Why did Jesus cry?', 'What did he call?', 'Whom can you go to when you are sad?'],
    picture:
      'At the door of a house of mourning one person has flowers and another only a wet face. Both are let in.',
    tender:
      'Whoever has buried someone knows that their dead did not come out. Say so. Lazarus came back to a life in which people die; the story points at what Jesus says of himself in verse 25.',
  },
  {
    id: 'good-samaritan',
    title: 'The Good Samaritan',
    signs: ['good samaritan', 'parable of the good samaritan'],
    heart: '[[Luke 10:30-37]]',
    parts: [['[[Luke 10:25-37]]', 'Who is my neighbour? becomes: to whom are you one?']],
    kind: 'parable',
    adults:
      'Asked how far one’s duty goes, Jesus tells of a man who is helped by the one he would have despised. He turns the question round.',
    children:
      'A man was walking on a lonely road. Robbers beat him and took everything. A priest came by and looked away. A helper from the temple came and looked away. Then a man from Samaria came. The people who heard the story did not like those from there. He stopped, put bandages on him, set him on his donkey and paid for the inn. Do the same, said Jesus.',
    hands: 'Bandage one another with crêpe paper; or fill a small first-aid bag for the group.',
    questions: [
      'How does the lawyer’s question change in the mouth of Jesus?',
      'Who would be the Samaritan today, told in your town?',
      'What would it cost to stop?',
    ],
    childQuestions: [
      'Who went past?',
      'Who helped, and how?',
      'Whom could you help, and when would you fetch a grown-up?',
    ],
    picture: 'With a flat tyre in the rain one watches the cars with the fish stickers. A motorbike stops.',
  },
  {
    id: 'prodigal-son',
    title: 'The prodigal son',
    signs: ['prodigal son', 'lost son', 'parable of the prodigal son', 'parable of the lost son', 'prodigal'],
    heart: '[[Luke 15:17-24]]',
    parts: [
      ['[[Luke 15:11-16]]', 'A share, a far country, and hunger.'],
      ['[[Luke 15:17-24]]', 'A prepared speech, and a father who runs.'],
      ['[[Luke 15:25-32]]', 'The one who stayed stands outside.'],
    ],
    kind: 'parable',
    adults:
      'A son treats his father as if he were dead, loses everything, and comes back with a plan to be a servant. The father does not let him finish.',
    children:
      'A father had two sons. The younger said: give me my money now. He went far away and spent it all. In the end he looked after pigs and was hungry. I will go home, he thought, and say sorry. His father saw him from far away, and ran, and hugged him. Quick, bring new clothes, we will have a feast: my son was lost, and is found.',
    hands:
      'A path of footprints on a roll of paper, away on one side and home on the other, with open arms at the end.',
    questions: [
      'What does the son want to say, and which part of it does he not get to say?',
      'What does the father do that a gentleman of that time did not?',
      'Where in the story are you at present?',
    ],
    childQuestions: [
      'Why did he go home?',
      'What did the father do?',
      'How do you feel when somebody forgives you?',
    ],
    picture:
      'Every evening a lamp burns in one kitchen window until the last one has come home, and nobody says a word about the hour.',
    tender:
      'Somebody may be waiting for a child, or have had no father who would run. Say that Jesus tells of God here, and that nobody has to have known it at home.',
  },
  {
    id: 'elder-brother',
    title: 'The elder brother',
    signs: ['elder brother', 'older brother', 'elder son', 'older son'],
    heart: '[[Luke 15:25-32]]',
    parts: [
      ['[[Luke 15:1-3]]', 'To whom Jesus tells it: people who grumble.'],
      ['[[Luke 15:25-32]]', 'He hears music, and will not go in.'],
    ],
    kind: 'parable',
    adults:
      'The son who stayed has been as far from his father as the one who left, and nobody noticed, himself least. The father comes out to him too, and the story does not say whether he went in.',
    children:
      'The big brother had always worked hard. He came home from the field and heard music. What is that? Your brother is back. He was so angry that he would not go in. It is not fair, he said. His father came out to him: my child, you are always with me, and all that is mine is yours. Come in and be glad.',
    hands:
      'A door of card with the feast behind it: draw who stands outside, and write what would help to come in.',
    questions: [
      'What does the elder brother say of himself, of his father and of his brother? Listen to his words.',
      'What does he lack, though everything is his?',
      'The story ends at the door. What keeps you outside?',
    ],
    childQuestions: [
      'Why was the big brother angry?',
      'What did the father say to him?',
      'Would you have gone in?',
    ],
    picture:
      'A woman washes up loudly in the kitchen while the others laugh in the next room. Nobody asked her to; she is waiting for somebody to notice.',
  },
  {
    id: 'lost-sheep',
    title: 'The lost sheep',
    signs: ['lost sheep', 'parable of the lost sheep', 'lost coin'],
    heart: '[[Luke 15:3-7]]',
    parts: [
      ['[[Luke 15:1-10]]', 'A sheep, a coin, and a feast for each.'],
      ['[[Matthew 18:12-14]]', 'Not one of these little ones.'],
      ['[[Ezekiel 34:11-16]]', 'God himself will look for them.'],
    ],
    kind: 'parable',
    adults:
      'Jesus answers those who complain about his company with a shepherd who goes after one. The joy is greater than the trouble.',
    children:
      'A shepherd had a hundred sheep, and one was lost. He left the ninety-nine and went to look for it until he found it. He laid it on his shoulders and carried it home, and called his friends: be glad with me, I have found my sheep.',
    hands: 'Sheep of cotton wool on card; one is hidden in the room, and all look for it.',
    questions: [
      'Who hears this story first, and what have they said?',
      'What does the shepherd do when he has found it?',
      'Who is missing among us?',
    ],
    childQuestions: [
      'How many were left?',
      'How did the shepherd carry it?',
      'Have you ever been lost, and who found you?',
    ],
    picture: 'On the school trip the bus waits for one child, and nobody says: the other forty are here.',
  },
  {
    id: 'sower',
    title: 'The sower',
    signs: ['sower', 'parable of the sower', 'parable of the soils', 'four soils'],
    heart: '[[Mark 4:3-9]]',
    parts: [
      ['[[Mark 4:1-9]]', 'Seed everywhere, even on the path.'],
      ['[[Mark 4:13-20]]', 'What he tells the disciples about it.'],
      ['[[Isaiah 55:10-11]]', 'The word does not come back empty.'],
    ],
    kind: 'parable',
    adults:
      'A farmer sows as if seed cost nothing, and much of it is lost. What takes root makes up for everything.',
    children:
      'A farmer went out to sow. Some seed fell on the path, and birds ate it. Some fell on stones; it came up fast and dried. Some fell among thorns and could not breathe. And some fell in good earth, and grew, thirty, sixty, a hundred grains from one. God’s word is like the seed.',
    hands: 'Sow cress on cotton wool, on stones and in earth, and look next week.',
    questions: [
      'Why does he sow on the path too?',
      'Which of the soils are you, this month?',
      'What chokes what was sown in you?',
    ],
    childQuestions: ['Where did the seed fall?', 'What does a seed need?', 'What helps you to remember?'],
    picture: 'A teacher tells thirty children the same thing. Twenty years later one writes a letter.',
  },
  {
    id: 'talents',
    title: 'The talents',
    signs: ['talents', 'parable of the talents', 'ten talents'],
    heart: '[[Matthew 25:14-23]]',
    parts: [
      ['[[Matthew 25:14-30]]', 'Two dare something, and one digs a hole.'],
      ['[[1 Peter 4:10-11]]', 'To each a gift, for one another.'],
    ],
    kind: 'parable',
    adults:
      'A master trusts his people with enormous sums, and the one who fails is he who was afraid. What he thought of his master decided what he did.',
    children:
      'A man went on a journey and gave his servants gold to look after: five bags, two bags, one bag. The first two did something with it, and it became more. The third was afraid and buried his. When the man came back he said to the two: well done, come and be glad with me. To the third he said: why did you do nothing with it?',
    hands: 'Gold coins of card: write on one side what you can do well, on the other for whom.',
    questions: [
      'How does the third servant picture his master, and is he right?',
      'What is praised in the first two: the amount, or something else?',
      'What have you buried?',
    ],
    childQuestions: ['Why did he bury it?', 'What are you good at?', 'Whom can you make glad with it?'],
    picture:
      'The good china has stood in the cupboard since the wedding. Nothing is broken, and nobody has ever eaten from it.',
    tender:
      'The end (verse 30) can frighten children and anxious people. With children stop at the question to the third servant; with others say that the two were praised alike for unequal sums, and that it is no story against those who can do little.',
  },
];
