import type { FaithQuestion } from '../types.ts';

/** People of the Bible, from Hannah to Jonah. */
export const prophetPeople = [
  {
    id: 'hannah',
    question: 'Who was Hannah?',
    signs: [
      'hannah',
      'who was hannah',
      'who is hannah',
      'story of hannah',
      'tell me about hannah',
      'life of hannah',
      'learn from hannah',
    ],
    answer: [
      'Hannah was childless and mocked for it. She poured out her heart in the sanctuary, so that the priest took her for drunk. God gave her Samuel, whom she gave back to him; Mary’s song echoes hers.',
    ],
    passages: [
      { mark: '[[1 Samuel 1:10-16]]', note: 'A prayer without voice.' },
      { mark: '[[1 Samuel 2:1-2]]', note: 'Her song.' },
      { mark: '[[1 Samuel 1:27-28]]', note: 'She gives what she was given.' },
    ],
  },
  {
    id: 'samuel',
    question: 'Who was Samuel?',
    signs: [
      'who was samuel',
      'who is samuel',
      'story of samuel',
      'tell me about samuel',
      'life of samuel',
      'learn from samuel',
      'prophet samuel',
    ],
    answer: [
      'Samuel heard God’s voice at night as a boy in the temple, became a prophet and the last of the judges, and anointed Israel’s first two kings, Saul and David.',
    ],
    passages: [
      { mark: '[[1 Samuel 3:8-10]]', note: 'Speak, for your servant hears.' },
      { mark: '[[1 Samuel 16:7]]', note: 'He learns how God looks at people.' },
    ],
  },
  {
    id: 'saul-king',
    question: 'Who was King Saul?',
    signs: [
      'king saul',
      'who was king saul',
      'who is king saul',
      'story of king saul',
      'tell me about king saul',
      'life of king saul',
      'learn from king saul',
      'who was saul',
    ],
    answer: [
      'Saul was Israel’s first king: tall, at first modest, chosen by God. Impatience, fear of people and jealousy of David ate him up, and he ended in despair. (Saul of Tarsus, who became the apostle Paul, is another.)',
    ],
    passages: [
      { mark: '[[1 Samuel 10:22-24]]', note: 'On the day of his election he hides among the baggage.' },
      { mark: '[[1 Samuel 15:22-24]]', note: 'To obey is better than sacrifice.' },
      { mark: '[[1 Samuel 18:7-9]]', note: 'How jealousy begins.' },
    ],
  },
  {
    id: 'david',
    question: 'Who was King David?',
    signs: [
      'king david',
      'who was king david',
      'who is king david',
      'story of king david',
      'tell me about king david',
      'life of king david',
      'learn from king david',
      'who was david',
      'about david',
      'david in the bible',
      'david and bathsheba',
      'bathsheba',
    ],
    answer: [
      'David was a shepherd from Bethlehem, a musician and a fighter, and Israel’s greatest king, about a thousand years before Christ. Many psalms bear his name. He loved God with his whole heart, and he took another man’s wife and had the man killed; confronted by Nathan, he confessed without excuse and was forgiven, but the consequences remained. God promised him a son whose throne would stand for ever: Jesus is called Son of David.',
    ],
    passages: [
      { mark: '[[1 Samuel 16:11-13]]', note: 'He is fetched from the sheep.' },
      { mark: '[[2 Samuel 12:5-7]]', note: 'You are the man.' },
      { mark: '[[Psalm 51:1-4]]', note: 'His confession.' },
      { mark: '[[2 Samuel 7:12-16]]', note: 'The promise.' },
    ],
  },
  {
    id: 'solomon',
    question: 'Who was Solomon?',
    signs: [
      'solomon',
      'who was solomon',
      'who is solomon',
      'story of solomon',
      'tell me about solomon',
      'life of solomon',
      'learn from solomon',
      'king solomon',
    ],
    answer: [
      'Solomon, son of David, asked God for wisdom to govern, built the temple, and wrote proverbs. Wealth and many wives turned his heart to other gods, and after him the kingdom broke apart.',
    ],
    passages: [
      { mark: '[[1 Kings 3:7-9]]', note: 'What he asked for.' },
      { mark: '[[1 Kings 8:27-28]]', note: 'His prayer at the temple: the heavens cannot contain you.' },
      { mark: '[[1 Kings 11:4]]', note: 'How wisdom was lost.' },
    ],
  },
  {
    id: 'elijah',
    question: 'Who was Elijah?',
    signs: [
      'elijah',
      'who was elijah',
      'who is elijah',
      'story of elijah',
      'tell me about elijah',
      'life of elijah',
      'learn from elijah',
    ],
    answer: [
      'Elijah was a prophet in the ninth century before Christ. He announced a drought, was fed by ravens and by a widow, and called fire down on Carmel; then he fled, exhausted, and asked to die. God met him with sleep, bread and a quiet voice. He was taken up in a whirlwind, and stood beside Jesus at the transfiguration.',
    ],
    passages: [
      { mark: '[[1 Kings 18:36-39]]', note: 'On Carmel.' },
      { mark: '[[1 Kings 19:4-8]]', note: 'Under the broom tree, the day after.' },
      { mark: '[[James 5:17-18]]', note: 'A man like us, says James.' },
    ],
  },
  {
    id: 'elisha',
    question: 'Who was Elisha?',
    signs: [
      'elisha',
      'who was elisha',
      'who is elisha',
      'story of elisha',
      'tell me about elisha',
      'life of elisha',
      'learn from elisha',
      'naaman',
    ],
    answer: [
      'Elisha, a farmer, left his oxen to follow Elijah, and became a prophet after him. He is known for quiet wonders: oil for a widow, a child restored, the healing of Naaman, the foreign general.',
    ],
    passages: [
      { mark: '[[1 Kings 19:19-21]]', note: 'His call.' },
      { mark: '[[2 Kings 5:10-14]]', note: 'Naaman learns to do something simple.' },
      { mark: '[[2 Kings 6:15-17]]', note: 'Open his eyes, that he may see.' },
    ],
  },
  {
    id: 'esther',
    question: 'Who was Esther?',
    signs: [
      'who was esther',
      'who is esther',
      'story of esther',
      'tell me about esther',
      'life of esther',
      'learn from esther',
      'mordecai',
      'queen esther',
    ],
    answer: [
      'Esther, a Jewish orphan, became queen of Persia, and risked her life to save her people when Haman planned to destroy them. Her cousin Mordecai told her that she might have come to her place for just such a time.',
    ],
    passages: [
      { mark: '[[Esther 4:13-16]]', note: 'The hour of decision.' },
      { mark: '[[Esther 8:16-17]]', note: 'How it turned out.' },
    ],
  },
  {
    id: 'nehemiah',
    question: 'Who was Nehemiah?',
    signs: [
      'nehemiah',
      'who was nehemiah',
      'who is nehemiah',
      'story of nehemiah',
      'tell me about nehemiah',
      'life of nehemiah',
      'learn from nehemiah',
    ],
    answer: [
      'Nehemiah, cupbearer to the Persian king, wept when he heard of Jerusalem’s ruins, prayed, asked for leave, and rebuilt the walls in fifty-two days, with a trowel in one hand and a weapon in the other.',
    ],
    passages: [
      { mark: '[[Nehemiah 1:4-6]]', note: 'It begins with tears and prayer.' },
      { mark: '[[Nehemiah 4:16-18]]', note: 'How they worked.' },
      { mark: '[[Nehemiah 6:15-16]]', note: 'Finished.' },
    ],
  },
  {
    id: 'job-person',
    question: 'Who was Job?',
    signs: [
      'who was job',
      'who is job',
      'story of job',
      'tell me about job',
      'life of job',
      'learn from job',
      'jobs friends',
    ],
    answer: [
      'Job was an upright man who lost children, wealth and health in a short time, and did not know why. His friends explained to him that he must have sinned. He contradicted them, demanded an answer from God, and held on to him. God came, and did not explain; but he said that Job had spoken rightly of him, and the friends had not.',
    ],
    passages: [
      { mark: '[[Job 1:20-22]]', note: 'His first answer.' },
      { mark: '[[Job 19:25-27]]', note: 'In the dark: I know that my redeemer lives.' },
      {
        mark: '[[Job 42:5-7]]',
        note: 'What he says when he has seen God, and what God says of the friends.',
      },
    ],
  },
  {
    id: 'isaiah-person',
    question: 'Who was Isaiah?',
    signs: [
      'who was isaiah',
      'who is isaiah',
      'story of isaiah',
      'tell me about isaiah',
      'life of isaiah',
      'learn from isaiah',
      'prophet isaiah',
    ],
    answer: [
      'Isaiah was a prophet in Jerusalem in the eighth century before Christ. He saw the Holy One in the temple, warned kings, and spoke of the child on David’s throne and of the suffering servant.',
    ],
    passages: [
      { mark: '[[Isaiah 6:1-8]]', note: 'How he was called.' },
      { mark: '[[Isaiah 9:6-7]]', note: 'The child.' },
      { mark: '[[Isaiah 53:4-6]]', note: 'The servant.' },
    ],
  },
  {
    id: 'jeremiah-person',
    question: 'Who was Jeremiah?',
    signs: [
      'who was jeremiah',
      'who is jeremiah',
      'story of jeremiah',
      'tell me about jeremiah',
      'life of jeremiah',
      'learn from jeremiah',
      'prophet jeremiah',
    ],
    answer: [
      'Jeremiah was called as a young man and preached for forty years in Jerusalem that it would fall. He was beaten, mocked and thrown into a cistern, complained bitterly to God, and went on. He also announced the new covenant.',
    ],
    passages: [
      { mark: '[[Jeremiah 1:4-8]]', note: 'I am too young, he says.' },
      { mark: '[[Jeremiah 20:7-9]]', note: 'He would like to be silent, and cannot.' },
      { mark: '[[Jeremiah 31:31-34]]', note: 'What God will do.' },
    ],
  },
  {
    id: 'daniel',
    question: 'Who was Daniel?',
    signs: [
      'who was daniel',
      'who is daniel',
      'story of daniel',
      'tell me about daniel',
      'life of daniel',
      'learn from daniel',
      'shadrach',
    ],
    answer: [
      'Daniel was brought to Babylon as a youth and served several kings without giving up his faith. He prayed three times a day with open windows, was thrown to the lions for it, and was kept.',
    ],
    passages: [
      { mark: '[[Daniel 1:8]]', note: 'He begins with something small.' },
      { mark: '[[Daniel 6:10]]', note: 'He prays as he had done before.' },
      { mark: '[[Daniel 6:21-23]]', note: 'In the morning.' },
    ],
  },
  {
    id: 'jonah',
    question: 'Who was Jonah?',
    signs: [
      'who was jonah',
      'who is jonah',
      'story of jonah',
      'tell me about jonah',
      'life of jonah',
      'learn from jonah',
      'jonah and the whale',
      'jonah and the fish',
    ],
    answer: [
      'Jonah was sent to Nineveh, the capital of Israel’s cruel enemies, and took a ship in the opposite direction. After three days in a great fish he went. The city repented, God spared it, and Jonah was angry that God was so merciful. The book ends with God’s question to him. Jesus speaks of the sign of Jonah.',
    ],
    passages: [
      { mark: '[[Jonah 2:1-2]]', note: 'A prayer from below.' },
      { mark: '[[Jonah 4:1-4]]', note: 'Are you right to be angry?' },
      { mark: '[[Jonah 4:10-11]]', note: 'The last word is a question.' },
      { mark: '[[Matthew 12:40]]', note: 'What Jesus made of it.' },
    ],
  },
] as const satisfies readonly FaithQuestion[];
