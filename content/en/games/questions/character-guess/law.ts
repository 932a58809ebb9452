import type { QuestionFile } from '../../types.ts';

export const WHO_LAW: QuestionFile = {
  type: 'character_guess',
  category: 'characters',
  questions: [
    {
      id: 'who-noah',
      title: 'The builder',
      difficulty: 'easy',
      question: 'I built a boat on dry land, because God warned me of a flood. Who am I?',
      answer: 'Noah',
      accept: ['Noe'],
      passage: 'Genesis 6:13-22',
      hints: ['My three sons and their wives came aboard with me.', 'Animals came to me two by two.'],
      explanation:
        'Noah made the ark of gopher wood, just as God had told him, for his family and for every kind of animal.',
    },
    {
      id: 'who-eve',
      title: 'The mother of all',
      difficulty: 'easy',
      question: 'My husband gave me my name because I was to be the mother of all living. Who am I?',
      answer: 'Eve',
      passage: 'Genesis 3:1-20',
      hints: [
        'I lived in a garden where one tree was forbidden.',
        'A serpent talked me into eating.',
        'My husband was Adam.',
      ],
      explanation:
        'Adam called his wife Eve, the mother of all living, when they were about to leave the garden.',
    },
    {
      id: 'who-cain',
      title: 'Two brothers, two offerings',
      difficulty: 'easy',
      question: 'I worked the ground, and I killed my younger brother out in the field. Who am I?',
      answer: 'Cain',
      passage: 'Genesis 4:1-16',
      hints: [
        'God looked with favour on my brother’s offering and not on mine.',
        'I asked God whether I was my brother’s keeper.',
        'My brother was Abel.',
      ],
      explanation: 'Cain rose against Abel although God had warned him of the sin that lay at his door.',
    },
    {
      id: 'who-enoch',
      title: 'Walked with God',
      difficulty: 'hard',
      question:
        'I walked with God for three hundred years after the birth of my son, and then I was not there any more, for God took me. Who am I?',
      answer: 'Enoch',
      passage: 'Genesis 5:21-24',
      hints: ['My son lived longer than anybody else in the Bible.', 'That son was Methuselah.'],
      explanation:
        'Of the others whose years the chapter counts to the end it says that they died, and of Enoch that God took him.',
    },
    {
      id: 'who-lot',
      title: 'The nephew',
      difficulty: 'medium',
      question:
        'I chose the well-watered plain and pitched my tent near Sodom. Abraham was my uncle. Who am I?',
      answer: 'Lot',
      passage: 'Genesis 13:5-13',
      hints: [
        'Our herdsmen quarrelled because there was not enough pasture for both of us.',
        'Later two angels led me out of the city by the hand, and my wife looked back.',
      ],
      explanation:
        'Abram gave Lot the first choice, and Lot chose the plain of the Jordan, where the men of Sodom lived.',
    },
    {
      id: 'who-melchizedek',
      title: 'King and priest',
      difficulty: 'hard',
      question:
        'I was king of Salem and priest of the most high God. I brought out bread and wine and blessed Abram. Who am I?',
      answer: 'Melchizedek',
      accept: ['Melchisedec', 'Melchisedek'],
      passage: 'Genesis 14:17-20',
      hints: [
        'Abram gave me a tenth of everything.',
        'Psalm 110 and the letter to the Hebrews speak of a priest after my order.',
        'My name begins with Mel.',
      ],
      explanation:
        'Melchizedek appears in three verses of Genesis, and the letter to the Hebrews sees in him a picture of Christ’s priesthood.',
    },
    {
      id: 'who-hagar',
      title: 'Seen in the desert',
      difficulty: 'medium',
      question:
        'I was Sarai’s servant and ran away into the wilderness, where an angel found me by a spring. Who am I?',
      answer: 'Hagar',
      accept: ['Agar'],
      passage: 'Genesis 16',
      hints: ['I came from Egypt.', 'I called the Lord the God who sees me.', 'My son was Ishmael.'],
      explanation: 'Hagar is the first person in the Bible to whom the angel of the Lord appears.',
    },
    {
      id: 'who-sarah',
      title: 'Laughter at the tent door',
      difficulty: 'easy',
      question:
        'I was listening at the door of the tent when I heard that I would have a son at my age, and I laughed to myself. Who am I?',
      answer: 'Sarah',
      accept: ['Sara', 'Sarai'],
      passage: 'Genesis 18:1-15',
      hints: [
        'Three men were my husband’s guests, and I had baked for them.',
        'My husband was Abraham.',
        'My son’s name, Isaac, has to do with laughing.',
      ],
      explanation: 'Sarah laughed, and the Lord asked whether anything was too hard for him.',
    },
    {
      id: 'who-rebekah',
      title: 'Water for the camels',
      difficulty: 'medium',
      question:
        'I gave a stranger a drink from my jar at the well and drew water for his ten camels, too. Who am I?',
      answer: 'Rebekah',
      accept: ['Rebecca'],
      passage: 'Genesis 24:10-27',
      hints: [
        'The stranger was Abraham’s servant, looking for a wife for his master’s son.',
        'I married Isaac and had twins.',
      ],
      explanation: 'Rebekah did exactly what the servant had just asked God for as a sign.',
    },
    {
      id: 'who-esau',
      title: 'A hungry hunter',
      difficulty: 'easy',
      question: 'I came in from the field so hungry that I sold my birthright for a meal. Who am I?',
      answer: 'Esau',
      passage: 'Genesis 25:27-34',
      hints: [
        'I was a hunter, and hairy all over.',
        'My twin brother had cooked the lentils.',
        'My twin was Jacob.',
      ],
      explanation: 'Esau despised his birthright and gave it to Jacob for bread and lentil stew.',
    },
    {
      id: 'who-leah',
      title: 'The elder sister',
      difficulty: 'medium',
      question:
        'My father Laban gave me to Jacob in the evening, although Jacob had served seven years for my sister. Who am I?',
      answer: 'Leah',
      passage: 'Genesis 29:16-35',
      hints: ['My younger sister was Rachel.', 'I named my fourth son Judah and praised the Lord.'],
      explanation:
        'Laban said that in his country the younger was not given in marriage before the firstborn, and so Jacob served seven years more for Rachel.',
    },
    {
      id: 'who-joseph',
      title: 'From the pit to the palace',
      difficulty: 'easy',
      question: 'My brothers sold me, and years later I fed them in a famine. Who am I?',
      answer: 'Joseph',
      passage: 'Genesis 45:1-15',
      hints: [
        'My father gave me a special coat.',
        'I told Pharaoh what his dreams meant.',
        'My younger brother was Benjamin.',
      ],
      explanation:
        'Joseph told his brothers not to be angry with themselves, because God had sent him ahead of them to save lives.',
    },
    {
      id: 'who-benjamin',
      title: 'The cup in the sack',
      difficulty: 'medium',
      question: 'A silver cup was found in my sack of grain, though I had not put it there. Who am I?',
      answer: 'Benjamin',
      passage: 'Genesis 44:1-17',
      hints: ['I was the youngest of twelve brothers.', 'Joseph and I had the same mother, Rachel.'],
      explanation:
        'Joseph had his cup hidden in Benjamin’s sack, and Judah then offered himself in his brother’s place.',
    },
    {
      id: 'who-miriam',
      title: 'With a tambourine',
      difficulty: 'medium',
      question:
        'I took a timbrel in my hand and led the women in dancing and song after we had crossed the sea. Who am I?',
      answer: 'Miriam',
      passage: 'Exodus 15:19-21',
      hints: ['I am called a prophetess.', 'Aaron was my brother, and so was Moses.'],
      explanation: 'Miriam sang of the Lord who had thrown horse and rider into the sea.',
    },
    {
      id: 'who-aaron',
      title: 'The brother who could speak',
      difficulty: 'easy',
      question: 'My brother said that he was slow of speech, so God let me speak for him. Who am I?',
      answer: 'Aaron',
      passage: 'Exodus 4:10-17',
      hints: [
        'I became the first high priest of Israel.',
        'I made the golden calf.',
        'My brother was Moses.',
      ],
      explanation: 'God told Moses that Aaron could speak well and was already on his way to meet him.',
    },
    {
      id: 'who-jethro',
      title: 'Good advice',
      difficulty: 'hard',
      question:
        'I was the priest of Midian, and I told my son-in-law not to judge all the people by himself. Who am I?',
      answer: 'Jethro',
      accept: ['Reuel', 'Raguel'],
      passage: 'Exodus 18',
      hints: ['My daughter Zipporah married a man who had fled from Egypt.', 'My son-in-law was Moses.'],
      explanation: 'Jethro saw that Moses would wear himself out, and told him to choose able men as judges.',
    },
    {
      id: 'who-bezalel',
      title: 'The craftsman',
      difficulty: 'hard',
      question:
        'God called me by name and filled me with his Spirit, to work in gold, silver, stone and wood for the tabernacle. Who am I?',
      answer: 'Bezalel',
      accept: ['Bezaleel'],
      passage: 'Exodus 31:1-11',
      hints: [
        'I was of the tribe of Judah, the grandson of Hur.',
        'Oholiab (Aholiab) worked beside me.',
        'My name begins with B.',
      ],
      explanation:
        'Bezalel is the first person by name of whom the Bible says that God filled him with his Spirit, and it was for skilled work with his hands.',
    },
    {
      id: 'who-caleb',
      title: 'A different report',
      difficulty: 'medium',
      question:
        'Ten of the spies were afraid of the giants, but I quieted the people and said that we were well able to take the land. Who am I?',
      answer: 'Caleb',
      passage: 'Numbers 13:25-33',
      hints: [
        'I was sent for the tribe of Judah.',
        'Of all the grown men who left Egypt, only Joshua and I came into the land.',
      ],
      explanation:
        'Caleb trusted God’s promise, and forty-five years later he asked for the hill country at last.',
    },
    {
      id: 'who-balaam',
      title: 'A talking donkey',
      difficulty: 'medium',
      question: 'My donkey saw the angel of the Lord on the road before I did. Who am I?',
      answer: 'Balaam',
      passage: 'Numbers 22:21-35',
      hints: [
        'King Balak wanted me to curse Israel.',
        'I struck my donkey three times before she spoke to me.',
      ],
      explanation:
        'The donkey turned aside three times and saved Balaam’s life, and then the Lord opened his eyes.',
    },
  ],
};
