import type { Figure } from './types.ts';

/** People who stand beside the greater ones. */
export const FIGURES_IN_THE_BACKGROUND: readonly Figure[] = [
  {
    id: 'ishmael',
    name: 'Ishmael',
    names: ['ishmael'],
    pronoun: 'he',
    story: ['[[Genesis 16]]', '[[Genesis 17:18-27]]', '[[Genesis 21:8-21]]', '[[Genesis 25:12-18]]'],
    facts: [
      {
        question: 'Who were the parents of Ishmael?',
        asked: ['@father', '@mother', '@parents'],
        answer: 'Abraham and Hagar, Sarah’s Egyptian servant.',
        passages: ['[[Genesis 16:3]]', '[[Genesis 16:15]]'],
      },
      {
        question: 'How old was Ishmael when he died?',
        asked: ['@age', '@death'],
        answer:
          'He died at a hundred and thirty-seven; of how he died nothing is told. When he was circumcised he was thirteen.',
        passages: ['[[Genesis 25:17]]', '[[Genesis 17:25]]'],
      },
      {
        question: 'Who was Ishmael’s wife?',
        asked: ['@wife'],
        answer: 'His mother took a wife for him from Egypt; her name is not told.',
        passages: ['[[Genesis 21:21]]'],
      },
      {
        question: 'How many sons did Ishmael have?',
        asked: ['@children'],
        answer: 'Twelve, each the prince of a people; and a daughter of his became the wife of Esau.',
        passages: ['[[Genesis 25:16]]', '[[Genesis 28:9]]'],
      },
    ],
  },
  {
    id: 'lot',
    name: 'Lot',
    names: ['lot', 'abrahams nephew'],
    pronoun: 'he',
    story: ['[[Genesis 13]]', '[[Genesis 14:12-16]]', '[[Genesis 19]]'],
    facts: [
      {
        question: 'How was Lot related to Abraham?',
        asked: ['related|relative|uncle|nephew|relation'],
        answer: 'He was his nephew, the son of his brother Haran.',
        passages: ['[[Genesis 11:27]]'],
      },
      {
        question: 'What was the name of Lot’s wife?',
        asked: ['wife name|called'],
        answer: 'It is not told.',
        passages: ['[[Genesis 19:26]]'],
      },
      {
        question: 'Why did Lot’s wife look back?',
        asked: ['wife|she why|look|looked back|behind|salt', 'why salt|pillar'],
        answer:
          'Genesis gives no reason. They had been told not to look behind them; she did, and became a pillar of salt.',
        passages: ['[[Genesis 19:17]]', '[[Genesis 19:26]]'],
      },
      {
        question: 'Who were the children of Lot?',
        asked: ['@children -incest -sleep'],
        answer:
          'Two daughters, whose names are not told; from their sons Moab and Ben-ammi came the Moabites and the Ammonites.',
        passages: ['[[Genesis 19:36-38]]'],
      },
    ],
  },
  {
    id: 'potiphar',
    name: 'Potiphar',
    names: ['potiphar', 'potiphars wife'],
    pronoun: 'he',
    story: ['[[Genesis 39]]'],
    facts: [
      {
        question: 'What was the name of Potiphar’s wife?',
        asked: ['wife name|called|named'],
        answer: 'It is not told in the Bible.',
        passages: ['[[Genesis 39:7]]'],
      },
      {
        question: 'What was the work of Potiphar?',
        asked: ['@work'],
        answer: 'He was an officer of Pharaoh and captain of the guard.',
        passages: ['[[Genesis 39:1]]'],
      },
    ],
  },
  {
    id: 'dinah',
    name: 'Dinah',
    names: ['dinah'],
    pronoun: 'she',
    story: ['[[Genesis 34]]'],
    facts: [
      {
        question: 'Who were Dinah’s parents?',
        asked: ['@father', '@mother', '@parents'],
        answer: 'Jacob and Leah.',
        passages: ['[[Genesis 30:21]]'],
      },
    ],
  },
  {
    id: 'laban',
    name: 'Laban',
    names: ['laban'],
    pronoun: 'he',
    story: ['[[Genesis 29]]', '[[Genesis 30]]', '[[Genesis 31]]'],
    facts: [
      {
        question: 'Who was Laban’s sister?',
        asked: ['@siblings'],
        answer: 'Rebekah, the mother of Jacob.',
        passages: ['[[Genesis 24:29]]'],
      },
      {
        question: 'Who were Laban’s daughters?',
        asked: ['@daughter'],
        answer: 'Leah and Rachel.',
        passages: ['[[Genesis 29:16]]'],
      },
      {
        question: 'Why did Laban trick Jacob?',
        asked: ['why trick|tricked|cheat|cheated|deceive|give|gave leah|jacob|him'],
        answer: 'He said that in his country the younger was not given before the firstborn.',
        passages: ['[[Genesis 29:25-26]]'],
      },
    ],
  },
  {
    id: 'korah',
    name: 'Korah',
    names: ['korah'],
    pronoun: 'he',
    story: ['[[Numbers 16]]'],
    facts: [
      {
        question: 'How did Korah die?',
        asked: ['@death'],
        answer:
          'The earth opened and swallowed him up with those who stood by him; fire consumed the two hundred and fifty men who had offered incense. His sons did not die.',
        passages: ['[[Numbers 16:31-33]]', '[[Numbers 26:10-11]]'],
      },
      {
        question: 'Why did Korah rebel?',
        asked: ['why rebel|rebelled|against|angry'],
        answer:
          'He held that the whole congregation was holy, and that Moses and Aaron had set themselves above it.',
        passages: ['[[Numbers 16:3]]'],
      },
    ],
  },
  {
    id: 'uriah',
    name: 'Uriah',
    names: ['uriah'],
    pronoun: 'he',
    story: ['[[2 Samuel 11]]'],
    facts: [
      {
        question: 'How did Uriah die?',
        asked: ['@death'],
        answer:
          'He fell in battle. David had written to Joab to set him where the fight was hardest and to draw back from him, so that he would die.',
        passages: ['[[2 Samuel 11:15-17]]'],
      },
      {
        question: 'Who was Uriah’s wife?',
        asked: ['@wife'],
        answer: 'Bathsheba.',
        passages: ['[[2 Samuel 11:3]]'],
        leadsTo: 'bathsheba',
      },
      {
        question: 'Where did Uriah come from?',
        asked: ['@home'],
        answer: 'He was a Hittite who served in David’s army.',
        passages: ['[[2 Samuel 11:3]]', '[[2 Samuel 23:39]]'],
      },
    ],
  },
  {
    id: 'nathan',
    name: 'Nathan',
    names: ['nathan'],
    pronoun: 'he',
    story: ['[[2 Samuel 7]]', '[[2 Samuel 12]]', '[[1 Kings 1]]'],
    facts: [
      {
        question: 'What story did Nathan tell David?',
        asked: ['story|parable|tell|told|say lamb|david|parable|story'],
        answer:
          'Of a rich man with many flocks who took the one lamb of a poor man for his guest. David was angry, and Nathan told him that he was that man.',
        passages: ['[[2 Samuel 12:1-4]]', '[[2 Samuel 12:7]]'],
      },
    ],
  },
  {
    id: 'joab',
    name: 'Joab',
    names: ['joab'],
    pronoun: 'he',
    story: ['[[2 Samuel 3:22-39]]', '[[2 Samuel 18]]', '[[2 Samuel 20]]', '[[1 Kings 2:28-35]]'],
    facts: [
      {
        question: 'How did Joab die?',
        asked: ['@death'],
        answer: 'Benaiah killed him at the altar to which he had fled, by order of Solomon.',
        passages: ['[[1 Kings 2:28-29]]', '[[1 Kings 2:34]]'],
      },
      {
        question: 'How was Joab related to David?',
        asked: ['related|relative|nephew|cousin|mother'],
        answer: 'He was the son of David’s sister Zeruiah.',
        passages: ['[[1 Chronicles 2:15-16]]'],
      },
    ],
  },
  {
    id: 'amnon',
    name: 'Amnon',
    names: ['amnon'],
    pronoun: 'he',
    story: ['[[2 Samuel 13]]'],
    facts: [
      {
        question: 'How did Amnon die?',
        asked: ['@death'],
        answer: 'Absalom’s servants killed him at a feast, two years after what he had done to Tamar.',
        passages: ['[[2 Samuel 13:23]]', '[[2 Samuel 13:28-29]]'],
      },
    ],
  },
  {
    id: 'tamar-of-david',
    name: 'Tamar',
    names: ['tamar', 'davids daughter tamar'],
    pronoun: 'she',
    story: ['[[2 Samuel 13]]', '[[Genesis 38]]'],
    facts: [],
  },
  {
    id: 'jonathan',
    name: 'Jonathan',
    names: ['jonathan'],
    pronoun: 'he',
    story: ['[[1 Samuel 14]]', '[[1 Samuel 18:1-4]]', '[[1 Samuel 20]]', '[[1 Samuel 31]]', '[[2 Samuel 1]]'],
    facts: [
      {
        question: 'Who was Jonathan’s father?',
        asked: ['@father'],
        answer: 'Saul, the first king of Israel.',
        passages: ['[[1 Samuel 14:1]]'],
      },
      {
        question: 'Who was Jonathan’s son?',
        asked: ['@children'],
        answer: 'Mephibosheth, who was lame in both feet.',
        passages: ['[[2 Samuel 4:4]]'],
        leadsTo: 'mephibosheth',
      },
    ],
  },
  {
    id: 'jesse',
    name: 'Jesse',
    names: ['jesse'],
    pronoun: 'he',
    story: ['[[1 Samuel 16:1-13]]', '[[1 Samuel 17:12-18]]'],
    facts: [
      {
        question: 'Who were the grandparents of Jesse?',
        asked: ['grandparents|grandfather|grandmother'],
        answer: 'Through his father Obed he was the grandson of Boaz and Ruth.',
        passages: ['[[Ruth 4:13]]', '[[Ruth 4:17]]'],
      },
      {
        question: 'How many sons did Jesse have?',
        asked: ['@children'],
        answer: 'Eight, of whom David was the youngest; First Chronicles names seven.',
        passages: ['[[1 Samuel 17:12]]', '[[1 Chronicles 2:13-15]]'],
      },
    ],
  },
  {
    id: 'gehazi',
    name: 'Gehazi',
    names: ['gehazi'],
    pronoun: 'he',
    story: ['[[2 Kings 4:11-37]]', '[[2 Kings 5:20-27]]'],
    facts: [],
  },
  {
    id: 'vashti',
    name: 'Vashti',
    names: ['vashti', 'queen vashti'],
    pronoun: 'she',
    story: ['[[Esther 1]]'],
    facts: [
      {
        question: 'Why did Vashti refuse to come?',
        asked: ['why refuse|refused|come|go|no'],
        answer:
          'The book does not say. It was the seventh day of a feast, the king was merry with wine, and he wanted to show her beauty to the people and the princes.',
        passages: ['[[Esther 1:10-12]]'],
      },
    ],
  },
  {
    id: 'mordecai',
    name: 'Mordecai',
    names: ['mordecai'],
    pronoun: 'he',
    story: ['[[Esther 2]]', '[[Esther 3]]', '[[Esther 4]]', '[[Esther 6]]', '[[Esther 10]]'],
    facts: [
      {
        question: 'Why did Mordecai not bow to Haman?',
        asked: ['why bow|kneel|refuse|refused'],
        answer: 'The book gives no reason but that he had told them that he was a Jew.',
        passages: ['[[Esther 3:2-4]]'],
      },
      {
        question: 'What became of Mordecai?',
        asked: ['@later', '@death'],
        answer: 'He was given Haman’s place and was next to the king. His death is not told.',
        passages: ['[[Esther 8:2]]', '[[Esther 10:3]]'],
      },
    ],
  },
  {
    id: 'orpah',
    name: 'Orpah',
    names: ['orpah'],
    pronoun: 'she',
    story: ['[[Ruth 1]]'],
    facts: [
      {
        question: 'What became of Orpah?',
        asked: ['@later', '@death'],
        answer: 'She kissed Naomi and went back to her people and her gods. Nothing more is told.',
        passages: ['[[Ruth 1:14-15]]'],
      },
    ],
  },
  {
    id: 'peninnah',
    name: 'Peninnah',
    names: ['peninnah'],
    pronoun: 'she',
    story: ['[[1 Samuel 1]]'],
    facts: [],
  },
  { id: 'uzzah', name: 'Uzzah', names: ['uzzah'], pronoun: 'he', story: ['[[2 Samuel 6:1-11]]'], facts: [] },
  {
    id: 'zechariah',
    name: 'Zechariah, the father of John',
    names: ['zechariah', 'zacharias', 'zechariah father of john'],
    pronoun: 'he',
    story: ['[[Luke 1:5-25]]', '[[Luke 1:57-80]]'],
    facts: [
      {
        question: 'Who was Zechariah’s wife?',
        asked: ['@wife'],
        answer: 'Elizabeth, of the daughters of Aaron.',
        passages: ['[[Luke 1:5]]'],
      },
      {
        question: 'How long was Zechariah silent?',
        asked: ['long|years silent|mute|dumb|speak|speechless'],
        answer:
          'From the day when the angel spoke to him until the eighth day of his son, when he wrote that the name was John.',
        passages: ['[[Luke 1:20]]', '[[Luke 1:59-64]]'],
      },
    ],
  },
  {
    id: 'elizabeth',
    name: 'Elizabeth',
    names: ['elizabeth', 'elisabeth'],
    pronoun: 'she',
    story: ['[[Luke 1:5-25]]', '[[Luke 1:39-66]]'],
    facts: [
      {
        question: 'How old was Elizabeth?',
        asked: ['@age'],
        answer: 'Her age is not told; both were well on in years.',
        passages: ['[[Luke 1:7]]'],
      },
      {
        question: 'Who was Elizabeth’s husband?',
        asked: ['@husband'],
        answer: 'Zechariah, a priest.',
        passages: ['[[Luke 1:5]]'],
      },
      {
        question: 'Who was Elizabeth’s son?',
        asked: ['@children'],
        answer: 'John the Baptist.',
        passages: ['[[Luke 1:13]]'],
      },
    ],
  },
  {
    id: 'simeon',
    name: 'Simeon',
    names: ['simeon', 'old simeon'],
    pronoun: 'he',
    story: ['[[Luke 2:25-35]]'],
    facts: [
      {
        question: 'How old was Simeon?',
        asked: ['@age'],
        answer: 'His age is not told; that he was old is concluded from his words.',
        passages: ['[[Luke 2:26]]', '[[Luke 2:29]]'],
      },
    ],
  },
  {
    id: 'anna',
    name: 'Anna',
    names: ['anna', 'anna the prophetess'],
    pronoun: 'she',
    story: ['[[Luke 2:36-38]]'],
    facts: [
      {
        question: 'How old was Anna?',
        asked: ['@age'],
        answer: 'Eighty-four; or, as it can also be read, a widow for eighty-four years.',
        passages: ['[[Luke 2:36-37]]'],
      },
      {
        question: 'Was Anna married?',
        asked: ['@husband'],
        answer: 'For seven years; since then she had been a widow.',
        passages: ['[[Luke 2:36-37]]'],
      },
      {
        question: 'Who was the father of Anna?',
        asked: ['@father', 'tribe'],
        answer: 'Phanuel, of the tribe of Asher.',
        passages: ['[[Luke 2:36]]'],
      },
    ],
  },
  {
    id: 'andrew',
    name: 'Andrew',
    names: ['andrew', 'saint andrew'],
    pronoun: 'he',
    story: ['[[John 1:35-42]]', '[[Mark 1:16-18]]', '[[John 6:8-9]]', '[[John 12:20-22]]'],
    facts: [
      {
        question: 'Who was Andrew’s brother?',
        asked: ['@siblings'],
        answer: 'Simon Peter.',
        passages: ['[[John 1:40]]'],
      },
      {
        question: 'What was the work of Andrew?',
        asked: ['@work'],
        answer: 'He was a fisherman.',
        passages: ['[[Matthew 4:18]]'],
      },
      {
        question: 'How did Andrew die?',
        asked: ['@death'],
        answer: 'The Bible does not tell. An old tradition has him crucified in Greece, at Patras.',
        passages: ['[[Acts 1:13]]'],
      },
    ],
  },
  {
    id: 'martha',
    name: 'Martha',
    names: ['martha'],
    pronoun: 'she',
    story: ['[[Luke 10:38-42]]', '[[John 11]]', '[[John 12:1-2]]'],
    facts: [
      {
        question: 'Who were Martha’s brother and sister?',
        asked: ['@siblings'],
        answer: 'Mary and Lazarus.',
        passages: ['[[John 11:1-2]]'],
      },
      {
        question: 'Was Martha married?',
        asked: ['@husband', '@children'],
        answer: 'The Gospels name no husband and no children.',
        passages: ['[[Luke 10:38]]'],
      },
    ],
  },
  {
    id: 'mary-of-bethany',
    name: 'Mary of Bethany',
    names: ['mary of bethany', 'mary and martha', 'martha and mary', 'marthas sister'],
    pronoun: 'she',
    story: ['[[Luke 10:38-42]]', '[[John 11]]', '[[John 12:1-8]]'],
    facts: [
      {
        question: 'Who were the brother and sister of Mary of Bethany?',
        asked: ['@siblings'],
        answer: 'Martha and Lazarus.',
        passages: ['[[John 11:1-2]]'],
      },
      {
        question: 'What did Mary of Bethany do with the perfume?',
        asked: ['perfume|ointment|oil|nard|feet|hair'],
        answer: 'She poured a pound of costly ointment over the feet of Jesus and wiped them with her hair.',
        passages: ['[[John 12:3]]'],
      },
      {
        question: 'How much was the perfume of Mary of Bethany worth?',
        asked: ['much|cost|worth|expensive perfume|ointment|nard|oil'],
        answer:
          'Three hundred denarii, as Judas reckoned: nearly a year’s wages of a labourer. Older translations say pence or shillings.',
        passages: ['[[John 12:4-5]]'],
      },
    ],
  },
  {
    id: 'jairus',
    name: 'Jairus',
    names: ['jairus'],
    pronoun: 'he',
    story: ['[[Mark 5:21-43]]'],
    facts: [
      {
        question: 'How old was the daughter of Jairus?',
        asked: ['old|age daughter|girl|she'],
        answer: 'Twelve.',
        passages: ['[[Mark 5:42]]'],
      },
      {
        question: 'What was the work of Jairus?',
        asked: ['@work'],
        answer: 'He was one of the rulers of the synagogue.',
        passages: ['[[Mark 5:22]]'],
      },
    ],
  },
  {
    id: 'malchus',
    name: 'Malchus',
    names: ['malchus'],
    pronoun: 'he',
    story: ['[[John 18:10-11]]', '[[Luke 22:50-51]]'],
    facts: [
      {
        question: 'Did Malchus get his ear back?',
        asked: ['ear heal|healed|back|better|fixed', 'heal|healed'],
        answer: 'Luke tells that Jesus touched the ear and healed him; John tells his name.',
        passages: ['[[Luke 22:50-51]]', '[[John 18:10]]'],
      },
    ],
  },
  {
    id: 'caiaphas',
    name: 'Caiaphas',
    names: ['caiaphas'],
    pronoun: 'he',
    story: ['[[John 11:47-53]]', '[[Matthew 26:57-68]]', '[[John 18:12-28]]'],
    facts: [
      {
        question: 'Who was the father-in-law of Caiaphas?',
        asked: ['@father-in-law'],
        answer: 'Annas, to whom Jesus was led first.',
        passages: ['[[John 18:13]]'],
      },
    ],
  },
  {
    id: 'joseph-of-arimathea',
    name: 'Joseph of Arimathea',
    names: ['joseph of arimathea', 'joseph from arimathea'],
    pronoun: 'he',
    story: ['[[Mark 15:42-47]]', '[[John 19:38-42]]', '[[Luke 23:50-53]]'],
    facts: [
      {
        question: 'What was the work of Joseph of Arimathea?',
        asked: ['@work', 'rich'],
        answer: 'He was a rich man and a member of the council, who had not agreed to its deed.',
        passages: ['[[Matthew 27:57]]', '[[Luke 23:50-51]]'],
      },
      {
        question: 'What happened to Joseph of Arimathea?',
        asked: ['@later', '@death'],
        answer: 'The Bible tells only of the burial. That he came to England is a legend.',
        passages: ['[[Mark 15:46]]'],
      },
    ],
  },
  {
    id: 'silas',
    name: 'Silas',
    names: ['silas', 'paul and silas'],
    pronoun: 'he',
    story: ['[[Acts 15:40-41]]', '[[Acts 16]]', '[[Acts 17:1-15]]'],
    facts: [
      {
        question: 'Why were Paul and Silas in prison?',
        asked: ['why prison|jail|arrested'],
        answer: 'Paul had driven a spirit out of a slave girl, and her owners had lost their gain.',
        passages: ['[[Acts 16:18-23]]'],
      },
    ],
  },
  {
    id: 'titus',
    name: 'Titus',
    names: ['titus'],
    pronoun: 'he',
    story: ['[[Titus 1]]', '[[2 Corinthians 7:5-16]]', '[[Galatians 2:1-3]]'],
    facts: [],
  },
  {
    id: 'apollos',
    name: 'Apollos',
    names: ['apollos'],
    pronoun: 'he',
    story: ['[[Acts 18:24-28]]', '[[1 Corinthians 3:4-9]]'],
    facts: [
      {
        question: 'Where did Apollos come from?',
        asked: ['@home'],
        answer: 'From Alexandria in Egypt.',
        passages: ['[[Acts 18:24]]'],
      },
    ],
  },
  {
    id: 'tabitha',
    name: 'Tabitha',
    names: ['tabitha', 'dorcas'],
    pronoun: 'she',
    story: ['[[Acts 9:36-42]]'],
    facts: [
      {
        question: 'Where did Tabitha live?',
        asked: ['@home'],
        answer: 'At Joppa, on the coast.',
        passages: ['[[Acts 9:36]]'],
      },
      {
        question: 'What did Tabitha make?',
        asked: ['@work', 'make|made|coats|clothes|widows'],
        answer: 'She made coats and garments for the widows, and gave alms.',
        passages: ['[[Acts 9:36]]', '[[Acts 9:39]]'],
      },
    ],
  },
  {
    id: 'onesimus',
    name: 'Onesimus',
    names: ['onesimus'],
    pronoun: 'he',
    story: ['[[Philemon 1]]'],
    facts: [],
  },
  {
    id: 'gamaliel',
    name: 'Gamaliel',
    names: ['gamaliel'],
    pronoun: 'he',
    story: ['[[Acts 5:33-42]]', '[[Acts 22:3]]'],
    facts: [
      {
        question: 'Did Gamaliel become a Christian?',
        asked: ['@faith'],
        answer:
          'The Bible does not say so. He advised the council to leave the apostles alone, since nobody can overthrow what is of God.',
        passages: ['[[Acts 5:38-39]]'],
      },
    ],
  },
  {
    id: 'ethiopian',
    name: 'the Ethiopian',
    names: ['ethiopian eunuch', 'ethiopian', 'ethopian eunuch'],
    pronoun: 'he',
    story: ['[[Acts 8:26-40]]'],
    facts: [
      {
        question: 'What was the Ethiopian reading?',
        asked: ['read|reading|book|scroll'],
        answer: 'The prophet Isaiah, where it is told of one who is led like a sheep to the slaughter.',
        passages: ['[[Acts 8:28]]', '[[Acts 8:32-33]]'],
      },
      {
        question: 'Was the Ethiopian baptised?',
        asked: ['baptised|baptized|baptism|christian|believe'],
        answer:
          'Yes: they came to water on the road, he asked what hindered him, and Philip baptised him. He went on his way rejoicing.',
        passages: ['[[Acts 8:36-39]]'],
      },
      {
        question: 'What was the work of the Ethiopian?',
        asked: ['@work'],
        answer: 'He was in charge of all the treasure of Candace, the queen of the Ethiopians.',
        passages: ['[[Acts 8:27]]'],
      },
      {
        question: 'What was the name of the Ethiopian?',
        asked: ['name|called'],
        answer: 'It is not told.',
        passages: ['[[Acts 8:27]]'],
      },
    ],
  },
  {
    id: 'melchizedek',
    name: 'Melchizedek',
    names: ['melchizedek', 'melchisedec', 'melchisedek'],
    pronoun: 'he',
    story: ['[[Genesis 14:17-20]]', '[[Psalm 110:4]]', '[[Hebrews 7]]'],
    facts: [
      {
        question: 'Who were the parents of Melchizedek?',
        asked: ['@father', '@mother', '@parents'],
        answer: 'None are told of; Hebrews makes much of that.',
        passages: ['[[Hebrews 7:3]]'],
      },
      {
        question: 'What was the work of Melchizedek?',
        asked: ['@work'],
        answer: 'He was king of Salem and priest of God Most High.',
        passages: ['[[Genesis 14:18]]'],
      },
    ],
  },
  {
    id: 'queen-of-sheba',
    name: 'the queen of Sheba',
    names: ['queen of sheba'],
    pronoun: 'she',
    story: ['[[1 Kings 10:1-13]]'],
    facts: [
      {
        question: 'What did the queen of Sheba bring to Solomon?',
        asked: ['bring|brought|gift|gifts|give|gave|present|presents'],
        answer: 'A hundred and twenty talents of gold, very many spices, and precious stones.',
        passages: ['[[1 Kings 10:10]]'],
      },
      {
        question: 'What was the name of the queen of Sheba?',
        asked: ['name|called'],
        answer: 'The Bible does not tell it.',
        passages: ['[[1 Kings 10:1]]'],
      },
    ],
  },
  {
    id: 'wise-men-and-herod',
    name: 'the wise men',
    names: ['wise men', 'magi', 'three kings', 'three wise men', 'three wisemen', 'wisemen'],
    pronoun: 'they',
    story: ['[[Matthew 2:1-12]]'],
    facts: [
      {
        question: 'How many wise men were there?',
        asked: ['how|many number|many|three|3'],
        answer:
          'The Bible does not say. Three gifts are named, gold, frankincense and myrrh, and from that people have counted three men.',
        passages: ['[[Matthew 2:11]]'],
      },
      {
        question: 'What were the names of the wise men?',
        asked: ['name|names|called'],
        answer: 'The Bible does not name them. Caspar, Melchior and Balthasar are later tradition.',
        passages: ['[[Matthew 2:1]]'],
      },
      {
        question: 'Where did the wise men come from?',
        asked: ['@home', 'east|come'],
        answer: 'From the East; more is not told. Persia, Babylon and Arabia have been thought of.',
        passages: ['[[Matthew 2:1]]'],
      },
      {
        question: 'Were the wise men kings?',
        asked: ['king|kings|royal'],
        answer:
          'The Bible does not call them so. Matthew’s word, magi, was used of learned men, and these had seen a star.',
        passages: ['[[Matthew 2:1-2]]'],
      },
      {
        question: 'How did the wise men go home?',
        asked: ['home|back|return|returned'],
        answer: 'By another way, since they were warned in a dream not to go back to Herod.',
        passages: ['[[Matthew 2:12]]'],
      },
    ],
  },
];
