import type { Figure } from './types.ts';

/** People from Adam to Joshua. */
export const PEOPLE_OF_THE_LAW: readonly Figure[] = [
  {
    id: 'adam-and-eve',
    name: 'Adam and Eve',
    names: ['adam and eve', 'adam', 'eve'],
    pronoun: 'they',
    story: ['[[Genesis 2]]', '[[Genesis 3]]', '[[Genesis 4:1-2]]'],
    facts: [
      {
        question: 'Did Adam and Eve have belly buttons?',
        asked: ['belly|tummy button|buttons', 'navel|bellybutton|bellybuttons'],
        answer:
          'The Bible does not say. A navel is left where a child was joined to its mother, and Genesis has Adam formed from the ground and Eve from his side, so they needed none. People have smiled over the question for centuries, and nothing hangs on it.',
        passages: ['[[Genesis 2:7]]', '[[Genesis 2:21-22]]'],
      },
      {
        question: 'How old were Adam and Eve when they died?',
        asked: ['@age', '@death -sin -day -fruit'],
        answer:
          'Adam lived nine hundred and thirty years. How old Eve became, and how she died, is not told.',
        passages: ['[[Genesis 5:5]]'],
      },
      {
        question: 'What language did Adam and Eve speak?',
        asked: ['language|languages|tongue', 'speak|spoke|talk'],
        answer:
          'That is not told. Genesis only says that before Babel the whole earth had one language; that it was Hebrew is an old guess.',
        passages: ['[[Genesis 11:1]]'],
      },
      {
        question: 'What do the names Adam and Eve mean?',
        asked: ['name|names mean|means|meaning', 'what|who named|called eve|wife|her|him'],
        answer:
          'Adam means man, and sounds like the Hebrew word for the ground from which he was taken. Eve sounds like the word for life; Adam called her so because she was the mother of all living.',
        passages: ['[[Genesis 2:7]]', '[[Genesis 3:20]]'],
      },
      {
        question: 'How was Eve made?',
        asked: ['rib|ribs', 'how made|created|form|formed'],
        answer:
          'From Adam’s side: while he slept God took one of his ribs and made the woman of it. Adam himself was formed of the dust of the ground.',
        passages: ['[[Genesis 2:21-22]]', '[[Genesis 2:7]]'],
      },
      {
        question: 'Were Adam and Eve married?',
        asked: ['@wife', 'wedding'],
        answer:
          'Yes: Genesis calls Eve his wife, though it tells of no ceremony. Beside their meeting stands the sentence that Jesus quoted when he spoke of marriage.',
        passages: ['[[Genesis 2:23-25]]', '[[Matthew 19:4-6]]'],
      },
      {
        question: 'Are Adam and Eve in heaven?',
        asked: ['heaven|saved|hell', '@sorry'],
        answer:
          'The Bible does not say. It tells that God called to them where they hid, and made them clothes before he sent them out of the garden; no word of regret of theirs is told. An old tradition of the churches in East and West holds that Christ saved them.',
        passages: ['[[Genesis 3:8-9]]', '[[Genesis 3:21]]'],
      },
      {
        question: 'What was the serpent that spoke to Eve?',
        asked: ['who|what serpent|snake', 'serpent|snake devil|satan'],
        answer:
          'Genesis speaks only of a serpent, more cunning than any beast of the field. Revelation calls the devil the old serpent, and so most Christians have understood the story.',
        passages: ['[[Genesis 3:1]]', '[[Revelation 12:9]]'],
      },
      {
        question: 'Where was the garden of Eden?',
        asked: ['*where garden|was eden', 'where garden|eden|paradise'],
        answer:
          'Nobody knows. Genesis says eastward and names four rivers; two of them are the Tigris, there called Hiddekel, and the Euphrates, which flow through today’s Iraq.',
        passages: ['[[Genesis 2:8]]', '[[Genesis 2:10-14]]'],
      },
    ],
  },
  {
    id: 'cain',
    name: 'Cain',
    names: ['cain', 'cain and abel'],
    pronoun: 'he',
    story: ['[[Genesis 4:1-17]]'],
    facts: [
      {
        question: 'Why did Cain kill Abel?',
        asked: ['why|reason kill|killed|murder|murdered|=do', 'why angry|jealous|mad'],
        answer:
          'Because God looked with favour on Abel’s offering and not on his. He was very angry; God warned him that sin lay at the door and that he should master it, and he did not. John writes that his works were evil and his brother’s were righteous.',
        passages: ['[[Genesis 4:4-8]]', '[[1 John 3:12]]'],
      },
      {
        question: 'How did Cain kill Abel?',
        asked: ['how|what kill|killed|murder|murdered -why', 'weapon|rock|stone|knife'],
        answer:
          'It is not told with what. They were in the field, Cain rose up against his brother, and killed him.',
        passages: ['[[Genesis 4:8]]'],
      },
      {
        question: 'What was the work of Cain?',
        asked: ['@work'],
        answer: 'Cain worked the ground; his brother Abel kept sheep.',
        passages: ['[[Genesis 4:2]]'],
      },
      {
        question: 'Who were the children of Cain?',
        asked: ['@children'],
        answer:
          'His son was Enoch, and Cain named a city after him. Among his descendants were Jubal, from whom the players of harp and pipe came, and Tubal-cain, who worked in bronze and iron.',
        passages: ['[[Genesis 4:17]]', '[[Genesis 4:21-22]]'],
      },
      {
        question: 'How did Cain die?',
        asked: ['@death -why -abel -brother'],
        answer:
          'That is not told. God set a mark on him so that nobody would kill him, and he lived in the land of Nod, east of Eden.',
        passages: ['[[Genesis 4:15-16]]'],
      },
      {
        question: 'Who was Cain’s wife?',
        asked: ['@wife -sister'],
        answer:
          'Genesis does not name her. It says that Adam had other sons and daughters, so most readers take her for a sister or a niece; others think that there were people of whom Genesis does not tell.',
        passages: ['[[Genesis 4:17]]', '[[Genesis 5:4]]'],
      },
      {
        question: 'Did Cain marry his sister?',
        asked: ['sister|sisters|niece|incest'],
        answer:
          'Genesis does not say so. It tells that Adam had sons and daughters, and names nobody else from whom a wife could come; so most have concluded it. It was long before the law of Moses, which forbids such a marriage.',
        passages: ['[[Genesis 5:4]]', '[[Leviticus 18:9]]'],
      },
      {
        question: 'Was Cain ever sorry?',
        asked: ['@sorry'],
        answer:
          'He said that his punishment was greater than he could bear, and feared to be killed. Whether he was sorry for his brother the text does not say.',
        passages: ['[[Genesis 4:13-14]]'],
      },
    ],
  },
  {
    id: 'abel',
    name: 'Abel',
    names: ['abel'],
    pronoun: 'he',
    story: ['[[Genesis 4:1-10]]'],
    facts: [
      {
        question: 'How did Abel die?',
        asked: ['@death', 'who|why kill|killed|murdered'],
        answer:
          'His brother Cain killed him in the field, because God had looked with favour on Abel’s offering and not on Cain’s.',
        passages: ['[[Genesis 4:4-8]]'],
      },
      {
        question: 'What was the work of Abel?',
        asked: ['@work'],
        answer: 'He kept sheep.',
        passages: ['[[Genesis 4:2]]'],
      },
      {
        question: 'Was Abel married?',
        asked: ['@wife', '@children'],
        answer: 'Genesis tells neither of a wife nor of children of his.',
        passages: ['[[Genesis 4:2]]'],
      },
      {
        question: 'What did Abel offer?',
        asked: ['offer|offering|sacrifice|gave'],
        answer: 'The firstborn of his flock and of their fat. Hebrews says that he offered by faith.',
        passages: ['[[Genesis 4:4]]', '[[Hebrews 11:4]]'],
      },
    ],
  },
  {
    id: 'enoch',
    name: 'Enoch',
    names: ['enoch'],
    pronoun: 'he',
    story: ['[[Genesis 5:18-24]]'],
    facts: [
      {
        question: 'How old was Enoch?',
        asked: ['@age'],
        answer: 'Three hundred and sixty-five years; then God took him.',
        passages: ['[[Genesis 5:23-24]]'],
      },
      {
        question: 'Who was the father of Enoch?',
        asked: ['@father', '@parents'],
        answer:
          'Jared. Enoch was the seventh from Adam; the son of Cain who has the same name is another man.',
        passages: ['[[Genesis 5:18]]', '[[Jude 1:14]]', '[[Genesis 4:17]]'],
      },
      {
        question: 'Who was the son of Enoch?',
        asked: ['@children'],
        answer:
          'Methuselah, who lived longer than anyone else in the Bible; he had other sons and daughters too.',
        passages: ['[[Genesis 5:21-22]]', '[[Genesis 5:27]]'],
      },
      {
        question: 'What did Enoch do to please God?',
        asked: ['what =do|=done|good please|pleased|walk|special', 'why god take|took', '@faith'],
        answer:
          'He walked with God; more Genesis does not tell. Hebrews says that before he was taken, by faith, it was witnessed of him that he pleased God, and Jude that he prophesied of the coming of the Lord.',
        passages: ['[[Genesis 5:24]]', '[[Hebrews 11:5]]', '[[Jude 1:14-15]]'],
      },
    ],
  },
  {
    id: 'methuselah',
    name: 'Methuselah',
    names: ['methuselah', 'methusela', 'methusaleh', 'methuselahs'],
    pronoun: 'he',
    story: ['[[Genesis 5:21-27]]'],
    facts: [
      {
        question: 'Did Methuselah die in the flood?',
        asked: ['flood|drown|drowned', '@death -old -age'],
        answer:
          'The text does not say. He was 187 when Lamech was born and Lamech 182 when Noah was born, and the flood came when Noah was 600: that makes 969, the very year in which he died. By these numbers it was in the flood or shortly before it.',
        passages: ['[[Genesis 5:25-29]]', '[[Genesis 7:6]]'],
      },
      {
        question: 'Who was the father of Methuselah?',
        asked: ['@father', '@parents'],
        answer: 'Enoch, who walked with God and was taken without dying.',
        passages: ['[[Genesis 5:21-24]]'],
      },
      {
        question: 'Who was the son of Methuselah?',
        asked: ['@children', 'grandson|grandfather|noah'],
        answer: 'Lamech, and through him he was the grandfather of Noah. He had other sons and daughters.',
        passages: ['[[Genesis 5:25-29]]'],
      },
      {
        question: 'Was Methuselah a good man?',
        asked: ['@hero', '@faith'],
        answer: 'Nothing of that is told: only his years, that he had sons and daughters, and that he died.',
        passages: ['[[Genesis 5:25-27]]'],
      },
    ],
  },
  {
    id: 'noah',
    name: 'Noah',
    names: ['noah', 'noahs ark'],
    pronoun: 'he',
    story: ['[[Genesis 6]]', '[[Genesis 7]]', '[[Genesis 8]]', '[[Genesis 9]]'],
    facts: [
      {
        question: 'How old was Noah at the flood?',
        asked: ['old|age flood|ark|rain|build|built|boat'],
        answer: 'Six hundred years.',
        passages: ['[[Genesis 7:6]]'],
      },
      {
        question: 'How old was Noah when he died?',
        asked: ['old|age die|died|live|lived', '@death', 'how old -flood -ark -rain'],
        answer: 'Nine hundred and fifty years; he lived three hundred and fifty of them after the flood.',
        passages: ['[[Genesis 9:28-29]]'],
      },
      {
        question: 'What was the name of Noah’s wife?',
        asked: ['@wife'],
        answer:
          'Genesis does not name her, nor the wives of her sons. Names that one finds for her come from later books.',
        passages: ['[[Genesis 7:13]]'],
      },
      {
        question: 'Who built the ark?',
        asked: ['*who|whos|which build|built|made|make ark|boat -covenant -tabernacle'],
        answer: 'Noah, as God had told him; he did all that was commanded.',
        passages: ['[[Genesis 6:14]]', '[[Genesis 6:22]]'],
      },
      {
        question: 'Who was the father of Noah?',
        asked: ['@father', '@parents'],
        answer: 'Lamech, the son of Methuselah.',
        passages: ['[[Genesis 5:28-29]]'],
      },
      {
        question: 'How long did it take to build the ark?',
        asked: [
          'how|long|years build|building|built|take|took ark|boat|it',
          '*how long|years build|building|built|make ark|boat -covenant',
        ],
        answer:
          'That is not told. The hundred and twenty years of Genesis 6:3 are often taken for it, but the verse does not speak of building. Noah is five hundred years old when his sons begin to be named, and six hundred when the water comes.',
        passages: ['[[Genesis 6:3]]', '[[Genesis 5:32]]', '[[Genesis 7:6]]'],
      },
      {
        question: 'Why did God choose Noah?',
        asked: ['why god choose|chose|pick|picked|save|saved -animals'],
        answer: 'He found grace in the eyes of the Lord; he was a just man in his time, and walked with God.',
        passages: ['[[Genesis 6:8-9]]'],
      },
      {
        question: 'What wood was the ark made of?',
        asked: ['wood|timber|tree', 'what ark|boat made', '*what|which wood ark|boat -covenant'],
        answer:
          'Of gopher wood, covered with pitch inside and outside. Which tree that was nobody knows for sure.',
        passages: ['[[Genesis 6:14]]'],
      },
      {
        question: 'What did Noah do first after the flood?',
        asked: ['what =do first|after|when left|leave|out|flood'],
        answer:
          'He built an altar and offered sacrifices to the Lord. Then God said in his heart that he would never again strike all that lives.',
        passages: ['[[Genesis 8:20-21]]'],
      },
      {
        question: 'Which birds did Noah send out?',
        asked: ['bird|birds|dove|raven|pigeon'],
        answer:
          'First a raven, then three times a dove. The second time she came back with an olive leaf, the third time she did not come back.',
        passages: ['[[Genesis 8:7-12]]'],
      },
      {
        question: 'What does the name Noah mean?',
        asked: ['@name-meaning'],
        answer:
          'It sounds like the Hebrew word for rest or comfort; his father gave it in the hope that this son would comfort them in their toil.',
        passages: ['[[Genesis 5:29]]'],
      },
    ],
  },
  {
    id: 'abraham',
    name: 'Abraham',
    names: ['abraham', 'abram'],
    pronoun: 'he',
    story: [
      '[[Genesis 12]]',
      '[[Genesis 15]]',
      '[[Genesis 16]]',
      '[[Genesis 17]]',
      '[[Genesis 18]]',
      '[[Genesis 20]]',
      '[[Genesis 21]]',
      '[[Genesis 22]]',
      '[[Genesis 25:1-11]]',
    ],
    facts: [
      {
        question: 'Who was Abraham’s wife?',
        asked: ['@wife -sister'],
        answer:
          'Sarah, who was at first called Sarai. By his own word she was also his half-sister: the daughter of his father, and not of his mother. Hagar, Sarah’s servant, whom she gave him as a wife, bore him Ishmael; and Genesis tells, after Sarah’s death, of another wife, Keturah.',
        passages: ['[[Genesis 11:29]]', '[[Genesis 20:12]]', '[[Genesis 25:1]]'],
        leadsTo: 'sarah',
      },
      {
        question: 'Did Abraham marry his sister?',
        asked: ['sister|sisters|half|related|incest'],
        answer:
          'Yes, his half-sister, as he says himself: they had the same father and not the same mother. That was long before the law of Moses, which forbids such a marriage. Genesis tells it without praise.',
        passages: ['[[Genesis 20:12]]', '[[Leviticus 18:9]]'],
        leadsTo: 'sarah',
      },
      {
        question: 'Who was the father of Abraham?',
        asked: ['@father -law -many -nations -faith', '@parents'],
        answer: 'Terah, who set out with him from Ur and died in Haran. His mother is not named.',
        passages: ['[[Genesis 11:26]]', '[[Genesis 11:31-32]]'],
      },
      {
        question: 'Who were Abraham’s brothers?',
        asked: ['brother|brothers|siblings', 'lot|nephew'],
        answer: 'Nahor and Haran. Haran died early, and his son Lot, Abraham’s nephew, went along to Canaan.',
        passages: ['[[Genesis 11:27-28]]', '[[Genesis 12:4]]'],
      },
      {
        question: 'Where did Abraham come from?',
        asked: ['@home'],
        answer:
          'From Ur of the Chaldees, which most look for in today’s Iraq; with his father he moved to Haran, and from there, at God’s word, to Canaan.',
        passages: ['[[Genesis 11:31]]', '[[Genesis 12:4-5]]'],
      },
      {
        question: 'How old was Abraham when God called him?',
        asked: ['old|age call|called|left|leave|haran|journey'],
        answer: 'Seventy-five years old when he left Haran.',
        passages: ['[[Genesis 12:4]]'],
      },
      {
        question: 'How old was Abraham when he died?',
        asked: ['old|age die|died', '@death', 'how old'],
        answer:
          'A hundred and seventy-five. His sons Isaac and Ishmael buried him in the cave of Machpelah, beside Sarah.',
        passages: ['[[Genesis 25:7-10]]'],
      },
      {
        question: 'Who were the children of Abraham?',
        asked: ['@children -isaac -promise -many', 'how many children|sons|kids have|had -promise -isaac'],
        answer:
          'Eight sons are named: Ishmael by Hagar, Isaac by Sarah, and six by Keturah, of whom Genesis tells after Sarah’s death.',
        passages: ['[[Genesis 16:15]]', '[[Genesis 21:2-3]]', '[[Genesis 25:1-2]]'],
      },
      {
        question: 'What does the name Abraham mean?',
        asked: ['@name-meaning', 'why change|changed name'],
        answer:
          'Abram means exalted father. God changed it to Abraham, which is explained as father of many nations.',
        passages: ['[[Genesis 17:5]]'],
      },
      {
        question: 'How old was Isaac when he was to be sacrificed?',
        asked: [
          'old|age boy|son|child|isaac -born -birth -sarah',
          '*old|age isaac sacrifice|sacrificed|altar|mountain',
        ],
        answer:
          'It is not told. He was old enough to carry the wood up the hill and to ask where the lamb was.',
        passages: ['[[Genesis 22:6-7]]'],
      },
      {
        question: 'Did Abraham’s wife know that Isaac was to be sacrificed?',
        asked: ['mother|sarah|wife know|knew|told'],
        answer: 'Genesis does not say a word of what she knew.',
        passages: ['[[Genesis 22:3]]'],
      },
      {
        question: 'Was Abraham rich?',
        asked: ['rich|wealthy|money -who'],
        answer: 'Very rich, in cattle, silver and gold.',
        passages: ['[[Genesis 13:2]]'],
      },
    ],
  },
  {
    id: 'sarah',
    name: 'Sarah',
    names: ['sarah', 'sarai'],
    pronoun: 'she',
    story: [
      '[[Genesis 16]]',
      '[[Genesis 18:1-15]]',
      '[[Genesis 20]]',
      '[[Genesis 21:1-13]]',
      '[[Genesis 23]]',
    ],
    facts: [
      {
        question: 'How old was Sarah when she died?',
        asked: ['@age -isaac -birth -baby -child -son -pregnant', '@death'],
        answer:
          'A hundred and twenty-seven. It is rare that the Bible tells how old a woman became. Abraham mourned for her and bought the cave of Machpelah as her grave.',
        passages: ['[[Genesis 23:1-2]]', '[[Genesis 23:19]]'],
      },
      {
        question: 'Was Sarah her husband’s half-sister?',
        asked: ['sister|sisters|half|related|incest', 'husband sister|half|brother'],
        answer:
          'Yes, half-sister, by Abraham’s own word: the same father and not the same mother. That was long before the law of Moses, which forbids such a marriage. Genesis tells it without praise.',
        passages: ['[[Genesis 20:12]]', '[[Leviticus 18:9]]'],
      },
      {
        question: 'Who was Sarah’s husband?',
        asked: ['@husband'],
        answer: 'Abraham, who was also her half-brother.',
        passages: ['[[Genesis 11:29]]', '[[Genesis 20:12]]'],
      },
      {
        question: 'How many children did Sarah have?',
        asked: ['@children -hagar -law'],
        answer: 'One, Isaac, whom she bore at about ninety: Abraham, who was ten years older, was a hundred.',
        passages: ['[[Genesis 17:17]]', '[[Genesis 21:2-5]]'],
      },
      {
        question: 'Was Sarah beautiful?',
        asked: ['@looks'],
        answer: 'So beautiful that Abraham feared for his life because of her.',
        passages: ['[[Genesis 12:11-12]]'],
      },
      {
        question: 'What does the name Sarah mean?',
        asked: ['@name-meaning', 'why change|changed name'],
        answer: 'Princess. Before that she was called Sarai.',
        passages: ['[[Genesis 17:15]]'],
      },
      {
        question: 'Why did Sarah send Hagar away?',
        asked: ['why send|sent|drive|drove|throw|threw|kick|kicked hagar|away|out'],
        answer:
          'At the feast for Isaac she saw Ishmael mocking, and would not have him share the inheritance with her son. It grieved Abraham; God told him to let them go and promised to make a nation of Ishmael too.',
        passages: ['[[Genesis 21:8-13]]'],
      },
    ],
  },
  {
    id: 'hagar',
    name: 'Hagar',
    names: ['hagar'],
    pronoun: 'she',
    story: ['[[Genesis 16]]', '[[Genesis 21:8-21]]'],
    facts: [
      {
        question: 'Where did Hagar come from?',
        asked: ['@home'],
        answer: 'From Egypt; she was Sarah’s servant.',
        passages: ['[[Genesis 16:1]]'],
      },
      {
        question: 'Who was Hagar’s son?',
        asked: ['@children'],
        answer: 'Ishmael, Abraham’s first son.',
        passages: ['[[Genesis 16:15]]'],
      },
      {
        question: 'Why did Hagar run away?',
        asked: ['why run|ran|flee|fled|leave|left'],
        answer:
          'Because Sarah treated her harshly, once Hagar was expecting a child and looked down on her. An angel found her at a spring and sent her back with a promise.',
        passages: ['[[Genesis 16:4]]', '[[Genesis 16:6-10]]'],
      },
      {
        question: 'What happened to Hagar?',
        asked: ['@later', '@death'],
        answer:
          'In the desert the water was used up, and she laid the boy under a bush so as not to see him die. God heard him and showed her a well. Ishmael grew up in the desert of Paran, and she took a wife for him from Egypt; her own end is not told.',
        passages: ['[[Genesis 21:15-17]]', '[[Genesis 21:19-21]]'],
      },
      {
        question: 'What name did Hagar give to God?',
        asked: ['name|named|called god|lord|him', 'sees|seen'],
        answer:
          'The God who sees me. She is the first person in the Bible of whom it is told that she gave God a name.',
        passages: ['[[Genesis 16:13]]'],
      },
    ],
  },
  {
    id: 'isaac',
    name: 'Isaac',
    names: ['isaac'],
    pronoun: 'he',
    story: ['[[Genesis 22]]', '[[Genesis 24]]', '[[Genesis 26]]', '[[Genesis 27]]'],
    facts: [
      {
        question: 'Who was Isaac’s wife?',
        asked: ['@wife -old -age'],
        answer:
          'Rebekah, from his father’s family in Haran. He was forty when he married her, and he loved her.',
        passages: ['[[Genesis 24:67]]', '[[Genesis 25:20]]'],
        leadsTo: 'rebekah',
      },
      {
        question: 'Who were Isaac’s parents?',
        asked: ['@father', '@mother', '@parents'],
        answer: 'Abraham and Sarah, in their old age.',
        passages: ['[[Genesis 21:2-3]]'],
      },
      {
        question: 'Who were the sons of Isaac?',
        asked: ['@children -sacrifice'],
        answer: 'The twins Esau and Jacob.',
        passages: ['[[Genesis 25:24-26]]'],
      },
      {
        question: 'How old was Isaac when he died?',
        asked: ['old|age die|died|live|lived', '@death -sacrifice -kill'],
        answer: 'A hundred and eighty. His sons Esau and Jacob buried him.',
        passages: ['[[Genesis 35:28-29]]'],
      },
      {
        question: 'How old was Isaac when he married?',
        asked: ['old|age married|marry|wife|rebekah'],
        answer: 'Forty.',
        passages: ['[[Genesis 25:20]]'],
      },
      {
        question: 'What does the name Isaac mean?',
        asked: ['@name-meaning'],
        answer: 'He laughs: both his parents had laughed at the promise that they would have a child.',
        passages: ['[[Genesis 17:17-19]]', '[[Genesis 18:12]]', '[[Genesis 21:6]]'],
      },
      {
        question: 'Was Isaac blind?',
        asked: ['blind|eyes|see|sight'],
        answer: 'In old age his eyes were so dim that he could not see; so Jacob could pass for Esau.',
        passages: ['[[Genesis 27:1]]'],
      },
    ],
  },
  {
    id: 'rebekah',
    name: 'Rebekah',
    names: ['rebekah', 'rebecca', 'rebeccah'],
    pronoun: 'she',
    story: ['[[Genesis 24]]', '[[Genesis 25:20-28]]', '[[Genesis 27]]'],
    facts: [
      {
        question: 'Who was Rebekah’s father?',
        asked: ['@father', '@parents'],
        answer: 'Bethuel, the son of Abraham’s brother Nahor.',
        passages: ['[[Genesis 24:15]]'],
      },
      {
        question: 'Who was Rebekah’s brother?',
        asked: ['@siblings'],
        answer: 'Laban, who later became Jacob’s father-in-law.',
        passages: ['[[Genesis 24:29]]'],
      },
      {
        question: 'Who were Rebekah’s children?',
        asked: ['@children -love -favourite -favorite'],
        answer: 'The twins Esau and Jacob.',
        passages: ['[[Genesis 25:24-26]]'],
      },
      {
        question: 'Why did Rebekah help Jacob to deceive his father?',
        asked: ['why help|helped|trick|tricked|cheat|deceive|lie|lied|=do', 'favourite|favorite|love|loved'],
        answer:
          'She loved Jacob more, as Isaac loved Esau; and before the birth she had been told that the elder would serve the younger. The text does not say that this made the deceit right. Afterwards she had to send Jacob away from Esau’s anger, and no meeting again is told.',
        passages: ['[[Genesis 25:23]]', '[[Genesis 25:28]]', '[[Genesis 27:42-45]]'],
      },
      {
        question: 'How did Rebekah die?',
        asked: ['@death'],
        answer: 'Her death is not told. She was buried in the cave of Machpelah, beside Isaac.',
        passages: ['[[Genesis 49:31]]'],
      },
      {
        question: 'Who was Rebekah’s husband?',
        asked: ['@husband'],
        answer: 'Isaac. Abraham’s servant had found her at the well.',
        passages: ['[[Genesis 24:67]]'],
      },
    ],
  },
  {
    id: 'jacob',
    name: 'Jacob',
    names: ['jacob'],
    pronoun: 'he',
    story: [
      '[[Genesis 25:19-34]]',
      '[[Genesis 27]]',
      '[[Genesis 28]]',
      '[[Genesis 29]]',
      '[[Genesis 32]]',
      '[[Genesis 33]]',
      '[[Genesis 47]]',
      '[[Genesis 49]]',
    ],
    facts: [
      {
        question: 'Who were the wives of Jacob?',
        asked: ['@wife'],
        answer:
          'The sisters Leah and Rachel. Each also gave him her servant as a wife, Rachel Bilhah and Leah Zilpah, and these bore four of his twelve sons.',
        passages: ['[[Genesis 29:23-28]]', '[[Genesis 30:4]]', '[[Genesis 30:9]]'],
      },
      {
        question: 'Who was Jacob’s father-in-law?',
        asked: ['@father-in-law'],
        answer: 'Laban, who was also his uncle, the brother of his mother Rebekah.',
        passages: ['[[Genesis 29:10]]', '[[Genesis 29:16]]'],
      },
      {
        question: 'How old was Jacob when he died?',
        asked: ['@age', '@death'],
        answer:
          'A hundred and forty-seven. He died in Egypt, and his sons buried him in Canaan, in the cave of Machpelah.',
        passages: ['[[Genesis 47:28]]', '[[Genesis 50:13]]'],
      },
      {
        question: 'Who were Jacob’s parents?',
        asked: ['@father', '@mother', '@parents'],
        answer: 'Isaac and Rebekah.',
        passages: ['[[Genesis 25:20-21]]', '[[Genesis 25:26]]'],
      },
      {
        question: 'Who was Jacob’s brother?',
        asked: ['@siblings'],
        answer: 'Esau, his twin, who was born just before him.',
        passages: ['[[Genesis 25:25-26]]'],
      },
      {
        question: 'How long did Jacob work for Laban?',
        asked: ['long|years work|worked|working|serve|served|laban|wives|rachel'],
        answer: 'Twenty years: fourteen for his two wives and six for a share of the flocks.',
        passages: ['[[Genesis 31:41]]'],
      },
      {
        question: 'Did Jacob have daughters?',
        asked: ['daughter|daughters|girl|girls -laban -married'],
        answer:
          'One is named, Dinah, the daughter of Leah. Genesis speaks of daughters without naming others.',
        passages: ['[[Genesis 30:21]]', '[[Genesis 37:35]]'],
      },
      {
        question: 'What does the name Jacob mean?',
        asked: ['@name-meaning'],
        answer:
          'He takes by the heel, for he came out holding his brother’s heel; Esau heard in it one who supplants.',
        passages: ['[[Genesis 25:26]]', '[[Genesis 27:36]]'],
      },
      {
        question: 'Who was Jacob’s favourite son?',
        asked: ['favourite|favorite|loved|love son|sons|child|best|most'],
        answer: 'Joseph, the child of his old age and the first son of Rachel; after him Benjamin.',
        passages: ['[[Genesis 37:3]]', '[[Genesis 44:20]]'],
      },
      {
        question: 'Why did Jacob limp?',
        asked: ['limp|limped|hip|thigh|leg'],
        answer:
          'The one with whom he wrestled until daybreak touched the hollow of his thigh, and it was strained, or, as the King James Bible says, out of joint.',
        passages: ['[[Genesis 32:25]]', '[[Genesis 32:31]]'],
      },
    ],
  },
  {
    id: 'esau',
    name: 'Esau',
    names: ['esau'],
    pronoun: 'he',
    story: ['[[Genesis 25:24-34]]', '[[Genesis 27]]', '[[Genesis 33]]', '[[Genesis 36:1-8]]'],
    facts: [
      {
        question: 'Why did Esau sell his birthright?',
        asked: [
          'sell|sold|give|gave|swap birthright|rights|inheritance|it',
          'soup|stew|lentil|lentils|porridge|pottage',
        ],
        answer:
          'He came home worn out and hungry, said that he was about to die and had no use for it, and took bread and lentils. So he despised his birthright, Genesis says.',
        passages: ['[[Genesis 25:29-34]]'],
      },
      {
        question: 'What did Esau look like?',
        asked: ['@looks', 'hairy|red'],
        answer: 'Red and hairy all over from birth; he became a hunter, a man of the field.',
        passages: ['[[Genesis 25:25]]', '[[Genesis 25:27]]'],
      },
      {
        question: 'Who were the wives of Esau?',
        asked: ['@wife'],
        answer:
          'Judith and Basemath, Hittite women who were a grief to his parents, and later Mahalath, a daughter of Ishmael. Genesis 36 has other names: Adah, Oholibamah, and Basemath for Ishmael’s daughter.',
        passages: ['[[Genesis 26:34-35]]', '[[Genesis 28:8-9]]', '[[Genesis 36:2-3]]'],
      },
      {
        question: 'What nation came from Esau?',
        asked: ['nation|people|descendants|descend|became|become|edom'],
        answer: 'Edom, the neighbours of Israel south of the Dead Sea.',
        passages: ['[[Genesis 36:8-9]]'],
      },
    ],
  },
  {
    id: 'leah',
    name: 'Leah',
    names: ['leah'],
    pronoun: 'she',
    story: ['[[Genesis 29]]', '[[Genesis 30]]'],
    facts: [
      {
        question: 'Who was Leah’s father?',
        asked: ['@father -law'],
        answer: 'Laban.',
        passages: ['[[Genesis 29:16]]'],
      },
      {
        question: 'How many children did Leah have?',
        asked: ['@children'],
        answer: 'Seven: Reuben, Simeon, Levi, Judah, Issachar, Zebulun and a daughter, Dinah.',
        passages: ['[[Genesis 35:23]]', '[[Genesis 30:21]]'],
      },
      {
        question: 'What was wrong with Leah’s eyes?',
        asked: ['eye|eyes', '@looks'],
        answer:
          'It is not quite clear. The King James Bible says that they were tender, the World English Bible weak; the Hebrew word can mean gentle too. It stands beside Rachel’s beauty.',
        passages: ['[[Genesis 29:17]]'],
      },
      {
        question: 'How did Leah die?',
        asked: ['@death'],
        answer:
          'Her death is not told. Jacob buried her in the cave of Machpelah, with Abraham and Sarah, Isaac and Rebekah.',
        passages: ['[[Genesis 49:31]]'],
      },
    ],
  },
  {
    id: 'rachel',
    name: 'Rachel',
    names: ['rachel'],
    pronoun: 'she',
    story: ['[[Genesis 29]]', '[[Genesis 30]]', '[[Genesis 31:19-35]]', '[[Genesis 35:16-20]]'],
    facts: [
      {
        question: 'How did Rachel die?',
        asked: ['@death'],
        answer:
          'At the birth of her second son, Benjamin, on the way to Bethlehem. Jacob set a pillar on her grave there.',
        passages: ['[[Genesis 35:16-20]]'],
      },
      {
        question: 'Who were Rachel’s sons?',
        asked: ['@children'],
        answer: 'Joseph and Benjamin.',
        passages: ['[[Genesis 35:24]]'],
      },
      {
        question: 'Who was Rachel’s father?',
        asked: ['@father -idols -stole -law'],
        answer: 'Laban, the brother of Jacob’s mother.',
        passages: ['[[Genesis 29:10]]'],
      },
      {
        question: 'What was Rachel’s work?',
        asked: ['@work'],
        answer: 'She kept her father’s sheep.',
        passages: ['[[Genesis 29:9]]'],
      },
    ],
  },
  {
    id: 'joseph',
    name: 'Joseph',
    names: [
      'joseph',
      'joseph son of jacob',
      'joseph the son of jacob',
      'jacobs son joseph',
      'joseph in egypt',
      'joseph and his brothers',
    ],
    pronoun: 'he',
    story: [
      '[[Genesis 37]]',
      '[[Genesis 39]]',
      '[[Genesis 40]]',
      '[[Genesis 41]]',
      '[[Genesis 45]]',
      '[[Genesis 50]]',
    ],
    facts: [
      {
        question: 'How old was Joseph when he was sold?',
        asked: ['old|age|young sold|sell|slave|pit|dream|dreams|brothers|coat'],
        answer: 'Joseph the son of Jacob was seventeen when that story begins.',
        passages: ['[[Genesis 37:2]]'],
      },
      {
        question: 'How old was Joseph when he came to rule in Egypt?',
        asked: ['old|age rule|ruler|pharaoh|governor|power|freed|prison'],
        answer: 'Joseph the son of Jacob was thirty when he stood before Pharaoh.',
        passages: ['[[Genesis 41:46]]'],
      },
      {
        question: 'How old was Joseph when he died?',
        asked: [
          'old|age die|died|live|lived',
          'where|how|who buried|bones',
          '@death -mary -jesus -husband -carpenter',
        ],
        answer:
          'Joseph the son of Jacob died in Egypt at a hundred and ten. Israel took his bones along at the Exodus and buried them at Shechem. The death of Joseph, the husband of Mary, is not told.',
        passages: ['[[Genesis 50:25-26]]', '[[Joshua 24:32]]'],
      },
      {
        question: 'Who was the wife of Joseph, the son of Jacob?',
        asked: ['@wife -potiphar -mary -jesus', 'asenath'],
        answer:
          'Joseph, the son of Jacob, was given Asenath by Pharaoh, the daughter of Potiphera, the priest of On in Egypt. Joseph the husband of Mary is another man.',
        passages: ['[[Genesis 41:45]]'],
      },
      {
        question: 'Who were the sons of Joseph, the son of Jacob?',
        asked: ['@children -mary -jesus -israel'],
        answer: 'Manasseh and Ephraim, born to him by Asenath.',
        passages: ['[[Genesis 41:50-52]]'],
      },
      {
        question: 'Who was the mother of Joseph, the son of Jacob?',
        asked: ['@mother -mary -jesus'],
        answer: 'Rachel. Benjamin was his only full brother.',
        passages: ['[[Genesis 30:22-24]]', '[[Genesis 35:24]]'],
      },
      {
        question: 'How long was Joseph in prison?',
        asked: ['long|years prison|jail|dungeon|slave'],
        answer:
          'All of it is not told. He was seventeen when his story begins and thirty when he was freed, so slavery and prison together lasted at most thirteen years; two of them he still waited after the cupbearer was let out.',
        passages: ['[[Genesis 37:2]]', '[[Genesis 41:1]]', '[[Genesis 41:46]]'],
      },
    ],
  },
  {
    id: 'moses',
    name: 'Moses',
    names: ['moses'],
    pronoun: 'he',
    story: [
      '[[Exodus 2]]',
      '[[Exodus 3]]',
      '[[Exodus 4]]',
      '[[Exodus 14]]',
      '[[Exodus 18]]',
      '[[Exodus 32]]',
      '[[Exodus 34]]',
      '[[Numbers 20]]',
      '[[Deuteronomy 34]]',
    ],
    facts: [
      {
        question: 'Who was the father-in-law of Moses?',
        asked: ['@father-in-law'],
        answer:
          'Jethro, a priest of Midian, who is also called Reuel. Moses kept his sheep, and married his daughter Zipporah.',
        passages: ['[[Exodus 2:16-21]]', '[[Exodus 3:1]]'],
        leadsTo: 'jethro',
      },
      {
        question: 'Who was the wife of Moses?',
        asked: ['@wife -father -cushite'],
        answer:
          'Zipporah, the daughter of Jethro in Midian. Numbers 12 speaks of a Cushite woman whom he had married, an Ethiopian in the King James Bible; whether that is Zipporah or a second wife is not said.',
        passages: ['[[Exodus 2:21]]', '[[Numbers 12:1]]'],
        leadsTo: 'zipporah',
      },
      {
        question: 'Who were the sons of Moses?',
        asked: ['@children -israel -slaves -pharaoh'],
        answer: 'Gershom and Eliezer.',
        passages: ['[[Exodus 18:3-4]]'],
      },
      {
        question: 'Who were the brother and sister of Moses?',
        asked: ['@siblings -law'],
        answer: 'Aaron, who was three years older, and Miriam.',
        passages: ['[[Exodus 7:7]]', '[[Numbers 26:59]]'],
      },
      {
        question: 'How old was Moses when he led Israel out of Egypt?',
        asked: ['old|age pharaoh|led|lead|exodus|egypt|bush|stood'],
        answer: 'Eighty, when he spoke to Pharaoh.',
        passages: ['[[Exodus 7:7]]'],
      },
      {
        question: 'How old was Moses when he died?',
        asked: ['@age -water -baby', 'old|age die|died'],
        answer: 'A hundred and twenty; his eye was not dim, nor was his strength gone.',
        passages: ['[[Deuteronomy 34:7]]'],
      },
      {
        question: 'Who raised Moses?',
        asked: ['who|how raise|raised|adopt|adopted|brought|found|find', 'princess'],
        answer:
          'Pharaoh’s daughter, who found him in a basket among the reeds. His sister brought his own mother to nurse him; whether the princess knew who she was is not told. When he had grown she took him as her son. Exodus does not name her.',
        passages: ['[[Exodus 2:5-10]]'],
      },
      {
        question: 'What does the name Moses mean?',
        asked: ['@name-meaning'],
        answer:
          'It sounds like the Hebrew word for drawing out: Pharaoh’s daughter called him so because she had drawn him out of the water.',
        passages: ['[[Exodus 2:10]]'],
      },
      {
        question: 'Did Moses stutter?',
        asked: ['stutter|stuttered|stammer|stammered|speech|impediment', 'slow|bad|not speak|speech|speaker'],
        answer:
          'He says that he is slow of speech and of a slow tongue. Whether that means a stutter, or that he lacked words, is not told. God gave him Aaron to speak for him.',
        passages: ['[[Exodus 4:10]]', '[[Exodus 4:14-16]]'],
      },
      {
        question: 'How long was Moses on the mountain?',
        asked: ['long|many|days mountain|sinai|mount -die -died'],
        answer: 'Forty days and forty nights, and later the same once more.',
        passages: ['[[Exodus 24:18]]', '[[Exodus 34:28]]'],
      },
      {
        question: 'Why did the face of Moses shine?',
        asked: ['face|veil shine|shone|bright|glow|glowed|cover|veil'],
        answer:
          'Because he had been speaking with the Lord on Sinai. The people were afraid to come near; he called them, told them the commandments, and put a veil on his face.',
        passages: ['[[Exodus 34:29-33]]'],
      },
      {
        question: 'Why did Moses not enter the promised land?',
        asked: ['why not|never|allowed|enter|go|get|come promised|land|canaan'],
        answer:
          'Because of Meribah, where God had told him to speak to the rock for water. He spoke harshly to the people and struck the rock twice, and God said that he and Aaron had not trusted him before them. He saw the land from Mount Nebo.',
        passages: ['[[Numbers 20:8]]', '[[Numbers 20:10-12]]', '[[Deuteronomy 34:1-4]]'],
      },
      {
        question: 'Who buried Moses?',
        asked: ['who|where buried|bury|grave|tomb'],
        answer: 'The Lord buried him, in a valley in Moab, and nobody knows his grave to this day.',
        passages: ['[[Deuteronomy 34:5-6]]'],
      },
    ],
  },
  {
    id: 'jethro',
    name: 'Jethro',
    names: ['jethro', 'reuel'],
    pronoun: 'he',
    story: ['[[Exodus 18]]', '[[Exodus 2:16-22]]', '[[Exodus 3:1]]'],
    facts: [
      {
        question: 'Did Jethro believe in God?',
        asked: ['@faith', 'convert|religion|god|pagan'],
        answer:
          'In the end he says so: when Moses had told him what the Lord had done, he said that now he knew the Lord to be greater than all gods, and offered a sacrifice to God. He was a priest of Midian; whom he served before is not told.',
        passages: ['[[Exodus 18:9-12]]'],
      },
      {
        question: 'What did Jethro advise Moses?',
        asked: ['advice|advise|advised|counsel|suggest|suggested', 'judge|judges|tell|told|say'],
        answer:
          'He saw Moses judging from morning till evening and said that it would wear him out. Moses should choose able men who feared God and took no bribes, set them over thousands, hundreds, fifties and tens, and keep only the hard cases. Moses did so.',
        passages: ['[[Exodus 18:17-22]]', '[[Exodus 18:24-26]]'],
      },
      {
        question: 'How many daughters did Jethro have?',
        asked: ['@children'],
        answer: 'Seven. Moses met them at the well, and married Zipporah.',
        passages: ['[[Exodus 2:16-17]]'],
      },
      {
        question: 'What happened to Jethro?',
        asked: ['@later', '@death'],
        answer: 'Moses let him go, and he went back to his own land. His death is not told.',
        passages: ['[[Exodus 18:27]]'],
      },
      {
        question: 'Why is Jethro also called Reuel?',
        asked: ['name|names|called reuel|two|other|different|also'],
        answer:
          'The text does not explain it. Exodus 2 calls the father of the seven daughters Reuel, Exodus 3 the father-in-law Jethro, and most take them for two names of one man. Judges speaks of Hobab: the King James Bible makes him the father-in-law too, others the brother-in-law.',
        passages: ['[[Exodus 2:18]]', '[[Exodus 3:1]]', '[[Judges 4:11]]'],
      },
      {
        question: 'What was the work of Jethro?',
        asked: ['@work'],
        answer: 'He was the priest of Midian, and had a flock, which Moses kept.',
        passages: ['[[Exodus 3:1]]'],
      },
      {
        question: 'Where did Jethro live?',
        asked: ['@home'],
        answer: 'In the land of Midian, to which Moses had fled from Egypt.',
        passages: ['[[Exodus 2:15-16]]'],
      },
    ],
  },
  {
    id: 'zipporah',
    name: 'Zipporah',
    names: ['zipporah'],
    pronoun: 'she',
    story: ['[[Exodus 2:16-22]]', '[[Exodus 4:24-26]]', '[[Exodus 18:1-6]]'],
    facts: [
      {
        question: 'Who was Zipporah’s father?',
        asked: ['@father -law'],
        answer: 'Jethro, the priest of Midian, also called Reuel.',
        passages: ['[[Exodus 2:16-21]]'],
        leadsTo: 'jethro',
      },
      {
        question: 'Where did Zipporah come from?',
        asked: ['@home', 'black|african'],
        answer:
          'From Midian, to which Moses had fled; most look for it in the northwest of Arabia. Of the colour of her skin nothing is told. Some take her for the Cushite, or Ethiopian, woman of whom Numbers 12 speaks; others think that this was a second wife.',
        passages: ['[[Exodus 2:15-16]]', '[[Exodus 2:21]]', '[[Numbers 12:1]]'],
      },
      {
        question: 'Who were the children of Zipporah?',
        asked: ['@children'],
        answer: 'Gershom and Eliezer.',
        passages: ['[[Exodus 18:2-4]]'],
      },
    ],
  },
  {
    id: 'aaron',
    name: 'Aaron',
    names: ['aaron'],
    pronoun: 'he',
    story: [
      '[[Exodus 4:14-16]]',
      '[[Exodus 32]]',
      '[[Leviticus 10:1-3]]',
      '[[Numbers 17]]',
      '[[Numbers 20:22-29]]',
    ],
    facts: [
      {
        question: 'How old was Aaron when he died?',
        asked: ['@age', '@death'],
        answer:
          'A hundred and twenty-three. He died on Mount Hor, where Moses and his own son Eleazar were with him.',
        passages: ['[[Numbers 33:38-39]]', '[[Numbers 20:27-28]]'],
      },
      {
        question: 'Who were the sons of Aaron?',
        asked: ['@children'],
        answer:
          'Nadab, Abihu, Eleazar and Ithamar. The first two died when they brought strange fire before the Lord.',
        passages: ['[[Exodus 6:23]]', '[[Leviticus 10:1-2]]'],
      },
      {
        question: 'Who was Aaron’s wife?',
        asked: ['@wife'],
        answer: 'Elisheba, of the tribe of Judah: her brother Nahshon was its leader.',
        passages: ['[[Exodus 6:23]]', '[[Numbers 2:3]]'],
      },
      {
        question: 'What was the work of Aaron?',
        asked: ['@work', 'priest'],
        answer: 'He was the first high priest of Israel.',
        passages: ['[[Exodus 28:1]]'],
      },
      {
        question: 'What happened to Aaron’s rod?',
        asked: ['rod|staff|stick'],
        answer:
          'It budded, blossomed and bore almonds, as a sign that God had chosen him, and was laid up before the ark; Hebrews counts it among what was in the ark. Before Pharaoh it had become a serpent.',
        passages: ['[[Numbers 17:8-10]]', '[[Hebrews 9:4]]', '[[Exodus 7:10]]'],
      },
      {
        question: 'Why did Aaron not enter the promised land?',
        asked: ['why not|never enter|go|see promised|land'],
        answer:
          'For the same reason as Moses: at the waters of Meribah they had not trusted God before the people.',
        passages: ['[[Numbers 20:12]]', '[[Numbers 20:24]]'],
      },
    ],
  },
  {
    id: 'miriam',
    name: 'Miriam',
    names: ['miriam'],
    pronoun: 'she',
    story: ['[[Exodus 2:4-8]]', '[[Exodus 15:20-21]]', '[[Numbers 12]]', '[[Numbers 20:1]]'],
    facts: [
      {
        question: 'How did Miriam die?',
        asked: ['@death'],
        answer:
          'That is not told: she died at Kadesh in the desert and was buried there. Numbers tells of it in the same chapter as of Aaron’s death.',
        passages: ['[[Numbers 20:1]]'],
      },
      {
        question: 'Why did Miriam become a leper?',
        asked: ['leper|leprosy|leprous|skin', 'why punish|punished'],
        answer:
          'She and Aaron spoke against Moses because of his Cushite wife, an Ethiopian in the King James Bible, and because God had spoken through them too. She became leprous, Moses prayed for her, and after seven days outside the camp she was taken in again.',
        passages: ['[[Numbers 12:1-2]]', '[[Numbers 12:10-15]]'],
      },
      {
        question: 'Was Miriam a prophet?',
        asked: ['prophet|prophetess', '@work'],
        answer: 'Yes, Exodus calls her a prophetess. She led the women with timbrel and dance after the sea.',
        passages: ['[[Exodus 15:20-21]]'],
      },
      {
        question: 'How did Miriam save Moses?',
        asked: ['save|saved|watch|watched|basket|baby'],
        answer:
          'Exodus tells of a sister, without her name, who stood watching the basket, and offered Pharaoh’s daughter to fetch a nurse, the child’s own mother.',
        passages: ['[[Exodus 2:4]]', '[[Exodus 2:7-8]]'],
      },
    ],
  },
  {
    id: 'balaam',
    name: 'Balaam',
    names: ['balaam'],
    pronoun: 'he',
    story: ['[[Numbers 22]]', '[[Numbers 23]]', '[[Numbers 24]]'],
    facts: [
      {
        question: 'How did Balaam die?',
        asked: ['@death'],
        answer: 'He was killed with the sword when Israel fought Midian.',
        passages: ['[[Numbers 31:8]]'],
      },
      {
        question: 'What did Balaam’s donkey say?',
        asked: ['=it say|said|speak|spoke', 'what|did donkey|ass|animal say|said|speak|talk|spoke'],
        answer:
          'It asked what it had done to him that he beat it three times, and whether it had ever done so to him before. He had to say no.',
        passages: ['[[Numbers 22:28-30]]'],
      },
      {
        question: 'Why did Balaam beat his donkey?',
        asked: ['why|times beat|hit|struck|strike|whip'],
        answer:
          'Because it turned aside twice and then lay down under him. It saw the angel with the drawn sword, whom he did not see.',
        passages: ['[[Numbers 22:23-27]]'],
      },
      {
        question: 'Who hired Balaam?',
        asked: ['who hire|hired|paid|sent|call|called'],
        answer: 'Balak, the king of Moab, who wanted him to curse Israel. Balaam blessed Israel instead.',
        passages: ['[[Numbers 22:4-6]]', '[[Numbers 24:10]]'],
      },
    ],
  },
  {
    id: 'caleb',
    name: 'Caleb',
    names: ['caleb'],
    pronoun: 'he',
    story: ['[[Numbers 13]]', '[[Numbers 14]]', '[[Joshua 14:6-15]]'],
    facts: [
      {
        question: 'How old was Caleb?',
        asked: ['@age'],
        answer:
          'Forty when he spied out the land, and eighty-five when he asked for Hebron, as strong as before, he says.',
        passages: ['[[Joshua 14:7]]', '[[Joshua 14:10-12]]'],
      },
      {
        question: 'Who was Caleb’s daughter?',
        asked: ['@daughter'],
        answer: 'Achsah. She asked him for springs of water, and he gave them to her.',
        passages: ['[[Joshua 15:16-19]]'],
      },
    ],
  },
  {
    id: 'joshua',
    name: 'Joshua',
    names: ['joshua'],
    pronoun: 'he',
    story: ['[[Joshua 1]]', '[[Joshua 2]]', '[[Joshua 6]]', '[[Joshua 10]]', '[[Joshua 24]]'],
    facts: [
      {
        question: 'How old was Joshua when he died?',
        asked: ['@age', '@death'],
        answer: 'A hundred and ten. He was buried in his inheritance, in the hill country of Ephraim.',
        passages: ['[[Joshua 24:29-30]]'],
      },
      {
        question: 'Who was the father of Joshua?',
        asked: ['@father', '@parents'],
        answer: 'Nun, of the tribe of Ephraim.',
        passages: ['[[Numbers 13:8]]', '[[Joshua 1:1]]'],
      },
      {
        question: 'Was Joshua married?',
        asked: ['@wife', '@children'],
        answer:
          'The Bible names neither a wife nor children of his. He speaks of his house, which will serve the Lord.',
        passages: ['[[Joshua 24:15]]'],
      },
      {
        question: 'What was Joshua called before?',
        asked: ['name|named|called|hoshea change|changed|before|first|other|hoshea'],
        answer:
          'Hoshea, or Oshea. Moses called him Joshua, Jehoshua in the King James Bible, which means that the Lord saves.',
        passages: ['[[Numbers 13:16]]'],
      },
    ],
  },
  {
    id: 'rahab',
    name: 'Rahab',
    names: ['rahab'],
    pronoun: 'she',
    story: ['[[Joshua 2]]', '[[Joshua 6:22-25]]'],
    facts: [
      {
        question: 'Who was Rahab’s husband?',
        asked: ['@husband'],
        answer:
          'Matthew names Salmon, by whom she had Boaz. Most take his Rahab, whom the King James Bible there writes Rachab, for the one of Jericho; so she is an ancestor of David and of Jesus.',
        passages: ['[[Matthew 1:5-6]]'],
      },
      {
        question: 'What happened to Rahab?',
        asked: ['@later', '@death'],
        answer:
          'She and her whole family were spared when Jericho fell, and she lived in Israel. Her death is not told.',
        passages: ['[[Joshua 6:25]]'],
      },
      {
        question: 'Why did Rahab hide the spies?',
        asked: ['why help|helped|hide|hid|save|saved|spies|protect'],
        answer:
          'She had heard what the Lord had done at the sea, and told the spies that their God was God in heaven above and on earth beneath. For her help she asked that her family be spared.',
        passages: ['[[Joshua 2:9-13]]'],
      },
      {
        question: 'What was the red cord of Rahab?',
        asked: ['cord|rope|thread|ribbon|scarlet|red'],
        answer:
          'The spies told her to tie a scarlet thread in the window, so that her house would be spared.',
        passages: ['[[Joshua 2:18-21]]'],
      },
      {
        question: 'Who were Rahab’s children?',
        asked: ['@children'],
        answer:
          'Boaz, by the list in Matthew, if his Rahab is the one of Jericho, as most take it. Boaz married Ruth.',
        passages: ['[[Matthew 1:5]]', '[[Ruth 4:13]]'],
      },
    ],
  },
  {
    id: 'achan',
    name: 'Achan',
    names: ['achan'],
    pronoun: 'he',
    story: ['[[Joshua 7]]'],
    facts: [
      {
        question: 'What did Achan steal?',
        asked: ['what steal|stole|take|took|stolen'],
        answer:
          'A fine robe from Babylon, two hundred shekels of silver and a wedge of gold, which he hid in the ground under his tent.',
        passages: ['[[Joshua 7:20-21]]'],
      },
      {
        question: 'How did Achan die?',
        asked: ['@death', 'family|sons|daughters|children kill|killed|die|died|stoned|burned'],
        answer:
          'Israel stoned him in the valley of Achor and burned what was his. His sons and daughters were brought there with him, and most readers understand that they died with him. It is one of the hard passages of the Bible.',
        passages: ['[[Joshua 7:24-26]]'],
      },
    ],
  },
];
