import type { QuestionFile } from '../../types.ts';

export const WHO_JUDGES_AND_KINGS: QuestionFile = {
  type: 'character_guess',
  category: 'characters',
  questions: [
    {
      id: 'who-rahab',
      title: 'The red cord',
      difficulty: 'medium',
      question:
        'I hid two spies under stalks of flax on my roof and tied a scarlet cord in my window. Who am I?',
      answer: 'Rahab',
      accept: ['Rachab'],
      passage: 'Joshua 2:1-21',
      hints: [
        'My house stood on the wall of Jericho.',
        'My family was spared when the wall fell, and I am named among the ancestors of Jesus.',
      ],
      explanation: 'Rahab had heard what God had done for Israel and trusted him with her whole family.',
    },
    {
      id: 'who-deborah',
      title: 'Under the palm tree',
      difficulty: 'medium',
      question:
        'I sat under a palm tree, and Israel came to me for judgement; Barak would not go to battle without me. Who am I?',
      answer: 'Deborah',
      passage: 'Judges 4:1-10',
      hints: ['I was a prophetess and a judge.', 'My name means bee, and it begins with D.'],
      explanation:
        'Deborah told Barak what God had commanded, and when he asked her to come, she went with him.',
    },
    {
      id: 'who-gideon',
      title: 'Three hundred men',
      difficulty: 'easy',
      question:
        'God sent most of my army home and left me three hundred men with trumpets, jars and torches. Who am I?',
      answer: 'Gideon',
      passage: 'Judges 7:1-22',
      hints: [
        'I had laid out a fleece to be sure of God’s word.',
        'I was threshing wheat in hiding when an angel greeted me as a man of valour.',
      ],
      explanation:
        'Gideon won against Midian with so few men that Israel could not boast of its own strength.',
    },
    {
      id: 'who-samson',
      title: 'A riddle about honey',
      difficulty: 'easy',
      question:
        'I was strong as long as my hair was not cut, and I found honey in the carcase of a lion. Who am I?',
      answer: 'Samson',
      passage: 'Judges 14:5-9',
      hints: [
        'I fought against the Philistines alone.',
        'Delilah asked me again and again where my strength lay.',
      ],
      explanation:
        'Samson ate honey from the lion that he had killed, and made a riddle of it at his wedding.',
    },
    {
      id: 'who-ruth',
      title: 'Where you go',
      difficulty: 'easy',
      question: 'I left Moab with my mother-in-law and gleaned in the fields of Bethlehem. Who am I?',
      answer: 'Ruth',
      passage: 'Ruth 1:15-22',
      hints: ['My mother-in-law was Naomi.', 'I married Boaz and became the great-grandmother of David.'],
      explanation: 'Ruth would not leave Naomi and took Naomi’s people and God as her own.',
    },
    {
      id: 'who-boaz',
      title: 'The kind landowner',
      difficulty: 'medium',
      question:
        'I told my reapers to let some ears fall on purpose for a stranger who was gleaning. Who am I?',
      answer: 'Boaz',
      accept: ['Booz'],
      passage: 'Ruth 2:1-16',
      hints: ['My field was near Bethlehem.', 'I married the Moabite woman who had come back with Naomi.'],
      explanation: 'Boaz had heard how good Ruth was to Naomi, and saw to it that she could glean in safety.',
    },
    {
      id: 'who-hannah',
      title: 'A silent prayer',
      difficulty: 'medium',
      question: 'I prayed so quietly for a child that the priest thought I was drunk. Who am I?',
      answer: 'Hannah',
      passage: '1 Samuel 1:9-20',
      hints: [
        'The priest was Eli.',
        'I brought my son to the house of the Lord when he was weaned, and his name was Samuel.',
      ],
      explanation: 'Hannah poured out her soul before the Lord, and Eli sent her away with a blessing.',
    },
    {
      id: 'who-eli',
      title: 'The old priest',
      difficulty: 'medium',
      question:
        'A boy came running to me three times in one night because he thought that I had called him. Who am I?',
      answer: 'Eli',
      passage: '1 Samuel 3:1-10',
      hints: ['My eyes had grown dim.', 'I told the boy Samuel to answer that his servant was listening.'],
      explanation: 'Eli understood at the third time that it was the Lord who was calling the boy.',
    },
    {
      id: 'who-saul-king',
      title: 'Head and shoulders',
      difficulty: 'easy',
      question:
        'I went out to look for my father’s lost donkeys and came home anointed as the first king of Israel. Who am I?',
      answer: 'Saul',
      passage: '1 Samuel 9:1-21',
      hints: ['I was taller than anybody else.', 'I was jealous of David, who played the harp for me.'],
      explanation: 'Saul set out for donkeys, and Samuel told him that all the desire of Israel was on him.',
    },
    {
      id: 'who-jonathan',
      title: 'A friend’s robe',
      difficulty: 'medium',
      question:
        'I was a king’s son, and I gave my robe, my sword and my bow to the friend who would be king in my place. Who am I?',
      answer: 'Jonathan',
      passage: '1 Samuel 18:1-4',
      hints: [
        'I shot three arrows as a warning to that friend.',
        'My father was Saul, and my friend was David.',
      ],
      explanation: 'Jonathan loved David as his own soul and gave him what marked him as the king’s son.',
    },
    {
      id: 'who-abigail',
      title: 'Bread to turn away anger',
      difficulty: 'hard',
      question:
        'I loaded donkeys with bread, wine, raisins and figs and rode to meet David, before he could take revenge on my foolish husband. Who am I?',
      answer: 'Abigail',
      passage: '1 Samuel 25:14-35',
      hints: ['My husband’s name, Nabal, means fool.', 'I later became David’s wife.'],
      explanation: 'David thanked God for Abigail, who had kept him from shedding blood.',
    },
    {
      id: 'who-mephibosheth',
      title: 'At the king’s table',
      difficulty: 'hard',
      question:
        'I was lame in both feet, and David had me eat at his own table for the sake of my father Jonathan. Who am I?',
      answer: 'Mephibosheth',
      passage: '2 Samuel 9',
      hints: ['King Saul was my grandfather.', 'Ziba was told to work my land for me.'],
      explanation:
        'David had promised Jonathan kindness, and kept the promise to Mephibosheth, Jonathan’s son.',
    },
    {
      id: 'who-nathan',
      title: 'A story with a sting',
      difficulty: 'medium',
      question: 'I told King David a story of a rich man who took a poor man’s only lamb. Who am I?',
      answer: 'Nathan',
      passage: '2 Samuel 12:1-13',
      hints: ['I was a prophet.', 'I ended with four words, and the first two were you are.'],
      explanation:
        'Nathan let David pass judgement on the man in the story before telling him that he was that man.',
    },
    {
      id: 'who-solomon',
      title: 'Two mothers',
      difficulty: 'easy',
      question: 'Two women came before me with one living child, and I called for a sword. Who am I?',
      answer: 'Solomon',
      passage: '1 Kings 3:15-28',
      hints: ['I had asked God for an understanding heart.', 'My father was David, and I built the temple.'],
      explanation: 'The true mother gave up her claim to save the child, and so Solomon knew her.',
    },
    {
      id: 'who-ahab',
      title: 'The vineyard next door',
      difficulty: 'medium',
      question:
        'I wanted my neighbour’s vineyard for a vegetable garden, and sulked on my bed when he refused. Who am I?',
      answer: 'Ahab',
      passage: '1 Kings 21:1-16',
      hints: ['I was king of Israel in Samaria.', 'My neighbour was Naboth, and my wife was Jezebel.'],
      explanation: 'Ahab took the vineyard after Jezebel had Naboth killed through false witnesses.',
    },
    {
      id: 'who-hezekiah',
      title: 'The letter spread out',
      difficulty: 'hard',
      question: 'I spread a threatening letter before the Lord in the temple and prayed. Who am I?',
      answer: 'Hezekiah',
      accept: ['Ezekias'],
      passage: '2 Kings 19:14-19',
      hints: [
        'The letter came from the king of Assyria.',
        'Isaiah sent me God’s answer, and later God added fifteen years to my life.',
      ],
      explanation:
        'Hezekiah laid the letter open before God and asked him to save Jerusalem, so that all kingdoms would know him.',
    },
    {
      id: 'who-josiah',
      title: 'King at eight',
      difficulty: 'medium',
      question:
        'I became king when I was eight years old, and in my days the book of the law was found in the temple. Who am I?',
      answer: 'Josiah',
      accept: ['Josias'],
      passage: '2 Kings 22:1-13',
      hints: [
        'I tore my clothes when the book was read to me.',
        'My name begins with J, and Hilkiah was my high priest.',
      ],
      explanation: 'Josiah heard the words of the law, tore his clothes and led the people back to God.',
    },
  ],
};
