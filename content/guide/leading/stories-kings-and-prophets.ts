import type { LedStory } from './types.ts';

/** From the judges to those who came home from exile. */
export const STORIES_OF_KINGS_AND_PROPHETS: readonly LedStory[] = [
  {
    id: 'deborah',
    title: 'Deborah',
    signs: ['deborah', 'deborah and barak', 'barak'],
    heart: '[[Judges 4:4-10]]',
    parts: [
      ['[[Judges 4:1-10]]', 'A woman judges under a palm, and a general will not go without her.'],
      ['[[Judges 4:12-16]]', 'The day comes, and she says when.'],
      ['[[Judges 5:1-7]]', 'She sings of villages that had stood empty.'],
    ],
    kind: 'event',
    adults:
      'When nobody in Israel dares to move, a prophet and judge under a palm tree tells a general what God has said, and goes with him because he will not go alone. Afterwards she sings, and names those who came and those who stayed with their sheep.',
    children:
      'Deborah sat under a palm tree, and people came to her with their quarrels. She listened to God and helped them. An army with iron chariots was frightening everybody. Deborah told Barak: God wants you to go. Barak said: only if you come with me. So she went with him. God helped them, and the army fled. In her song Deborah tells of rain and of a river in flood. Then the land had peace.',
    hands:
      'Make a large palm tree of paper leaves; on each leaf write the name of somebody who gives good advice.',
    questions: [
      'What makes people come to Deborah?',
      'Is Barak’s condition weakness or wisdom? What does the text say of it?',
      'Who needs you to go along?',
    ],
    childQuestions: [
      'What did Deborah do under the tree?',
      'Why did Barak want her to come?',
      'Who helps you to be brave?',
    ],
    picture: 'A boy dares to jump from the high board once his sister has climbed up behind him.',
    tender:
      'Chapter 4 ends with a killing in a tent. With children stop before it, at verse 16 or earlier, and leave out that the soldiers died.',
  },
  {
    id: 'gideon',
    title: 'Gideon',
    signs: ['gideon', 'gideons army'],
    heart: '[[Judges 6:11-16]]',
    parts: [
      ['[[Judges 6:11-24]]', 'A man who hides is greeted as a hero.'],
      ['[[Judges 6:36-40]]', 'He asks for a sign, and for another.'],
      ['[[Judges 7:1-8]]', 'Thirty-two thousand become three hundred.'],
      ['[[Judges 7:9-22]]', 'Jars, torches and a shout in the night.'],
    ],
    kind: 'wonder',
    adults:
      'Gideon is threshing in hiding when God calls him strong, and he names all the reasons why it cannot be he. God is patient with his questions, and makes his army smaller until nobody can think that it was the army.',
    children:
      'Gideon was hiding from his enemies. An angel said: God is with you, brave man. Gideon said: me? I am the smallest in my family. God said: I will be with you. Gideon had a big army, but God said: too many. Only three hundred were left. They had trumpets, and torches in clay jars. At night they broke the jars, blew the trumpets and shouted, and the enemies ran away.',
    hands:
      'A paper cup becomes the jar and a torch of yellow paper goes in; at the signal everybody lifts the cup.',
    questions: [
      'How does God’s greeting fit the man he greets?',
      'Why is Gideon not scolded for asking for signs? Is it a pattern for us?',
      'Where do you feel too few or too small?',
    ],
    childQuestions: [
      'Why was Gideon hiding?',
      'Why did God want fewer soldiers?',
      'What do you feel too small for?',
    ],
    picture:
      'A trainer hands the gloves to the smallest boy and says: you are our goalkeeper. The boy looks behind him to see who is meant.',
  },
  {
    id: 'samson',
    title: 'Samson',
    signs: ['samson', 'samson and delilah', 'delilah'],
    heart: '[[Judges 16:18-22]]',
    parts: [
      ['[[Judges 13:2-5]]', 'A child is promised, and set apart.'],
      ['[[Judges 16:4-22]]', 'He gives away his secret, and does not notice that God has left him.'],
      ['[[Judges 16:23-30]]', 'A blind man prays once more.'],
    ],
    kind: 'event',
    adults:
      'The strongest man in the Bible can master everybody but himself. When he is blind and ridiculed his hair begins to grow again, and he prays.',
    children:
      'Samson was stronger than anybody, because God gave him strength. He was not to cut his hair. But Samson often did only what he liked. Delilah asked him for his secret until he told her. While he slept his hair was cut, and he was caught. In prison his hair grew again. He prayed: God, remember me once more.',
    hands: 'Glue wool for hair on a paper face, cut it, and glue new hair on: it grows again.',
    questions: [
      'What is Samson strong in, and what is he weak in?',
      'He did not know that the Lord had left him. How could that happen?',
      'What is growing again in you?',
    ],
    childQuestions: ['Who gave Samson his strength?', 'What went wrong?', 'What did he pray at the end?'],
    picture: 'A man can lift an engine block, and cannot put down a glass.',
    tender:
      'Samson dies with his enemies, by his own hand and his prayer. Where somebody has lost a person by suicide, choose another story or stop at verse 22. With children leave out the blinding and how he died.',
  },
  {
    id: 'ruth',
    title: 'Ruth',
    signs: ['ruth', 'book of ruth', 'ruth and naomi', 'naomi', 'ruth and boaz', 'boaz'],
    heart: '[[Ruth 1:15-21]]',
    parts: [
      ['[[Ruth 1:1-22]]', 'Three graves, a road, and a young woman who does not turn back.'],
      ['[[Ruth 2:1-23]]', 'A foreigner gleans, and comes by chance to the right field.'],
      ['[[Ruth 3:1-18]]', 'A bold request on the threshing floor at night.'],
      ['[[Ruth 4:1-22]]', 'What is settled at the gate, and a child in Naomi’s lap.'],
    ],
    kind: 'event',
    adults:
      'Naomi comes home from Moab without husband and sons, and says aloud that God has made her life bitter; her daughter-in-law Ruth stays with her all the same. By small kindnesses in a barley field God gives both of them a future.',
    children:
      'Naomi’s husband and sons had died, and she was very sad. She wanted to go home, a long way. Ruth said: I will go with you. Your people shall be my people, and your God my God. They were poor, and Ruth gathered the grain that was left in a field. The farmer, Boaz, saw how kind she was, and was kind to her. They married, and had a baby. Naomi held him in her lap, and the women of the town thanked God with her.',
    hands:
      'Tie ears of barley or paper straws into a small sheaf, and give it to somebody who needs kindness.',
    questions: [
      'What does Naomi say to God and about him, and how is she answered in the course of the book?',
      'Which kindnesses does each of the three do beyond what they owe?',
      'Who has stayed with you on a bad road, or with whom could you stay?',
    ],
    childQuestions: ['Why was Naomi sad?', 'What did Ruth promise?', 'Whom can you go along with?'],
    picture:
      'After the funeral everybody says: ring if you need anything. One comes on the third day with a pot of soup, and rings herself.',
    tender:
      'Naomi’s bitterness (Ruth 1:20-21) is not blamed anywhere in the book. She says it aloud to the women of the town, they let her say it, and nobody corrects her. For somebody newly bereaved that can be the most helpful page of all. What may hurt more is the end, with a new husband and a child: say that it is Ruth’s story, and not a promise of how grief ends.',
  },
  {
    id: 'hannah',
    title: 'Hannah',
    signs: ['hannah', 'hannahs prayer', 'hannah and samuel'],
    heart: '[[1 Samuel 1:9-18]]',
    parts: [
      ['[[1 Samuel 1:1-8]]', 'A rival’s mockery, and a husband who means well.'],
      ['[[1 Samuel 1:9-20]]', 'She pours out her soul, and is taken for drunk.'],
      ['[[1 Samuel 1:21-28]]', 'She brings the child whom she had asked for.'],
      ['[[1 Samuel 2:1-10]]', 'Her song turns the world upside down.'],
    ],
    kind: 'event',
    adults:
      'Hannah is childless, mocked and not understood, and she pours out her soul before God without making any sound. Her face changes before anything else has, and later she gives back what she was given.',
    children:
      'Hannah had no child and was very sad. Somebody teased her for it every year. In God’s house she prayed with her whole heart, quite quietly; only her lips moved. The priest Eli told her: go in peace, and may God give you what you have asked for. Hannah ate and was not sad any more. Later she had a baby, and called him Samuel. She was so thankful that she brought him to help in God’s house, and every year she made him a little coat.',
    hands: 'Cut a little coat of paper or felt, and write or sew on it a prayer for a child.',
    questions: [
      'Who speaks with Hannah in this chapter, and who of them understands her?',
      'What has changed when she gets up and eats, although nothing has happened yet?',
      'What would you pour out if nobody could hear it but God?',
    ],
    childQuestions: [
      'Why was Hannah crying?',
      'How can one pray without any sound?',
      'What would you like to tell God?',
    ],
    picture:
      'Someone sits in a car in front of the hospital for ten minutes, and says aloud what she can say to nobody inside. Then she can go in.',
    tender:
      'Some in a group of mothers may be waiting for a child, or have lost one. Say at the beginning that Hannah’s prayer is in the Bible for its honesty, and that God did not love her more once she had a son. A child may be troubled that Samuel is taken away from his mother: say that this was her own promise at that time, and that God asks it of nobody here.',
  },
  {
    id: 'samuel',
    title: 'The boy Samuel',
    signs: ['samuel', 'boy samuel', 'samuel and eli', 'call of samuel', 'eli'],
    heart: '[[1 Samuel 3:1-10]]',
    parts: [
      ['[[1 Samuel 3:1-10]]', 'Three times he runs to the wrong man.'],
      ['[[1 Samuel 3:11-20]]', 'What he hears is hard to pass on.'],
      ['[[1 Samuel 16:6-13]]', 'The old Samuel learns to look otherwise.'],
    ],
    kind: 'event',
    adults:
      'At a time when God’s word is rare a boy hears his name in the night and takes it for the old priest’s voice. Eli, who has failed in much, teaches him to answer.',
    children:
      'Samuel lived in God’s house and helped old Eli. One night somebody called: Samuel. He ran to Eli: here I am. I did not call you, said Eli, lie down again. It happened three times. Then Eli understood. He said: it is God who calls you. Say: speak, Lord, I am listening. And God spoke with Samuel.',
    hands:
      'Make a bed and a lamp of folded card; play it with eyes closed: who can hear where the name is called from?',
    questions: [
      'Why does Samuel not know the voice?',
      'What does Eli do well, in spite of all that he has done badly?',
      'Who has helped you to listen?',
    ],
    childQuestions: [
      'How often did Samuel run?',
      'What did he say at last?',
      'Where is it quiet enough for you to listen?',
    ],
    picture:
      'A telephone rings in a film, and everybody in the room reaches for their own. One has to learn which ring is meant for one.',
  },
  {
    id: 'david-and-goliath',
    title: 'David and Goliath',
    signs: ['david and goliath', 'goliath', 'david and the giant'],
    heart: '[[1 Samuel 17:40-50]]',
    parts: [
      ['[[1 Samuel 17:1-11]]', 'Forty days of shouting, and nobody moves.'],
      ['[[1 Samuel 17:17-37]]', 'A boy with bread and cheese asks why.'],
      ['[[1 Samuel 17:38-50]]', 'He cannot walk in the king’s armour.'],
    ],
    kind: 'event',
    adults:
      'For forty days an army has measured itself against a giant; a shepherd boy measures the giant against God. He cannot walk in another man’s armour, and goes with what he knows.',
    children:
      'The giant Goliath shouted every morning and every evening: who will fight with me? All the soldiers were afraid. David was only a boy who looked after sheep. He said: God has helped me against a lion and a bear, and he will help me now. The king gave him his armour, but David could not walk in it. He put it off and took his sling and five smooth stones. I come in the name of God, he said. One stone hit the giant, and he fell down.',
    hands:
      'Paint five smooth stones, and on each write or draw something with which God helps you. Nothing is thrown.',
    questions: [
      'What do the soldiers see, what does David see, and how does each speak of it?',
      'Why does the armour not help him? Whose armour have you tried on?',
      'The story is told of David and God, and not of everybody and their problem. What may we learn from it, and what may we not promise?',
    ],
    childQuestions: [
      'Who was afraid?',
      'Why did David take the armour off again?',
      'What makes you feel small?',
    ],
    picture:
      'A girl is lent her big brother’s coat for the school play, and falls over the hem. In her own jumper she can remember every word.',
    tender:
      'A child who is bullied may hear that he should strike back, or that with more faith he would have won. Say plainly: no child must fight a giant alone, and to tell a grown-up is brave. Verses 44 to 46 threaten with dead bodies, and verse 51 tells of a beheading; with small children tell that part instead of reading it, and end when the giant falls.',
  },
  {
    id: 'david',
    title: 'David',
    signs: ['david', 'king david', 'david anointed', 'life of david', 'david and bathsheba', 'bathsheba'],
    heart: '[[1 Samuel 16:6-13]]',
    parts: [
      ['[[1 Samuel 16:1-13]]', 'The youngest is called in from the sheep.'],
      ['[[1 Samuel 24:1-12]]', 'He could kill the king, and cuts off a corner of his cloak.'],
      ['[[2 Samuel 11:2-15]]', 'The king takes what is not his, and covers it up.'],
      ['[[2 Samuel 12:1-13]]', 'A prophet tells a story about a lamb.'],
      ['[[Psalm 51:1-12]]', 'The prayer that the psalter puts beside it.'],
    ],
    kind: 'event',
    adults:
      'The youngest son, whom nobody had thought of calling in, becomes Israel’s greatest king, and one of its great sinners. What sets him apart is that he lets himself be told.',
    children:
      'God sent Samuel to find a new king. Samuel looked at the big, strong brothers. No, said God, I look at the heart. The youngest, David, was outside with the sheep. That is the one, said God. David played the harp and made songs for God. Later he did something very wrong. When he was told so he said: I have sinned, and God forgave him.',
    hands: 'Make a harp of card and rubber bands, and sing one line of a psalm to it.',
    questions: [
      'Who was not called in to the meal, and what does that do to a person?',
      'Why does Nathan tell a story, and do we have somebody who may speak so to us?',
      'What does David ask for in Psalm 51 besides being forgiven?',
    ],
    childQuestions: [
      'What does God look at?',
      'Who had forgotten David?',
      'What can you say when you have done wrong?',
    ],
    picture: 'At the choosing of teams one stands there to the last. Then somebody calls his name first.',
    tender:
      'With Bathsheba speak of what the king did. She was sent for, and the text blames him alone; that matters to anyone who has lived through the like. After verse 13 of chapter 12 their child dies; where somebody has lost one, stop there. With children say no more than that he did a great wrong.',
  },
  {
    id: 'david-and-jonathan',
    title: 'David and Jonathan',
    signs: ['david and jonathan', 'jonathan', 'jonathan and david'],
    heart: '[[1 Samuel 18:1-4]]',
    parts: [
      ['[[1 Samuel 18:1-4]]', 'A prince gives a shepherd his cloak and his bow.'],
      ['[[1 Samuel 20:35-42]]', 'An arrow as a sign, and a farewell.'],
      ['[[1 Samuel 23:15-18]]', 'He strengthened his hand in God.'],
      ['[[2 Samuel 9:1-7]]', 'David asks for somebody to whom he can show kindness for Jonathan’s sake.'],
    ],
    kind: 'event',
    adults:
      'Jonathan should have been king and gives what is his to the friend who will be it. Their friendship outlasts a father’s hatred, and reaches to a lame son at David’s table.',
    children:
      'Jonathan was the king’s son, and David was a shepherd. They became best friends. Jonathan gave David his own coat and his bow. When the king was angry with David, Jonathan warned him with an arrow. They cried when they had to part, and promised: God is between you and me for ever.',
    hands: 'Plait two bands of wool, one to keep and one to give to a friend.',
    questions: [
      'What does the friendship cost Jonathan?',
      'What does it mean to strengthen somebody’s hand in God?',
      'Who is such a friend to you, and to whom are you one?',
    ],
    childQuestions: [
      'What did Jonathan give away?',
      'What makes a good friend?',
      'What can you do for a friend who is in trouble?',
    ],
    asks: [
      {
        words: [['gay', 'lovers', 'homosexual', 'in love', 'couple']],
        answer:
          'You may answer calmly: the text speaks of a covenant between two friends who loved each other as their own soul, and of no more than that. Some readers today see more in it; Jews and Christians have nearly always read it as friendship. Then ask why we find it so hard to imagine that two men love each other as friends, and let nobody in the room be laughed at over it.',
      },
    ],
    picture:
      'Two runners train together for a year. On the day one slows down beside the other, and both know what it costs.',
  },
  {
    id: 'abigail',
    title: 'Abigail',
    signs: ['abigail', 'abigail and nabal', 'nabal'],
    heart: '[[1 Samuel 25:23-31]]',
    parts: [
      ['[[1 Samuel 25:2-13]]', 'A rude answer, and four hundred swords.'],
      ['[[1 Samuel 25:14-31]]', 'Bread on donkeys, and a wise speech.'],
      ['[[1 Samuel 25:32-35]]', 'David thanks her for having held him back.'],
    ],
    kind: 'event',
    adults:
      'Abigail rides between an insulting husband and an offended David with bread and with the truth. She keeps one man from being killed and another from becoming a killer.',
    children:
      'A rich man called Nabal was rude to David, and David was so angry that he set out with his men to fight. Nabal’s wife Abigail heard of it. Quickly she packed bread, raisins and figs on donkeys, and rode to meet him. She said: please do not do something that you will be sorry for. David listened. Thank you, he said, God has sent you.',
    hands: 'Pack small bags with raisins and a kind word, for somebody with whom there has been a quarrel.',
    questions: [
      'What does Abigail say to David about himself?',
      'What makes him able to hear it?',
      'Who has held you back from something, and have you thanked them?',
    ],
    childQuestions: [
      'Why was David angry?',
      'What did Abigail bring?',
      'What could you do to stop a quarrel?',
    ],
    picture: 'A hand is laid on an arm before the message is sent.',
    tender:
      'Abigail lives with a harsh man. Do not make of it the advice to smooth things over for such a person; she acts to save lives, and tells the truth about him.',
  },
  {
    id: 'solomon',
    title: 'Solomon',
    signs: ['solomon', 'king solomon', 'solomons wisdom', 'wisdom of solomon'],
    heart: '[[1 Kings 3:5-14]]',
    parts: [
      ['[[1 Kings 3:5-15]]', 'He may ask for anything, and asks for a listening heart.'],
      ['[[1 Kings 3:16-28]]', 'Two mothers, one child, and a sword.'],
      ['[[1 Kings 8:22-30]]', 'Can a house hold God?'],
      ['[[1 Kings 11:1-10]]', 'How his heart was turned away.'],
    ],
    kind: 'event',
    adults:
      'A young king asks neither for wealth nor for long life but for a heart that listens. He has it, and in the end loses it bit by bit.',
    children:
      'God said to the young king Solomon in a dream: ask what you like. Solomon did not ask for gold. He said: I am still young, please help me to know what is right. God was glad. Solomon became so wise that people came from far away to ask him.',
    hands: 'Make a crown, and write inside what you would ask God for.',
    questions: [
      'What would you ask for, honestly?',
      'What is a listening heart?',
      'How does a heart turn away slowly?',
    ],
    childQuestions: [
      'What could Solomon have asked for?',
      'Why was God glad?',
      'When do you need help to know what is right?',
    ],
    picture:
      'On the first day in a new job one person asks where the coffee is, and another: who can teach me?',
    tender:
      'In the judgement between the two mothers a baby has died, and a sword is brought for the other. With small children, and where somebody has lost a child, keep to the dream.',
  },
  {
    id: 'elijah',
    title: 'Elijah',
    signs: ['elijah', 'elijah on mount carmel', 'mount carmel', 'still small voice', 'elijah and the ravens'],
    heart: '[[1 Kings 19:3-13]]',
    parts: [
      ['[[1 Kings 17:1-7]]', 'Ravens bring bread to a brook.'],
      ['[[1 Kings 18:20-39]]', 'One against four hundred and fifty, and fire.'],
      ['[[1 Kings 19:1-8]]', 'The day after he can go no further, and is fed.'],
      ['[[1 Kings 19:9-18]]', 'Not in the storm, and what comes after it.'],
    ],
    kind: 'wonder',
    adults:
      'After his greatest day Elijah runs into the desert and wants to die. God does not scold him; he lets him sleep, feeds him twice, and speaks to him quite softly.',
    children:
      'Elijah was a prophet. When there was no rain, God sent ravens that brought him bread. Later a queen wanted to kill him, and he ran far into the desert. He was so tired that he lay down under a bush and said: it is enough. An angel touched him: get up and eat. There was bread, and water. On a mountain came a storm, an earthquake and a fire. God was not in them. Then came a very quiet voice, and God spoke with Elijah.',
    hands:
      'Make noises together for wind, earthquake and fire with paper, pans and hands; then be silent for half a minute, and listen.',
    questions: [
      'What does God do first for a man who is worn out?',
      'Why is the voice so soft?',
      'What do you need first at present: sleep, bread, somebody, or a task?',
    ],
    childQuestions: [
      'Who brought Elijah bread?',
      'Why was he so tired?',
      'Where can you hear something very quiet?',
    ],
    picture: 'A mother brings the crying boy a sandwich before she asks what happened at school.',
    tender:
      'Elijah wishes to die (1 Kings 19:4). Somebody may know that; with children say that he was worn out and afraid. Say that God does not reproach him, and that whoever feels so should tell a person today; have a number ready. On Carmel stop at verse 39: verse 40 tells of a killing, which is not for children.',
  },
  {
    id: 'widow-of-zarephath',
    title: 'The widow of Zarephath',
    signs: ['widow of zarephath', 'zarephath', 'elijah and the widow'],
    heart: '[[1 Kings 17:8-16]]',
    parts: [
      ['[[1 Kings 17:8-16]]', 'A last handful of flour is shared.'],
      ['[[1 Kings 17:17-24]]', 'Her son, her reproach, and a prayer.'],
      ['[[Luke 4:24-30]]', 'Jesus names her, and the town is angry.'],
    ],
    kind: 'wonder',
    adults:
      'A foreign widow is about to bake the last bread for herself and her son when a stranger asks for some of it. She shares, and there is enough for each day, never a store.',
    children:
      'It had not rained for a long time. A widow was picking up sticks to bake the last bread for herself and her boy. Elijah came and asked: please give me some too. She had only a handful of flour and a little oil. Do not be afraid, said Elijah, God says that it will not run out. She shared it. And see: the next day there was flour in the jar, and oil in the jug, and the day after too.',
    hands:
      'Mix flour, oil and water to a dough and shape small loaves; share bread that was baked beforehand. Ask first what each may eat.',
    questions: [
      'What does it cost her to share?',
      'Why does the jar not fill up?',
      'What do you have a handful of?',
    ],
    childQuestions: ['How much did she have?', 'What would you have done?', 'What can you share?'],
    picture:
      'At a picnic in the rain everybody puts what they have on one cloth, and in the end something is left.',
    tender:
      'Do not use it to ask poor people for money: before she shares she is promised that the flour will last. In the second part her son dies and is given back; where somebody has lost a child, read only the first.',
  },
  {
    id: 'naaman',
    title: 'Naaman',
    signs: ['naaman', 'elisha and naaman', 'naaman the leper', 'elisha'],
    heart: '[[2 Kings 5:9-15]]',
    parts: [
      ['[[2 Kings 5:1-8]]', 'A captive girl knows what the general does not.'],
      ['[[2 Kings 5:9-15]]', 'He is offended by something so simple.'],
      ['[[2 Kings 5:19-27]]', 'What is free is sold by a servant.'],
    ],
    kind: 'wonder',
    adults:
      'A great general is helped by the least: a captured girl, servants who dare to speak, and a river that he thinks little of. What he has to get over is his pride.',
    children:
      'Naaman was an important soldier, but he had a bad skin disease. A girl from Israel, who had been carried off and had to work in his house, said: the prophet Elisha could help. Naaman went there with horses and gold. Elisha did not even come out. Wash seven times in the river, he sent word. Naaman was cross. But his servants said: try it. He went in, once, twice, seven times, and his skin was like a child’s.',
    hands:
      'Draw Naaman on a stick with spots on one side and none on the other, and dip him seven times behind a blue cloth.',
    questions: [
      'Which unimportant people move the story on?',
      'Why is the simple thing too little for him?',
      'What would be too simple for you?',
    ],
    childQuestions: ['Who had the idea?', 'Why was Naaman cross?', 'How often did he go in?'],
    picture:
      'A man buys every device for his back. His granddaughter says: walk with me to school every morning.',
  },
  {
    id: 'nehemiah',
    title: 'Nehemiah',
    signs: ['nehemiah', 'nehemiahs wall', 'rebuilding the wall', 'walls of jerusalem'],
    heart: '[[Nehemiah 2:1-8]]',
    parts: [
      ['[[Nehemiah 1:1-11]]', 'He hears, sits down, weeps and prays.'],
      ['[[Nehemiah 2:11-18]]', 'By night round the ruins, and then: let us build.'],
      ['[[Nehemiah 4:6-18]]', 'A tool in one hand, and a weapon at hand.'],
      ['[[Nehemiah 8:1-12]]', 'The book is read, and they weep and eat.'],
    ],
    kind: 'event',
    adults:
      'A king’s cupbearer hears of ruins far away, weeps, prays for months, and asks for leave. They build side by side, many of them the piece of wall before their own door.',
    children:
      'Nehemiah served a king far from home. He heard that the walls of Jerusalem were broken, and he cried and prayed. The king saw that he was sad and let him go. At home he said to everybody: come, let us build. Each group built a piece. Some people laughed at them. They prayed, and built on. After fifty-two days the wall was finished.',
    hands: 'Everyone decorates one brick of card; all together become a wall.',
    questions: [
      'What does Nehemiah do before he does anything?',
      'How does he deal with mockery?',
      'Which piece of wall lies before your own door?',
    ],
    childQuestions: ['Why did Nehemiah cry?', 'Who built?', 'What can you build or mend together?'],
    picture: 'A street clears its own snow: each only as far as the next door, and the bus gets through.',
  },
  {
    id: 'esther',
    title: 'Esther',
    signs: ['esther', 'queen esther', 'esther and mordecai', 'book of esther', 'mordecai'],
    heart: '[[Esther 4:11-17]]',
    parts: [
      ['[[Esther 2:5-17]]', 'An orphan becomes queen, and is silent about her people.'],
      ['[[Esther 3:1-6]]', 'An offended man plans a murder of thousands.'],
      ['[[Esther 4:10-17]]', 'For such a time as this, perhaps.'],
      ['[[Esther 7:1-10]]', 'At table she says who she is.'],
    ],
    kind: 'event',
    adults:
      'An orphan girl from a foreign people becomes queen and keeps silent, until being silent would cost all the others their lives. God is not named in the whole book, and Jews and Christians have seen him at work behind it.',
    children:
      'Esther was an orphan, and her cousin Mordecai brought her up. The king chose her to be queen. A wicked man, Haman, wanted to kill all her people. Mordecai said: you must ask the king. Esther was afraid, for nobody was allowed to come to him uncalled. She asked all her people in the city to fast with her for three days. Then she went in. The king held out his sceptre, and her people were saved.',
    hands:
      'Make a sceptre and a crown of gold paper, and rattles for whenever Haman’s name is read, as Jewish families do at Purim.',
    questions: [
      'What does she risk, and what would she risk by being silent?',
      'Why might God not be named in this book?',
      'What place do you have that nobody else has?',
    ],
    childQuestions: ['Why was Esther afraid?', 'Who helped her?', 'When is it brave to speak up?'],
    picture: 'At the works meeting everybody looks at the table. One clears her throat.',
    tender:
      'The girls in chapter 2 were not asked. With grown-ups it may be said; with children begin in chapter 4. Haman is hanged, and the book ends with many dead: with children end when the people are saved.',
  },
  {
    id: 'job',
    title: 'Job',
    signs: ['job', 'book of job', 'job and his friends'],
    heart: '[[Job 2:11-13]]',
    parts: [
      ['[[Job 1:13-22]]', 'Four messengers in one day.'],
      ['[[Job 2:11-13]]', 'Friends who sit on the ground seven days and say nothing.'],
      ['[[Job 19:23-27]]', 'I know that my redeemer lives: out of the depth.'],
      ['[[Job 38:1-11]]', 'God answers with questions.'],
      ['[[Job 42:1-9]]', 'Job, and not the friends, has spoken rightly.'],
    ],
    kind: 'discussed',
    adults:
      'A just man loses everything and does not get an explanation, neither from his friends nor from God. He gets an answer of another kind: God comes and speaks with him, and tells the friends that Job, and not they, has spoken rightly.',
    children:
      'Job was a good man who loved God. Then very sad things happened to him, and nobody could tell him why. His friends came and sat with him for seven days and said nothing. That was good. Then they began to talk and said: it must be your own fault. That was not true. Job told God everything, even how bitter he was. And God came and spoke with him, and told the friends that they had been wrong.',
    hands: 'Draw a bench with two people who sit there quietly; write on the back whom you could sit beside.',
    questions: [
      'What do the friends do well, and from when on do they do harm?',
      'What may one say to God, by this book?',
      'What answer does Job get, and what answer does he not get?',
    ],
    childQuestions: [
      'What did the friends do that was good?',
      'What did they say that was not true?',
      'What can you do when somebody is sad?',
    ],
    picture: 'In the waiting room somebody takes the chair beside one, and does not begin to talk.',
    tender:
      'Whoever grieves at present does not need the debate. Read Job 2:11-13 and 42:7, and leave out the speeches.',
  },
  {
    id: 'daniel',
    title: 'Daniel in the lions’ den',
    signs: ['daniel', 'daniel in the lions den', 'lions den', 'daniel and the lions', 'book of daniel'],
    heart: '[[Daniel 6:16-23]]',
    parts: [
      ['[[Daniel 1:8-17]]', 'Young men abroad, and a matter of food.'],
      ['[[Daniel 2:17-23]]', 'He prays with friends, and gives thanks first.'],
      ['[[Daniel 6:1-15]]', 'An open window, three times a day.'],
      ['[[Daniel 6:16-28]]', 'The king cannot sleep.'],
    ],
    kind: 'wonder',
    adults:
      'Daniel serves foreign kings honestly to old age and does not let himself be forbidden to pray. He is not spared the den, but in it he is not alone.',
    children:
      'Daniel prayed to God three times a day at his open window. Some men were jealous of him. They had a law made: nobody may pray to anyone but the king. Daniel prayed all the same, just as always. So he was thrown to the lions. The king could not sleep all night. In the morning he ran there: Daniel, has your God saved you? Yes, said Daniel, God has sent his angel and shut the lions’ mouths.',
    hands: 'Lions of paper plates with manes of wool, and mouths that can be shut with a clip.',
    questions: [
      'Daniel could have closed the window for thirty days. Why does he not?',
      'What kind of colleague is Daniel?',
      'Which habit holds you when it becomes difficult?',
    ],
    childQuestions: [
      'Why did Daniel go on praying?',
      'Who was awake all night?',
      'When is it hard to do what is right?',
    ],
    picture:
      'A man says grace in the canteen as he has always done. He does not do it louder because somebody is looking.',
    tender:
      'In verse 24 the king has the accusers thrown to the lions with their wives and children. With children stop at verse 23; with grown-ups say that the king commands it, and that the text tells of no such word from God.',
    asks: [
      {
        words: [
          ['eat', 'hungry', 'why', 'bite'],
          ['lion', 'lions'],
        ],
        answer:
          'Daniel himself says that God sent his angel and shut their mouths. More than that the text does not explain. You may say: I do not know how it looked. Daniel was sure that God was with him there.',
      },
    ],
  },
  {
    id: 'fiery-furnace',
    title: 'The three friends in the furnace',
    signs: ['fiery furnace', 'shadrach', 'shadrach meshach and abednego', 'three men in the fire', 'furnace'],
    heart: '[[Daniel 3:14-18]]',
    parts: [
      ['[[Daniel 3:1-12]]', 'Everybody falls down when the music plays.'],
      ['[[Daniel 3:13-18]]', 'And if not: the bravest words of the chapter.'],
      ['[[Daniel 3:19-28]]', 'Four walk where three were thrown in.'],
    ],
    kind: 'wonder',
    adults:
      'Three officials do not bow, and say that God can save them, and that they will not bow if he does not. They are not kept from the fire but in it.',
    children:
      'A king had a huge golden statue set up. When the music plays, everybody must bow down. Three friends did not. They said: we pray only to God. He can save us; and even if he does not, we will not bow. They were thrown into a hot furnace. The king looked in: there were four, and they walked about, and nothing was burned. Come out, he called.',
    hands:
      'A flame of red tissue paper with three figures behind it and a fourth under a flap; hold it to the window, and lift the flap.',
    questions: [
      'What is in the words: and if not?',
      'What helps three to do what one would hardly do?',
      'Before what does everybody bow where you live?',
    ],
    childQuestions: ['Why did they not bow?', 'How many were in the fire?', 'Who stands by you?'],
    picture: 'In a room where everybody claps three pairs of hands stay still, and it is very loud.',
    asks: [
      {
        words: [['burn', 'burned', 'burnt', 'hurt', 'fire']],
        answer:
          'The text says expressly that the fire did not hurt them: no hair was singed, and there was not even a smell of burning. Children may also hear that real fire does burn, and that the three did not know beforehand whether they would be saved.',
      },
    ],
  },
  {
    id: 'jonah',
    title: 'Jonah',
    signs: ['jonah', 'jonah and the whale', 'jonah and the fish', 'jonah and the big fish', 'book of jonah'],
    heart: '[[Jonah 1:17-2:10]]',
    parts: [
      ['[[Jonah 1:1-16]]', 'He sails the other way, and strangers pray.'],
      ['[[Jonah 1:17-2:10]]', 'From the deepest place he prays too.'],
      ['[[Jonah 3:1-10]]', 'The shortest sermon, and a whole city listens.'],
      ['[[Jonah 4:1-11]]', 'A sulking prophet, a plant, and God’s question.'],
    ],
    kind: 'discussed',
    adults:
      'Jonah runs away from God because he knows that God is merciful even to enemies, and he does not want it. The book ends with God’s question, and it is put to the reader.',
    children:
      'God said to Jonah: go to the city of Nineveh, the people there do bad things. Jonah did not want to. He got on a ship that went the other way. A great storm came, and Jonah said: it is because of me, throw me into the sea. A big fish swallowed him. He was in its belly for three days, and he prayed. The fish spat him out on the beach. Now Jonah went to Nineveh. The people were sorry, and God forgave them. Jonah was cross about that. But God said: should I not care for all these people, and for the animals too?',
    hands:
      'Fold a big fish of card with a mouth that opens, and a small Jonah to go in and out; or shape both from clay.',
    questions: [
      'Why does Jonah really run away? Read 4:2.',
      'Who in this book prays, and who is sorry? What is odd about it?',
      'To whom would you rather not have God be kind?',
    ],
    childQuestions: [
      'Where did Jonah want to go?',
      'What did he do inside the fish?',
      'Why was he cross, and what did God tell him?',
    ],
    picture:
      'A boy hides in the cupboard because he is to say sorry to his brother. In the dark among the coats he has time to think.',
    asks: [
      {
        words: [['breathe', 'alive', 'survive', 'smell', 'dark', 'digest', 'eaten']],
        answer:
          'The book does not say how. It says that God sent the fish, that it saved Jonah from drowning, and that he prayed in there. You may say: it must have been dark and wet, and I do not know how he could breathe. What Jonah said in his prayer was that God had heard him.',
      },
      {
        words: [
          ['whale', 'fish'],
          ['kind', 'whale or', 'sort', 'type'],
        ],
        answer:
          'The book of Jonah says only: a big fish. Where Jesus speaks of it (Matthew 12:40), older English Bibles have whale, for a Greek word that means a great sea creature. You may let the children draw it as they like.',
      },
    ],
  },
];
