import type { Figure } from './types.ts';

/** People from the judges to Solomon and his son. */
export const PEOPLE_OF_JUDGES_AND_KINGS: readonly Figure[] = [
  {
    id: 'ehud',
    name: 'Ehud',
    names: ['ehud', 'left handed judge', 'eglon'],
    pronoun: 'he',
    story: ['[[Judges 3:12-30]]'],
    facts: [
      {
        question: 'Why did Ehud kill the fat king?',
        asked: ['why|reason kill|killed|stab|stabbed|murder|assassinate|=do'],
        answer:
          'Because Eglon, the king of Moab, had beaten Israel and held it down for eighteen years. The people cried to the Lord, and he raised up Ehud to free them.',
        passages: ['[[Judges 3:12-15]]'],
      },
      {
        question: 'How did Ehud kill the king?',
        asked: ['how kill|killed|stab|stabbed|=do', 'sword|dagger|knife|weapon|belly|stomach|fat -why'],
        answer:
          'He had a dagger with two edges on his right thigh under his clothes. He said that he had a message from God for the king, drew it with his left hand and thrust it in, and the fat closed over the blade.',
        passages: ['[[Judges 3:16]]', '[[Judges 3:20-22]]'],
      },
      {
        question: 'How did Ehud get away?',
        asked: ['how get|got|escape|escaped|run|away|caught'],
        answer:
          'He locked the doors of the upper room behind him. The servants waited, thinking that the king was relieving himself, and meanwhile he was gone.',
        passages: ['[[Judges 3:23-26]]'],
      },
      {
        question: 'Who was the fat king whom Ehud killed?',
        asked: [
          'who|which|what|name king|victim|fat|eglon|he|him killed|kill|king|fat|eglon -why -happen -how',
        ],
        answer: 'Eglon, king of Moab. The text says that he was a very fat man.',
        passages: ['[[Judges 3:17]]'],
      },
      {
        question: 'Why does it matter that Ehud was left-handed?',
        asked: ['left|handed|hand why|matter|important|special|mention'],
        answer:
          'He could hide the dagger on his right side, where nobody looked for one, and draw it unseen. Judges only mentions the hand and the thigh; the rest readers conclude.',
        passages: ['[[Judges 3:15-16]]'],
      },
      {
        question: 'What happened after Ehud killed the king?',
        asked: ['@later -killed -king', 'what happen|happened|next'],
        answer:
          'He called Israel to arms, they took the fords of the Jordan, and some ten thousand men of Moab fell. Then the land had rest for eighty years.',
        passages: ['[[Judges 3:27-30]]'],
      },
      {
        question: 'Was it right of Ehud to kill the king?',
        asked: ['@hero -why'],
        answer:
          'Judges calls him a deliverer whom God raised up, and does not say that God told him how to do it. It tells the deed and praises neither the cunning nor the killing.',
        passages: ['[[Judges 3:15]]'],
      },
      {
        question: 'How did Ehud die?',
        asked: ['how|when die|died'],
        answer: 'Only that he died is told; afterwards Israel did evil again.',
        passages: ['[[Judges 4:1]]'],
      },
    ],
  },
  {
    id: 'deborah',
    name: 'Deborah',
    names: ['deborah'],
    pronoun: 'she',
    story: ['[[Judges 4]]', '[[Judges 5]]'],
    facts: [
      {
        question: 'Who was Deborah’s husband?',
        asked: ['@husband'],
        answer: 'Lappidoth; only his name is told.',
        passages: ['[[Judges 4:4]]'],
      },
      {
        question: 'What was Deborah’s work?',
        asked: ['@work', 'judge|prophet|prophetess'],
        answer: 'She was a prophetess and judged Israel, under a palm tree in the hills of Ephraim.',
        passages: ['[[Judges 4:4-5]]'],
      },
      {
        question: 'Why did Barak not go without Deborah?',
        asked: ['barak|he why|go|come|refuse|afraid|without'],
        answer:
          'He gives no reason. She went with him, but said that the honour would not be his: the Lord would give Sisera into the hand of a woman.',
        passages: ['[[Judges 4:8-9]]'],
      },
      {
        question: 'How long was there peace under Deborah?',
        asked: ['how long|years peace|rest|rule|judge|years'],
        answer: 'Forty years.',
        passages: ['[[Judges 5:31]]'],
      },
    ],
  },
  {
    id: 'jael',
    name: 'Jael',
    names: ['jael', 'yael', 'sisera'],
    pronoun: 'she',
    story: ['[[Judges 4:17-22]]', '[[Judges 5:24-27]]'],
    facts: [
      {
        question: 'Who killed Sisera with a tent peg?',
        asked: [
          '*tent|head peg|stake|pin',
          '*nail|nailed|peg|stake head|temple|skull -jesus -cross -hands',
          'who kill|killed',
        ],
        answer:
          'Jael, the wife of Heber the Kenite. Sisera, the beaten general of a king of Canaan, fled to her tent; when he slept she drove a tent peg through his temples.',
        passages: ['[[Judges 4:17-21]]'],
      },
      {
        question: 'Is Jael a hero?',
        asked: ['@hero', 'guest|hospitality|fair -why'],
        answer:
          'Deborah’s song calls her blessed above women: the man whose army had oppressed Israel for twenty years was dead. The story does not hide that she had asked him in and told him not to fear. It tells how rescue came, and does not call the broken welcome good.',
        passages: ['[[Judges 4:18]]', '[[Judges 5:24-26]]'],
      },
      {
        question: 'Why did Jael kill Sisera?',
        asked: ['why|reason kill|killed|murder|murdered|=do'],
        answer:
          'She gives no reason. Sisera’s army had oppressed Israel for twenty years, and Deborah had said that the Lord would give him into the hand of a woman; her husband’s house was at peace with Sisera’s king.',
        passages: ['[[Judges 4:2-3]]', '[[Judges 4:9]]'],
      },
      {
        question: 'Who was Sisera?',
        asked: ['who man|sisera|guy|victim|he|him -kill -killed'],
        answer:
          'The commander of the army of Jabin, a king of Canaan, with nine hundred chariots of iron. He had fled from the battle on foot.',
        passages: ['[[Judges 4:2-3]]', '[[Judges 4:15]]'],
      },
      {
        question: 'Who was Jael’s husband?',
        asked: ['@husband'],
        answer:
          'Heber the Kenite, of the people of Hobab, whom the translations call the father-in-law of Moses or his brother-in-law. He had pitched his tent apart, and was at peace with King Jabin.',
        passages: ['[[Judges 4:11]]', '[[Judges 4:17]]'],
      },
      {
        question: 'What did Jael give Sisera to drink?',
        asked: ['milk|drink|water|food|eat'],
        answer: 'He asked for water, and she opened a skin of milk. Then she covered him.',
        passages: ['[[Judges 4:19]]'],
      },
      {
        question: 'What happened to Jael?',
        asked: ['@later', '@death -sisera -he -him'],
        answer: 'Nothing more is told of her life. Deborah’s song remembers her.',
        passages: ['[[Judges 5:24]]'],
      },
    ],
  },
  {
    id: 'gideon',
    name: 'Gideon',
    names: ['gideon'],
    pronoun: 'he',
    story: ['[[Judges 6]]', '[[Judges 7]]', '[[Judges 8]]'],
    facts: [
      {
        question: 'How many men did Gideon have?',
        asked: ['how|many men|soldiers|army|people|warriors'],
        answer: 'Thirty-two thousand came, and God sent them home until three hundred were left.',
        passages: ['[[Judges 7:2-7]]'],
      },
      {
        question: 'What was Gideon’s fleece?',
        asked: ['fleece|wool|wet|dew|sheepskin -ok -okay -put -should -like'],
        answer:
          'He asked for a sign: first dew on the fleece of wool alone and dry ground around it, the next night the other way round. God gave him both.',
        passages: ['[[Judges 6:36-40]]'],
      },
      {
        question: 'How did Gideon win?',
        asked: ['how|with|what win|won|beat|defeat|defeated|fight|weapons'],
        answer:
          'His three hundred came by night with trumpets, and torches hidden in jars. They blew, broke the jars and shouted, and the camp of Midian turned on itself and fled.',
        passages: ['[[Judges 7:16]]', '[[Judges 7:20-22]]'],
      },
      {
        question: 'How many sons did Gideon have?',
        asked: ['@children'],
        answer: 'Seventy, for he had many wives; and one more, Abimelech, by a concubine in Shechem.',
        passages: ['[[Judges 8:30-31]]'],
      },
      {
        question: 'Who was Gideon’s father?',
        asked: ['@father', '@parents'],
        answer: 'Joash, of the family of Abiezer in Manasseh.',
        passages: ['[[Judges 6:11]]', '[[Judges 6:15]]'],
      },
      {
        question: 'How did Gideon die?',
        asked: ['@death'],
        answer: 'At a good old age; he was buried in the tomb of his father in Ophrah.',
        passages: ['[[Judges 8:32]]'],
      },
      {
        question: 'Why was Gideon hiding?',
        asked: ['why hiding|hide|hid|afraid|scared|winepress|wheat'],
        answer:
          'He was threshing wheat in a winepress to hide it from the Midianites, who took every harvest.',
        passages: ['[[Judges 6:3-4]]', '[[Judges 6:11]]'],
      },
      {
        question: 'Did Gideon stay faithful?',
        asked: ['@later', 'stay|remain faithful|good -idol', 'ephod|idol'],
        answer:
          'Not in everything. He refused to be king, but of the gold of the booty he made an ephod, and all Israel worshipped it; it became a snare to him and his house.',
        passages: ['[[Judges 8:23]]', '[[Judges 8:27]]'],
      },
    ],
  },
  {
    id: 'jephthah',
    name: 'Jephthah',
    names: ['jephthah', 'jepthah', 'jephtah'],
    pronoun: 'he',
    story: ['[[Judges 11]]', '[[Judges 12:1-7]]'],
    facts: [
      {
        question: 'Who was Jephthah’s mother?',
        asked: ['@mother', '@parents'],
        answer: 'A prostitute. His half-brothers drove him out, so that he would not inherit.',
        passages: ['[[Judges 11:1-2]]'],
      },
      {
        question: 'What was the name of Jephthah’s daughter?',
        asked: ['name daughter|girl', 'daughter called'],
        answer:
          'It is not told. She was his only child, and the daughters of Israel remembered her four days in the year.',
        passages: ['[[Judges 11:34]]', '[[Judges 11:40]]'],
      },
      {
        question: 'Why did Jephthah make the vow?',
        asked: ['why vow|promise|swear|oath'],
        answer:
          'He wanted to win against Ammon, and promised to the Lord whatever came out of the doors of his house to meet him. It is not told that God had asked it of him.',
        passages: ['[[Judges 11:30-31]]'],
      },
      {
        question: 'How did Jephthah die?',
        asked: ['how|when die|died|buried', 'how long judge|rule'],
        answer: 'He judged Israel six years, died, and was buried in Gilead. How is not told.',
        passages: ['[[Judges 12:7]]'],
      },
    ],
  },
  {
    id: 'samson',
    name: 'Samson',
    names: ['samson', 'sampson'],
    pronoun: 'he',
    story: ['[[Judges 13]]', '[[Judges 14]]', '[[Judges 15]]', '[[Judges 16]]'],
    facts: [
      {
        question: 'Who were Samson’s parents?',
        asked: ['@father -law', '@mother -law', '@parents'],
        answer:
          'Manoah, of the tribe of Dan, and his wife, whose name is not told. She was childless, and the angel of the Lord promised her a son.',
        passages: ['[[Judges 13:2-3]]'],
      },
      {
        question: 'Who was Samson’s wife?',
        asked: ['@wife -delilah'],
        answer:
          'A Philistine woman from Timnah, unnamed; she was given to his companion, and burnt by her own people. Delilah is nowhere called his wife.',
        passages: ['[[Judges 14:1-2]]', '[[Judges 15:6]]'],
      },
      {
        question: 'What was Samson’s riddle?',
        asked: ['riddle|puzzle'],
        answer:
          'Out of the eater came something to eat, out of the strong something sweet: he had found honey in the carcass of a lion. His bride got the answer out of him and told it.',
        passages: ['[[Judges 14:14]]', '[[Judges 14:8-9]]'],
      },
      {
        question: 'Did Samson kill a lion?',
        asked: ['lion'],
        answer: 'Yes, a young lion roared at him near Timnah, and he tore it with his bare hands.',
        passages: ['[[Judges 14:5-6]]'],
      },
      {
        question: 'How many men did Samson kill with a jawbone?',
        asked: ['jawbone|jaw|thousand', 'many|kill|killed jawbone|jaw|bone'],
        answer: 'A thousand, with the jawbone of a donkey.',
        passages: ['[[Judges 15:15-16]]'],
      },
      {
        question: 'What did Samson do with the foxes?',
        asked: ['fox|foxes|tails'],
        answer:
          'He caught three hundred, tied them tail to tail with torches between, and sent them into the Philistines’ grain.',
        passages: ['[[Judges 15:4-5]]'],
      },
      {
        question: 'How did Samson die?',
        asked: ['@death -many -philistines'],
        answer:
          'He was blinded and brought out for sport at a feast of the Philistines. He prayed once more for strength, pushed the pillars, and the house fell on him and on all in it.',
        passages: ['[[Judges 16:28-30]]'],
      },
      {
        question: 'Was Samson blind?',
        asked: ['blind|eyes|see'],
        answer:
          'At the end he was: the Philistines put out his eyes when they had caught him, and made him grind in the prison.',
        passages: ['[[Judges 16:21]]'],
      },
      {
        question: 'How long did Samson judge Israel?',
        asked: ['how|long|many judge|judged|rule|ruled|years'],
        answer: 'Twenty years.',
        passages: ['[[Judges 16:31]]'],
      },
      {
        question: 'Why could Samson not cut his hair?',
        asked: ['why not|could hair|cut|shave|long'],
        answer: 'He was a Nazirite to God from the womb, and no razor was to come on his head.',
        passages: ['[[Judges 13:5]]', '[[Judges 16:17]]'],
      },
    ],
  },
  {
    id: 'delilah',
    name: 'Delilah',
    names: ['delilah'],
    pronoun: 'she',
    story: ['[[Judges 16:4-21]]'],
    facts: [
      {
        question: 'Why did Delilah betray Samson?',
        asked: ['why betray|betrayed|=do|tell|told|sell|trick'],
        answer:
          'For money: each of the lords of the Philistines promised her eleven hundred pieces of silver.',
        passages: ['[[Judges 16:5]]'],
      },
      {
        question: 'Was Delilah a Philistine?',
        asked: ['philistine|nation|israelite|foreign|foreigner', '@home'],
        answer:
          'Which people she came from is not told. She lived in the valley of Sorek, near the Philistines, and dealt with their lords.',
        passages: ['[[Judges 16:4-5]]'],
      },
      {
        question: 'Were Samson and Delilah married?',
        asked: ['@husband'],
        answer: 'The Bible does not say so. It says only that he loved her.',
        passages: ['[[Judges 16:4]]'],
      },
    ],
  },
  {
    id: 'ruth',
    name: 'Ruth',
    names: ['ruth'],
    pronoun: 'she',
    story: ['[[Ruth 1]]', '[[Ruth 2]]', '[[Ruth 3]]', '[[Ruth 4]]'],
    facts: [
      {
        question: 'Who was Ruth’s first husband?',
        asked: ['first|dead husband|married', 'husband die|died'],
        answer: 'Mahlon, Naomi’s son, who died in Moab.',
        passages: ['[[Ruth 4:10]]'],
      },
      {
        question: 'Who was Ruth’s husband?',
        asked: ['@husband -first -die -died'],
        answer: 'First Mahlon, who died in Moab, and then Boaz of Bethlehem.',
        passages: ['[[Ruth 4:10]]', '[[Ruth 4:13]]'],
      },
      {
        question: 'Where did Ruth come from?',
        asked: ['@home'],
        answer: 'From Moab, a neighbouring people with whom Israel was often at war.',
        passages: ['[[Ruth 1:4]]'],
      },
      {
        question: 'Who was Ruth’s mother-in-law?',
        asked: ['@mother-in-law'],
        answer: 'Naomi of Bethlehem.',
        passages: ['[[Ruth 1:2-4]]'],
        leadsTo: 'naomi',
      },
      {
        question: 'Who was Ruth’s son?',
        asked: ['@children'],
        answer: 'Obed, the grandfather of David.',
        passages: ['[[Ruth 4:17]]'],
      },
      {
        question: 'Why did Ruth stay with Naomi?',
        asked: ['why stay|stayed|go|went|leave|follow|followed|cling'],
        answer:
          'She clung to her. Your people shall be mine and your God mine, is the sense of what she says; only death should part them.',
        passages: ['[[Ruth 1:14-17]]'],
      },
      {
        question: 'How old was Ruth?',
        asked: ['@age'],
        answer:
          'That is not told. Boaz calls her my daughter and is glad that she did not go after young men, so most take her to have been a good deal younger than he.',
        passages: ['[[Ruth 3:10]]'],
      },
    ],
  },
  {
    id: 'naomi',
    name: 'Naomi',
    names: ['naomi'],
    pronoun: 'she',
    story: ['[[Ruth 1]]', '[[Ruth 4:13-17]]'],
    facts: [
      {
        question: 'Who was Naomi’s husband?',
        asked: ['@husband', 'husband happen|happened|die|died|dead'],
        answer: 'Elimelech of Bethlehem, who died in Moab.',
        passages: ['[[Ruth 1:2-3]]'],
      },
      {
        question: 'Who were Naomi’s sons?',
        asked: ['@children'],
        answer: 'Mahlon and Chilion, who both died in Moab.',
        passages: ['[[Ruth 1:2]]', '[[Ruth 1:5]]'],
      },
      {
        question: 'Why did Naomi call herself Mara?',
        asked: ['mara|bitter|name|called'],
        answer:
          'Naomi means pleasant, Mara bitter: she had gone away full, she said, and the Lord had brought her home empty.',
        passages: ['[[Ruth 1:20-21]]'],
      },
      {
        question: 'How did Naomi die?',
        asked: ['@death -husband -sons'],
        answer: 'It is not told. She is last seen with Obed, Ruth’s child, in her lap.',
        passages: ['[[Ruth 4:16-17]]'],
      },
    ],
  },
  {
    id: 'boaz',
    name: 'Boaz',
    names: ['boaz'],
    pronoun: 'he',
    story: ['[[Ruth 2]]', '[[Ruth 3]]', '[[Ruth 4]]'],
    facts: [
      {
        question: 'Who was Boaz’s mother?',
        asked: ['@mother', '@parents'],
        answer: 'Rahab, by the list in Matthew; his father was Salmon.',
        passages: ['[[Matthew 1:5]]'],
      },
      {
        question: 'How was Boaz related to Naomi?',
        asked: ['related|relative|relation|kinsman|cousin'],
        answer:
          'He was a kinsman of her husband Elimelech. So he could redeem the land and marry Ruth, once a nearer kinsman had declined.',
        passages: ['[[Ruth 2:1]]', '[[Ruth 4:3-6]]'],
      },
      {
        question: 'How old was Boaz?',
        asked: ['@age'],
        answer:
          'That is not told. He praises Ruth that she did not follow young men, so most take him to have been a good deal older than she.',
        passages: ['[[Ruth 3:10]]'],
      },
      {
        question: 'Was Boaz rich?',
        asked: ['rich|wealthy|money', '@work'],
        answer: 'He was a man of wealth, with fields and reapers at Bethlehem.',
        passages: ['[[Ruth 2:1]]', '[[Ruth 2:3-4]]'],
      },
    ],
  },
  {
    id: 'hannah',
    name: 'Hannah',
    names: ['hannah'],
    pronoun: 'she',
    story: ['[[1 Samuel 1]]', '[[1 Samuel 2:1-21]]'],
    facts: [
      {
        question: 'Who was Hannah’s husband?',
        asked: ['@husband'],
        answer: 'Elkanah, from the hills of Ephraim. He had another wife, Peninnah.',
        passages: ['[[1 Samuel 1:1-2]]'],
      },
      {
        question: 'How many children did Hannah have?',
        asked: ['@children -no -not'],
        answer: 'Samuel, and after him three sons and two daughters.',
        passages: ['[[1 Samuel 1:20]]', '[[1 Samuel 2:21]]'],
      },
      {
        question: 'Why did Hannah cry?',
        asked: ['why cry|cried|weep|wept|sad'],
        answer: 'She had no child, and Peninnah, who had sons and daughters, provoked her year after year.',
        passages: ['[[1 Samuel 1:4-8]]'],
      },
      {
        question: 'Did Hannah see Samuel again?',
        asked: ['see|saw|visit|visited|meet|met again|him|son|boy|samuel|ever'],
        answer:
          'Every year, when they came up to sacrifice, and each time she brought him a little coat that she had made.',
        passages: ['[[1 Samuel 2:18-19]]'],
      },
      {
        question: 'Why did Eli think that Hannah was drunk?',
        asked: ['drunk|eli'],
        answer: 'She prayed in her heart: her lips moved, and her voice was not heard.',
        passages: ['[[1 Samuel 1:12-15]]'],
      },
    ],
  },
  {
    id: 'eli',
    name: 'Eli',
    names: ['eli'],
    pronoun: 'he',
    story: ['[[1 Samuel 1]]', '[[1 Samuel 2:12-36]]', '[[1 Samuel 3]]', '[[1 Samuel 4]]'],
    facts: [
      {
        question: 'How did Eli die?',
        asked: ['@death', '@age'],
        answer:
          'At ninety-eight, blind and heavy. When he heard that the ark was taken and his sons were dead, he fell backward from his seat and broke his neck.',
        passages: ['[[1 Samuel 4:15-18]]'],
      },
      {
        question: 'Who were Eli’s sons?',
        asked: ['@children'],
        answer:
          'Hophni and Phinehas, who took the best of the offerings and lay with women at the sanctuary.',
        passages: ['[[1 Samuel 1:3]]', '[[1 Samuel 2:22]]', '[[1 Samuel 2:29]]'],
      },
    ],
  },
  {
    id: 'samuel',
    name: 'Samuel',
    names: ['samuel'],
    pronoun: 'he',
    story: ['[[1 Samuel 1]]', '[[1 Samuel 3]]', '[[1 Samuel 8]]', '[[1 Samuel 16]]'],
    facts: [
      {
        question: 'Who were Samuel’s parents?',
        asked: ['@father', '@mother', '@parents'],
        answer: 'Elkanah and Hannah.',
        passages: ['[[1 Samuel 1:19-20]]'],
        leadsTo: 'hannah',
      },
      {
        question: 'Who were Samuel’s sons?',
        asked: ['@children'],
        answer:
          'Joel and Abijah, whom the King James Bible calls Abiah. They judged at Beersheba, took bribes, and bent the law, and so the people asked for a king.',
        passages: ['[[1 Samuel 8:1-5]]'],
      },
      {
        question: 'How did Samuel die?',
        asked: ['@death'],
        answer: 'How is not told. All Israel mourned for him, and he was buried at his house in Ramah.',
        passages: ['[[1 Samuel 25:1]]'],
      },
      {
        question: 'Which kings did Samuel anoint?',
        asked: ['king|kings|who anoint|anointed'],
        answer: 'Saul, and later David.',
        passages: ['[[1 Samuel 10:1]]', '[[1 Samuel 16:13]]'],
      },
    ],
  },
  {
    id: 'saul-king',
    name: 'Saul',
    names: ['king saul', 'saul'],
    pronoun: 'he',
    story: [
      '[[1 Samuel 9]]',
      '[[1 Samuel 10]]',
      '[[1 Samuel 15]]',
      '[[1 Samuel 18]]',
      '[[1 Samuel 28]]',
      '[[1 Samuel 31]]',
    ],
    facts: [
      {
        question: 'Who was Saul’s father?',
        asked: ['@father -law', '@parents'],
        answer: 'Kish, of the tribe of Benjamin.',
        passages: ['[[1 Samuel 9:1-2]]'],
      },
      {
        question: 'Who were Saul’s sons?',
        asked: ['son|sons|child|children -law -jonathan'],
        answer:
          'Jonathan, Abinadab and Malchishua, who died with him, and Ish-bosheth, who was king for two years; First Samuel also names Ishvi, and Rizpah bore Saul two more.',
        passages: ['[[1 Samuel 31:2]]', '[[2 Samuel 2:10]]', '[[1 Samuel 14:49]]', '[[2 Samuel 21:8]]'],
      },
      {
        question: 'Who were Saul’s daughters?',
        asked: ['@daughter -son'],
        answer: 'Merab and Michal. Michal loved David and became his first wife.',
        passages: ['[[1 Samuel 14:49]]', '[[1 Samuel 18:20]]'],
      },
      {
        question: 'How tall was Saul?',
        asked: ['tall|height|handsome', '@looks'],
        answer: 'From the shoulders up he was taller than all the people.',
        passages: ['[[1 Samuel 9:2]]'],
      },
      {
        question: 'Why was Saul jealous of David?',
        asked: ['why jealous|hate|hated|angry|mad', 'why kill|killed|try|tried|hunt|chase david'],
        answer:
          'The women sang that Saul had slain his thousands and David his ten thousands. From that day he eyed David.',
        passages: ['[[1 Samuel 18:7-9]]'],
      },
      {
        question: 'How long did Saul reign?',
        asked: ['long|years reign|reigned|king|rule|ruled'],
        answer:
          'Forty years, as Paul says in Acts. In First Samuel the numbers are uncertain, and the translations differ there.',
        passages: ['[[Acts 13:21]]', '[[1 Samuel 13:1]]'],
      },
      {
        question: 'Who was Saul’s wife?',
        asked: ['@wife'],
        answer: 'Ahinoam, the daughter of Ahimaaz.',
        passages: ['[[1 Samuel 14:50]]'],
      },
    ],
  },
  {
    id: 'david',
    name: 'David',
    names: ['david', 'king david'],
    pronoun: 'he',
    story: [
      '[[1 Samuel 16]]',
      '[[1 Samuel 17]]',
      '[[2 Samuel 5]]',
      '[[2 Samuel 6]]',
      '[[2 Samuel 7]]',
      '[[2 Samuel 11]]',
      '[[2 Samuel 12]]',
      '[[1 Kings 2:1-12]]',
    ],
    facts: [
      {
        question: 'How old was David when he killed Goliath?',
        asked: ['old|age|young|boy|teenager goliath|giant|fought|fight|sling'],
        answer:
          'The Bible does not say. He was the youngest of eight brothers, kept the sheep, and Saul calls him a youth; only the three eldest were with the army. Most readers think of somebody between fifteen and twenty.',
        passages: ['[[1 Samuel 17:14-15]]', '[[1 Samuel 17:33]]'],
      },
      {
        question: 'Who was David’s mother?',
        asked: ['@mother -law'],
        answer:
          'Her name is not told. When he fled from Saul he brought his parents to safety with the king of Moab.',
        passages: ['[[1 Samuel 22:3-4]]'],
      },
      {
        question: 'Who was David’s father-in-law?',
        asked: ['@father-in-law'],
        answer: 'King Saul, whose daughter Michal was David’s first wife.',
        passages: ['[[1 Samuel 18:27]]'],
      },
      {
        question: 'Who was David’s first wife?',
        asked: ['first wife|married|marry'],
        answer: 'Michal, the daughter of King Saul. She loved him.',
        passages: ['[[1 Samuel 18:20]]', '[[1 Samuel 18:27]]'],
      },
      {
        question: 'What did David look like?',
        asked: ['@looks -taller -goliath -giant'],
        answer: 'He was ruddy, fair of face, and good to look at.',
        passages: ['[[1 Samuel 16:12]]'],
      },
      {
        question: 'What instrument did David play?',
        asked: ['instrument|harp|lyre|music|play|played'],
        answer: 'The harp, or lyre. When he played, Saul was refreshed.',
        passages: ['[[1 Samuel 16:23]]'],
      },
      {
        question: 'How long was David king?',
        asked: ['long|years king|reign|reigned|rule|ruled|years'],
        answer: 'Forty years: seven in Hebron and thirty-three in Jerusalem.',
        passages: ['[[1 Kings 2:11]]'],
      },
      {
        question: 'Was David sorry for what he did to Uriah?',
        asked: ['@sorry -people -count'],
        answer:
          'Yes. When Nathan had told him the story of the lamb, he said that he had sinned against the Lord. Psalm 51 is handed down as his prayer from that time.',
        passages: ['[[2 Samuel 12:13]]', '[[Psalm 51:1-2]]'],
      },
      {
        question: 'How many psalms did David write?',
        asked: ['many|which psalms|songs'],
        answer:
          'In the Hebrew Bible seventy-three psalms carry his name in their heading. Whether each of them is by him or after his manner is judged differently.',
        passages: ['[[Psalm 23:1]]'],
      },
      {
        question: 'Where was David born?',
        asked: ['@home -king'],
        answer: 'The Bible calls Bethlehem in Judah his city; there his father Jesse lived.',
        passages: ['[[1 Samuel 17:12]]', '[[1 Samuel 20:6]]'],
      },
      {
        question: 'Who was David’s best friend?',
        asked: ['best|friend|friends'],
        answer: 'Jonathan, the son of Saul, who loved him as his own soul.',
        passages: ['[[1 Samuel 18:1]]'],
      },
      {
        question: 'Who were David’s great-grandparents?',
        asked: ['grandmother|grandfather|grandparents|grandma|great', 'related|relation ruth|boaz'],
        answer: 'Boaz and Ruth: their son Obed was the father of Jesse, David’s father.',
        passages: ['[[Ruth 4:13]]', '[[Ruth 4:17]]'],
      },
      {
        question: 'What did God promise David?',
        asked: ['promise|promised|covenant'],
        answer:
          'God promised him a house and a kingdom that would stand for ever. Christians see it fulfilled in Jesus, the son of David.',
        passages: ['[[2 Samuel 7:16]]', '[[Luke 1:32-33]]'],
      },
    ],
  },
  {
    id: 'goliath',
    name: 'Goliath',
    names: ['goliath'],
    pronoun: 'he',
    story: ['[[1 Samuel 17]]'],
    facts: [
      {
        question: 'Did Goliath have brothers?',
        asked: ['@siblings'],
        answer:
          'First Chronicles names a brother, Lahmi, whom Elhanan killed. Second Samuel tells of the fight too; its Hebrew text, as the American Standard Version shows, lacks the words for brother of.',
        passages: ['[[1 Chronicles 20:5]]', '[[2 Samuel 21:19]]'],
      },
      {
        question: 'Where did Goliath come from?',
        asked: ['@home'],
        answer: 'From Gath, a city of the Philistines.',
        passages: ['[[1 Samuel 17:4]]'],
      },
      {
        question: 'What happened to Goliath’s head?',
        asked: ['head|sword|body'],
        answer: 'David cut it off with the giant’s own sword and brought it to Jerusalem.',
        passages: ['[[1 Samuel 17:51]]', '[[1 Samuel 17:54]]'],
      },
      {
        question: 'How old was Goliath?',
        asked: ['@age -david'],
        answer: 'That is not told. Saul says that he had been a man of war from his youth.',
        passages: ['[[1 Samuel 17:33]]'],
      },
      {
        question: 'How long did Goliath challenge Israel?',
        asked: ['how long|many|days challenge|challenged|mock|shout|come|came'],
        answer: 'Forty days, morning and evening.',
        passages: ['[[1 Samuel 17:16]]'],
      },
    ],
  },
  {
    id: 'bathsheba',
    name: 'Bathsheba',
    names: ['bathsheba'],
    pronoun: 'she',
    story: ['[[2 Samuel 11]]', '[[2 Samuel 12:15-25]]', '[[1 Kings 1:11-31]]'],
    facts: [
      {
        question: 'What happened to Bathsheba’s first baby?',
        asked: [
          'baby|infant|first|newborn happen|happened|die|died|become|child',
          'baby|infant why|sick|ill',
        ],
        answer:
          'It fell ill and died on the seventh day, although David fasted and prayed for it. Nathan had said that this would come because of what David had done; no fault is laid on the child. It is told of this one child, and no rule is made of it. Afterwards Solomon was born.',
        passages: ['[[2 Samuel 12:14-18]]', '[[2 Samuel 12:24]]'],
      },
      {
        question: 'Who was Bathsheba’s husband?',
        asked: ['@husband'],
        answer: 'Uriah the Hittite, and after his death David, who had brought that death about.',
        passages: ['[[2 Samuel 11:3]]', '[[2 Samuel 12:9]]', '[[2 Samuel 11:26-27]]'],
      },
      {
        question: 'Who was Bathsheba’s father?',
        asked: ['@father -law', '@parents'],
        answer: 'Eliam, whom First Chronicles calls Ammiel.',
        passages: ['[[2 Samuel 11:3]]', '[[1 Chronicles 3:5]]'],
      },
      {
        question: 'Who were Bathsheba’s children?',
        asked: ['@children'],
        answer:
          'The first child of her and David died. Then Solomon was born, and Chronicles names three more sons: Shimea, Shobab and Nathan.',
        passages: ['[[2 Samuel 12:24]]', '[[1 Chronicles 3:5]]'],
      },
      {
        question: 'What became of Bathsheba?',
        asked: ['@later', '@death'],
        answer:
          'She saw her son Solomon become king, and he set a throne for her at his right hand. Her death is not told.',
        passages: ['[[1 Kings 1:28-31]]', '[[1 Kings 2:19]]'],
      },
    ],
  },
  {
    id: 'absalom',
    name: 'Absalom',
    names: ['absalom'],
    pronoun: 'he',
    story: ['[[2 Samuel 13]]', '[[2 Samuel 14]]', '[[2 Samuel 15]]', '[[2 Samuel 18]]'],
    facts: [
      {
        question: 'Who was Absalom’s mother?',
        asked: ['@mother', '@parents'],
        answer: 'Maacah, the daughter of the king of Geshur; his father was David.',
        passages: ['[[2 Samuel 3:3]]'],
      },
      {
        question: 'Who killed Absalom?',
        asked: ['who kill|killed', 'why kill|killed him'],
        answer:
          'Joab, David’s general, thrust three darts into him, and ten of his young men struck him dead, though David had told the captains to deal gently with him. Joab’s reason is not told there.',
        passages: ['[[2 Samuel 18:5]]', '[[2 Samuel 18:14-15]]'],
      },
      {
        question: 'How heavy was Absalom’s hair?',
        asked: ['hair|heavy'],
        answer: 'When he cut it once a year it weighed two hundred shekels, some five pounds.',
        passages: ['[[2 Samuel 14:26]]'],
      },
      {
        question: 'Why did Absalom kill Amnon?',
        asked: ['why kill|killed|murder|murdered|hate|hated amnon|brother|half'],
        answer: 'Because Amnon had forced Absalom’s sister Tamar. He waited two years.',
        passages: ['[[2 Samuel 13:22-23]]', '[[2 Samuel 13:28-29]]'],
      },
    ],
  },
  {
    id: 'mephibosheth',
    name: 'Mephibosheth',
    names: ['mephibosheth'],
    pronoun: 'he',
    story: ['[[2 Samuel 9]]', '[[2 Samuel 4:4]]', '[[2 Samuel 19:24-30]]'],
    facts: [
      {
        question: 'Why was Mephibosheth lame?',
        asked: ['why|how lame|crippled|cripple|disabled|legs|feet|walk'],
        answer:
          'When the news came that Saul and Jonathan were dead, his nurse fled with him, and he fell. He was five.',
        passages: ['[[2 Samuel 4:4]]'],
      },
      {
        question: 'Who was the father of Mephibosheth?',
        asked: ['@father', '@parents'],
        answer: 'Jonathan, the son of Saul.',
        passages: ['[[2 Samuel 4:4]]'],
      },
    ],
  },
  {
    id: 'michal',
    name: 'Michal',
    names: ['michal'],
    pronoun: 'she',
    story: ['[[1 Samuel 18:20-28]]', '[[1 Samuel 19:11-17]]', '[[1 Samuel 25:44]]', '[[2 Samuel 6:16-23]]'],
    facts: [
      {
        question: 'Did Michal have children?',
        asked: ['@children'],
        answer:
          'No, Second Samuel says that she had no child to the day of her death. A later chapter speaks of five sons of hers by Adriel; but he was the husband of her sister Merab, and some old copies have Merab there. The King James Bible says that Michal brought them up.',
        passages: ['[[2 Samuel 6:23]]', '[[2 Samuel 21:8]]', '[[1 Samuel 18:19]]'],
      },
      {
        question: 'Who was Michal’s husband?',
        asked: ['@husband'],
        answer:
          'David. When he had fled, Saul gave her to another man, Palti or Paltiel; David later had her brought back, and Paltiel followed her weeping.',
        passages: ['[[1 Samuel 25:44]]', '[[2 Samuel 3:14-16]]'],
      },
      {
        question: 'Why did Michal despise David?',
        asked: ['why despise|despised|hate|hated|angry|mad|dance|dancing'],
        answer:
          'She saw him leap and dance before the ark. Then she reproached him that he, the king, had uncovered himself before the servant girls.',
        passages: ['[[2 Samuel 6:16]]', '[[2 Samuel 6:20]]'],
      },
    ],
  },
  {
    id: 'solomon',
    name: 'Solomon',
    names: ['solomon', 'king solomon', 'soloman'],
    pronoun: 'he',
    story: ['[[1 Kings 3]]', '[[1 Kings 4]]', '[[1 Kings 10]]', '[[1 Kings 11]]'],
    facts: [
      {
        question: 'Why was Solomon so wise?',
        asked: [
          'why|how wise|wisdom|smart -if -then -sin -wives',
          'why ask|asked wisdom',
          'who gave|give wisdom',
        ],
        answer:
          'He asked God for an understanding heart to judge the people, and not for long life, riches or the life of his enemies. God gave him wisdom, and riches and honour besides.',
        passages: ['[[1 Kings 3:9-12]]'],
      },
      {
        question: 'Why did wise Solomon marry so many and turn to idols?',
        asked: [
          'why wise|wisest|wisdom|smart =do|=that|=this|if|sin|fall|then|stupid',
          'why wives|women|marry|married|idols|sin|turn|turned',
        ],
        answer:
          'Kings says that he loved many foreign women, against God’s warning, and that when he was old they turned his heart. The wisdom he had asked for was to judge the people; it did not guard his own heart. Nehemiah names him for this very reason: there was no king like him, and even he was led into sin.',
        passages: ['[[1 Kings 11:1-4]]', '[[Nehemiah 13:26]]'],
      },
      {
        question: 'Who were Solomon’s parents?',
        asked: ['@father -law', '@mother -law', '@parents'],
        answer: 'David and Bathsheba.',
        passages: ['[[2 Samuel 12:24]]'],
      },
      {
        question: 'How old was Solomon when he became king?',
        asked: ['old|age|young king|became|crowned|throne'],
        answer:
          'That is not told. David calls him young and tender, and he calls himself a little child who does not know how to go out or come in.',
        passages: ['[[1 Kings 3:7]]', '[[1 Chronicles 29:1]]'],
      },
      {
        question: 'How long did Solomon reign?',
        asked: ['long|years reign|reigned|king|rule|ruled', 'how|when die|died|old'],
        answer:
          'He reigned forty years, then died and was buried in the city of David; his age and how he died are not told.',
        passages: ['[[1 Kings 11:42-43]]'],
      },
      {
        question: 'How many proverbs did Solomon write?',
        asked: ['many proverbs|songs|sayings'],
        answer:
          'Kings says that he spoke three thousand proverbs, and that his songs were a thousand and five. How many he wrote down is not told.',
        passages: ['[[1 Kings 4:32]]'],
      },
      {
        question: 'How rich was Solomon?',
        asked: ['rich|wealth|wealthy|gold|money'],
        answer:
          'In one year six hundred and sixty-six talents of gold came to him, and silver counted for nothing in his days.',
        passages: ['[[1 Kings 10:14]]', '[[1 Kings 10:21]]'],
      },
      {
        question: 'Who were Solomon’s children?',
        asked: ['@children'],
        answer: 'Rehoboam, who reigned after him; and two daughters are named, Taphath and Basmath.',
        passages: ['[[1 Kings 11:43]]', '[[1 Kings 4:11]]', '[[1 Kings 4:15]]'],
      },
      {
        question: 'How long did Solomon build his palace?',
        asked: ['long|years palace|house -temple'],
        answer: 'Thirteen years; the temple took seven.',
        passages: ['[[1 Kings 7:1]]', '[[1 Kings 6:38]]'],
      },
      {
        question: 'What other name did Solomon have?',
        asked: ['other|second|another name', 'jedidiah'],
        answer: 'Jedidiah, beloved of the Lord. It was given him through Nathan the prophet.',
        passages: ['[[2 Samuel 12:25]]'],
      },
    ],
  },
  {
    id: 'rehoboam',
    name: 'Rehoboam',
    names: ['rehoboam'],
    pronoun: 'he',
    story: ['[[1 Kings 12]]', '[[1 Kings 14:21-31]]'],
    facts: [
      {
        question: 'How old was Rehoboam when he became king?',
        asked: ['@age'],
        answer: 'Forty-one, and he reigned seventeen years in Jerusalem.',
        passages: ['[[1 Kings 14:21]]'],
      },
      {
        question: 'Who was Rehoboam’s mother?',
        asked: ['@mother', '@parents'],
        answer: 'Naamah, from Ammon; his father was Solomon.',
        passages: ['[[1 Kings 14:21]]'],
      },
      {
        question: 'How many wives did Rehoboam have?',
        asked: ['@wife', '@children'],
        answer: 'Eighteen wives and sixty concubines, twenty-eight sons and sixty daughters.',
        passages: ['[[2 Chronicles 11:21]]'],
      },
    ],
  },
];
