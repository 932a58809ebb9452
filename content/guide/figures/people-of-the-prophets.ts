import type { Figure } from './types.ts';

/** People of the later kings, the prophets and the exile. */
export const PEOPLE_OF_THE_PROPHETS: readonly Figure[] = [
  {
    id: 'elijah',
    name: 'Elijah',
    names: ['elijah', 'elias'],
    pronoun: 'he',
    story: [
      '[[1 Kings 17]]',
      '[[1 Kings 18]]',
      '[[1 Kings 19]]',
      '[[1 Kings 21]]',
      '[[2 Kings 1]]',
      '[[2 Kings 2]]',
    ],
    facts: [
      {
        question: 'Where did Elijah come from?',
        asked: ['@home'],
        answer: 'He is called the Tishbite, from Gilead east of the Jordan. His family is not told.',
        passages: ['[[1 Kings 17:1]]'],
      },
      {
        question: 'What did Elijah look like?',
        asked: ['@looks', 'clothes|wear|wore'],
        answer:
          'A hairy man, with a belt of leather about his waist. Some understand that he wore a garment of hair.',
        passages: ['[[2 Kings 1:8]]'],
      },
      {
        question: 'Was Elijah married?',
        asked: ['@wife', '@children', '@father', '@mother', '@parents'],
        answer: 'The Bible tells of no wife, no children and no parents of his.',
        passages: ['[[1 Kings 17:1]]'],
      },
      {
        question: 'How many prophets of Baal stood against Elijah?',
        asked: ['how|many prophets|baal'],
        answer:
          'Four hundred and fifty, and Elijah stood alone against them. He had also sent for the four hundred prophets of Asherah, of whom nothing more is told there.',
        passages: ['[[1 Kings 18:19]]', '[[1 Kings 18:22]]'],
      },
      {
        question: 'Whose son did Elijah raise?',
        asked: ['raise|raised dead|son|boy|child|life', 'widow|widows son|boy'],
        answer: 'The son of the widow of Zarephath, at whose house he lived in the famine.',
        passages: ['[[1 Kings 17:17-22]]'],
      },
      {
        question: 'Who came after Elijah?',
        asked: ['who after|follow|followed|next|successor|replace|replaced|mantle'],
        answer: 'Elisha, whom he found ploughing and on whom he threw his mantle.',
        passages: ['[[1 Kings 19:19-21]]'],
      },
    ],
  },
  {
    id: 'elisha',
    name: 'Elisha',
    names: ['elisha'],
    pronoun: 'he',
    story: ['[[2 Kings 2]]', '[[2 Kings 4]]', '[[2 Kings 5]]', '[[2 Kings 6]]', '[[2 Kings 13:14-21]]'],
    facts: [
      {
        question: 'What was the work of Elisha?',
        asked: ['@work'],
        answer:
          'He was ploughing with twelve yoke of oxen when Elijah called him. Then he served Elijah, and became a prophet after him.',
        passages: ['[[1 Kings 19:19-21]]'],
      },
      {
        question: 'How did Elisha die?',
        asked: ['@death -bones'],
        answer: 'Of an illness. Joash, the king of Israel, came down to him and wept.',
        passages: ['[[2 Kings 13:14]]'],
      },
      {
        question: 'Who was the father of Elisha?',
        asked: ['@father', '@parents'],
        answer: 'Shaphat of Abel-meholah.',
        passages: ['[[1 Kings 19:16]]'],
      },
      {
        question: 'Did Elisha make an axe head float?',
        asked: ['axe|ax|iron|float|floated|swim'],
        answer: 'Yes, when a borrowed axe head had fallen into the Jordan.',
        passages: ['[[2 Kings 6:4-7]]'],
      },
    ],
  },
  {
    id: 'ahab',
    name: 'Ahab',
    names: ['ahab', 'king ahab'],
    pronoun: 'he',
    story: ['[[1 Kings 16:29-33]]', '[[1 Kings 18]]', '[[1 Kings 21]]', '[[1 Kings 22]]'],
    facts: [
      {
        question: 'How did Ahab die?',
        asked: ['@death -naboth'],
        answer:
          'In battle, in disguise, from an arrow that a man shot at random. The dogs licked up his blood.',
        passages: ['[[1 Kings 22:30]]', '[[1 Kings 22:34-38]]'],
      },
      {
        question: 'Who was Ahab’s wife?',
        asked: ['@wife'],
        answer: 'Jezebel, the daughter of the king of the Sidonians.',
        passages: ['[[1 Kings 16:31]]'],
        leadsTo: 'jezebel',
      },
      {
        question: 'Why did Ahab take Naboth’s vineyard?',
        asked: ['why|what naboth|vineyard|garden|grapes'],
        answer:
          'He wanted it for a garden of herbs, and Naboth would not give up what his fathers had left him. Jezebel had Naboth accused by false witnesses and stoned, and Ahab went to take the vineyard.',
        passages: ['[[1 Kings 21:2-3]]', '[[1 Kings 21:7-10]]', '[[1 Kings 21:13-16]]'],
      },
      {
        question: 'Was Ahab sorry?',
        asked: ['@sorry'],
        answer:
          'He humbled himself: when Elijah had spoken he tore his clothes, fasted and went softly, and God put off the disaster for his days.',
        passages: ['[[1 Kings 21:27-29]]'],
      },
    ],
  },
  {
    id: 'jezebel',
    name: 'Jezebel',
    names: ['jezebel'],
    pronoun: 'she',
    story: ['[[1 Kings 16:31]]', '[[1 Kings 19:1-2]]', '[[1 Kings 21]]', '[[2 Kings 9:30-37]]'],
    facts: [
      {
        question: 'Who was Jezebel’s husband?',
        asked: ['@husband'],
        answer: 'Ahab, king of Israel.',
        passages: ['[[1 Kings 16:30-31]]'],
      },
      {
        question: 'Who was Jezebel’s father?',
        asked: ['@father -law', '@parents', '@home'],
        answer: 'Ethbaal, king of the Sidonians, on the coast north of Israel.',
        passages: ['[[1 Kings 16:31]]'],
      },
      {
        question: 'Why was Jezebel thrown out of the window?',
        asked: ['who|why window|throw|threw|thrown|push|dogs'],
        answer:
          'Jehu had been anointed king to bring down the house of Ahab for the blood of the prophets that Jezebel had shed. He called up to the window, and two or three eunuchs threw her down. Elijah had foretold that dogs would eat her.',
        passages: ['[[2 Kings 9:7]]', '[[2 Kings 9:32-36]]'],
      },
    ],
  },
  {
    id: 'naaman',
    name: 'Naaman',
    names: ['naaman'],
    pronoun: 'he',
    story: ['[[2 Kings 5]]'],
    facts: [
      {
        question: 'Where did Naaman come from?',
        asked: ['@home', '@work'],
        answer: 'From Syria; he commanded the army of its king.',
        passages: ['[[2 Kings 5:1]]'],
      },
      {
        question: 'How many times did Naaman dip?',
        asked: ['many|times dip|dipped|wash|washed|bathe|river|jordan'],
        answer: 'Seven times, in the Jordan.',
        passages: ['[[2 Kings 5:10]]', '[[2 Kings 5:14]]'],
      },
      {
        question: 'Who told Naaman of the prophet?',
        asked: ['who tell|told|servant|girl|maid'],
        answer: 'A girl from Israel who had been carried off and served his wife. Her name is not told.',
        passages: ['[[2 Kings 5:2-3]]'],
      },
      {
        question: 'Why was Naaman angry?',
        asked: ['why angry|mad|upset|cross|furious'],
        answer:
          'He had expected the prophet to come out and call on his God, and thought that the rivers of Damascus were better than the Jordan. His servants talked him round.',
        passages: ['[[2 Kings 5:11-13]]'],
      },
      {
        question: 'Did Naaman believe in God?',
        asked: ['@faith'],
        answer:
          'Yes: he said that there was no God in all the earth but in Israel, and took earth home with him.',
        passages: ['[[2 Kings 5:15]]', '[[2 Kings 5:17]]'],
      },
    ],
  },
  {
    id: 'hezekiah',
    name: 'Hezekiah',
    names: ['hezekiah'],
    pronoun: 'he',
    story: ['[[2 Kings 18]]', '[[2 Kings 19]]', '[[2 Kings 20]]'],
    facts: [
      {
        question: 'What sign did Hezekiah get?',
        asked: ['sign|shadow|sun|dial|back|backward'],
        answer:
          'The shadow on the dial, or steps, of Ahaz went back ten degrees. It was the sign that he would be healed, and fifteen years were added to his life.',
        passages: ['[[2 Kings 20:5-6]]', '[[2 Kings 20:9-11]]'],
      },
      {
        question: 'How old was Hezekiah when he became king?',
        asked: ['@age -extra -fifteen'],
        answer: 'Twenty-five, and he reigned twenty-nine years.',
        passages: ['[[2 Kings 18:2]]'],
      },
      {
        question: 'Who was Hezekiah’s son?',
        asked: ['@children'],
        answer:
          'Manasseh, who built up again the high places that his father had destroyed. Chronicles tells that late, in distress, he humbled himself before God.',
        passages: ['[[2 Kings 20:21]]', '[[2 Kings 21:2-3]]', '[[2 Chronicles 33:12-13]]'],
      },
    ],
  },
  {
    id: 'josiah',
    name: 'Josiah',
    names: ['josiah'],
    pronoun: 'he',
    story: ['[[2 Kings 22]]', '[[2 Kings 23]]'],
    facts: [
      {
        question: 'How old was Josiah when he became king?',
        asked: ['@age', 'how young'],
        answer: 'Eight; he reigned thirty-one years.',
        passages: ['[[2 Kings 22:1]]'],
      },
      {
        question: 'How did Josiah die?',
        asked: ['@death'],
        answer:
          'Through Pharaoh Necho, against whom he had gone out to battle at Megiddo. Second Kings says that Necho killed him there; Second Chronicles that archers shot him, and that he was brought to Jerusalem and died.',
        passages: ['[[2 Kings 23:29-30]]', '[[2 Chronicles 35:22-24]]'],
      },
      {
        question: 'What was found in the days of Josiah?',
        asked: ['what|which|who find|found|book|law|scroll'],
        answer:
          'The book of the law, which Hilkiah the high priest found in the temple. When it was read to Josiah he tore his clothes.',
        passages: ['[[2 Kings 22:8]]', '[[2 Kings 22:10-11]]'],
      },
    ],
  },
  {
    id: 'jonah',
    name: 'Jonah',
    names: ['jonah', 'jonah and the whale'],
    pronoun: 'he',
    story: ['[[Jonah 1]]', '[[Jonah 2]]', '[[Jonah 3]]', '[[Jonah 4]]'],
    facts: [
      {
        question: 'Did Jonah ever change his mind?',
        asked: ['@sorry -nineveh -god'],
        answer:
          'The book does not tell. It ends with God’s question whether he should not have pity on Nineveh, and leaves the answer open.',
        passages: ['[[Jonah 4:10-11]]'],
      },
      {
        question: 'Why was Jonah angry at the end?',
        asked: ['why angry|mad|upset|cross|annoyed|sulk|sulking', 'angry end'],
        answer:
          'Because God spared Nineveh. He says that he had known it from the start: God is gracious, slow to anger and of great kindness, and that was why he had run away.',
        passages: ['[[Jonah 3:10]]', '[[Jonah 4:1-3]]'],
      },
      {
        question: 'What was the plant in the story of Jonah?',
        asked: ['plant|gourd|worm|vine|shade|bush'],
        answer:
          'The King James Bible says a gourd, the World English Bible a vine; which plant it was is not sure. God let it grow to shade him, and next day sent a worm that struck it. Jonah grieved over the plant; God asked whether he should not pity the great city.',
        passages: ['[[Jonah 4:6-8]]', '[[Jonah 4:10-11]]'],
      },
      {
        question: 'Was it a whale or a fish that swallowed Jonah?',
        asked: ['whale fish', 'kind|type|sort|really fish|whale|shark', '=was|=is whale'],
        answer:
          'The book of Jonah says a great fish. The word for it in Matthew means a sea creature; the King James Bible and others have whale for it.',
        passages: ['[[Jonah 1:17]]', '[[Matthew 12:40]]'],
      },
      {
        question: 'Who was the father of Jonah?',
        asked: ['@father', '@parents', '@home'],
        answer: 'Amittai. Jonah came from Gath-hepher in Galilee.',
        passages: ['[[Jonah 1:1]]', '[[2 Kings 14:25]]'],
      },
      {
        question: 'What did Jonah preach in Nineveh?',
        asked: ['what preach|preached|say|said|message|tell|told -god -pray -prayed'],
        answer: 'One sentence is told: that in forty days Nineveh would be overthrown.',
        passages: ['[[Jonah 3:4]]'],
      },
      {
        question: 'Did Nineveh listen to Jonah?',
        asked: [
          'nineveh|people|city|king|they listen|listened|repent|happen|happened|destroyed|saved|spared|survive',
        ],
        answer:
          'Yes: from the king to the least they fasted in sackcloth and turned from their evil, and God did not destroy the city.',
        passages: ['[[Jonah 3:5-6]]', '[[Jonah 3:10]]'],
      },
      {
        question: 'What happened to Jonah in the end?',
        asked: ['@later -nineveh -city', 'how|when|did die|died'],
        answer:
          'The last we see of him is sitting east of the city, angry, with God’s question before him. Nothing more is told, nor how he died.',
        passages: ['[[Jonah 4:5]]', '[[Jonah 4:9-11]]'],
      },
      {
        question: 'Why was Jonah thrown into the sea?',
        asked: ['why|who throw|threw|thrown|overboard|sailors|sea'],
        answer:
          'He told the sailors to do it, since the storm had come because of him. First they rowed hard to spare him.',
        passages: ['[[Jonah 1:12-15]]'],
      },
      {
        question: 'Where did Jonah want to go?',
        asked: ['where|which going|go|flee|fled|run|ran|headed|boat|ship|tarshish'],
        answer:
          'To Tarshish, by ship from Joppa, away from the presence of the Lord. Many look for Tarshish in Spain, in the far west; Nineveh lay to the east.',
        passages: ['[[Jonah 1:3]]'],
      },
      {
        question: 'Was Jonah a real person?',
        asked: ['@real'],
        answer:
          'A prophet Jonah, the son of Amittai, is named in Second Kings, and Jesus speaks of him. Some Christians read the book as history, others as a story told to teach; both hear the same question at its end.',
        passages: ['[[2 Kings 14:25]]', '[[Matthew 12:39-41]]'],
      },
      {
        question: 'What did Jonah do in the fish?',
        asked: ['what =do|pray|prayed|prayer|say fish|whale|belly|inside'],
        answer: 'He prayed, and his prayer is told: out of distress he called to the Lord, and was heard.',
        passages: ['[[Jonah 2:1-2]]', '[[Jonah 2:7-9]]'],
      },
    ],
  },
  {
    id: 'belshazzar',
    name: 'Belshazzar',
    names: ['belshazzar', 'king belshazzar', 'writing on the wall', 'handwriting on the wall'],
    pronoun: 'he',
    story: ['[[Daniel 5]]'],
    facts: [
      {
        question: 'What did the writing on the wall mean?',
        asked: [
          '*writing|handwriting|words wall mean|means|meaning',
          '*=mene|tekel|upharsin',
          'word|words|writing|=mene|message mean|means|meaning|say|said|translate',
        ],
        answer:
          'Mene: God has numbered your kingdom and brought it to an end. Tekel: you have been weighed and found wanting. Peres, or upharsin: your kingdom is divided and given to the Medes and Persians.',
        passages: ['[[Daniel 5:25-28]]'],
      },
      {
        question: 'Did Belshazzar die that same night?',
        asked: ['@death', 'die|died|killed|dead|slain|happened night'],
        answer:
          'Yes. In that night Belshazzar was slain, and Darius the Mede took the kingdom. By whose hand is not told.',
        passages: ['[[Daniel 5:30-31]]'],
      },
      {
        question: 'Who was the king at Belshazzar’s feast?',
        asked: ['who|which|what king|ruler -killed -after'],
        answer: 'Belshazzar, who feasted in Babylon with a thousand of his lords.',
        passages: ['[[Daniel 5:1]]'],
      },
      {
        question: 'Who could read the writing on the wall?',
        asked: ['who|why read|reads|explain|explained|interpret|interpreted|understand'],
        answer: 'Only Daniel. The king’s own wise men could not read it; the queen remembered him.',
        passages: ['[[Daniel 5:8]]', '[[Daniel 5:10-12]]', '[[Daniel 5:17]]'],
      },
      {
        question: 'Who was the father of Belshazzar?',
        asked: ['@father', '@parents'],
        answer:
          'Daniel 5 calls Nebuchadnezzar his father. By Babylonian records he was the son of Nabonidus; father can also mean forefather.',
        passages: ['[[Daniel 5:2]]'],
      },
      {
        question: 'Whose hand wrote on the wall?',
        asked: [
          'whose|who|what hand|fingers|wrote|write|written -read -mean',
          '*whose|who|what hand|wrote|write wall -mean -say -read',
        ],
        answer:
          'At the feast of Belshazzar, king of Babylon, fingers of a man’s hand came out and wrote; Daniel says that the hand was sent from God.',
        passages: ['[[Daniel 5:5]]', '[[Daniel 5:24]]'],
      },
      {
        question: 'Why did the hand write at Belshazzar’s feast?',
        asked: ['why hand|write|wrote|writing|god|appear|happen', 'why angry|punish|kill|killed'],
        answer:
          'Belshazzar had the cups of the temple brought for his feast, and praised gods of gold and silver. Daniel reminded him that he knew how Nebuchadnezzar’s pride had ended, and had not humbled himself.',
        passages: ['[[Daniel 5:2-4]]', '[[Daniel 5:22-23]]'],
      },
      {
        question: 'What reward did Daniel get from Belshazzar?',
        asked: ['reward|prize|gift|get|got|give|gave daniel|reward|gift'],
        answer:
          'A purple robe, scarlet in the King James Bible, a gold chain, and the third place in the kingdom. He had told the king to keep his gifts.',
        passages: ['[[Daniel 5:17]]', '[[Daniel 5:29]]'],
      },
    ],
  },
  {
    id: 'daniel',
    name: 'Daniel',
    names: ['daniel', 'lions den'],
    pronoun: 'he',
    story: ['[[Daniel 1]]', '[[Daniel 2]]', '[[Daniel 5]]', '[[Daniel 6]]', '[[Daniel 7]]'],
    facts: [
      {
        question: 'Why was Daniel thrown to the lions?',
        asked: ['why throw|threw|thrown|put|den|lions -eat'],
        answer:
          'He went on praying three times a day, though a law forbade for thirty days to ask anything of any god or man but the king. Envious officials had made the law for that.',
        passages: ['[[Daniel 6:4-7]]', '[[Daniel 6:10]]'],
      },
      {
        question: 'Why did the lions not eat Daniel?',
        asked: ['why|how lions not|eat|survive|hurt|safe|live -throw -thrown'],
        answer: 'God sent his angel and shut the lions’ mouths, Daniel says, because he was found innocent.',
        passages: ['[[Daniel 6:21-23]]'],
      },
      {
        question: 'Who were Daniel’s friends?',
        asked: ['friend|friends'],
        answer: 'Hananiah, Mishael and Azariah. In Babylon they were called Shadrach, Meshach and Abednego.',
        passages: ['[[Daniel 1:6-7]]'],
      },
      {
        question: 'What was Daniel’s other name?',
        asked: ['other|babylonian|second|new name|called', 'belteshazzar'],
        answer: 'Belteshazzar; the chief of the officials gave it to him.',
        passages: ['[[Daniel 1:7]]'],
      },
      {
        question: 'Was Daniel married?',
        asked: ['@wife', '@children'],
        answer: 'The Bible names no wife and no children of his.',
        passages: ['[[Daniel 1:3-6]]'],
      },
      {
        question: 'What did Daniel eat?',
        asked: ['what eat|ate|food|diet|vegetables'],
        answer:
          'Vegetables, which the King James Bible calls pulse, and water: he asked for them for ten days, so as not to defile himself with the king’s food, and then they were left to him.',
        passages: ['[[Daniel 1:8]]', '[[Daniel 1:12-16]]'],
      },
      {
        question: 'How often did Daniel pray?',
        asked: ['often|many|times pray|prayed'],
        answer: 'Three times a day, kneeling, with his windows open toward Jerusalem.',
        passages: ['[[Daniel 6:10]]'],
      },
      {
        question: 'How did Daniel die?',
        asked: ['@death -lions'],
        answer:
          'That is not told. The last word to him is that he will rest, and stand in his lot at the end of the days.',
        passages: ['[[Daniel 12:13]]'],
      },
    ],
  },
  {
    id: 'shadrach-and-friends',
    name: 'Shadrach, Meshach and Abednego',
    names: ['shadrach', 'meshach', 'abednego', 'fiery furnace'],
    pronoun: 'they',
    story: ['[[Daniel 3]]'],
    facts: [
      {
        question: 'Why were Shadrach, Meshach and Abednego thrown into the furnace?',
        asked: ['why throw|threw|thrown|put|burn|furnace|fire'],
        answer:
          'They would not bow to the golden image of Nebuchadnezzar. They told him that their God was able to save them, and that even if not they would not serve his gods.',
        passages: ['[[Daniel 3:14-18]]'],
      },
      {
        question: 'What were the real names of Shadrach, Meshach and Abednego?',
        asked: ['real|other|hebrew|jewish name|names'],
        answer: 'Hananiah, Mishael and Azariah.',
        passages: ['[[Daniel 1:6-7]]'],
      },
      {
        question: 'Were Shadrach, Meshach and Abednego hurt?',
        asked: ['hurt|burn|burned|burnt|smell|die|died|survive'],
        answer: 'No. Not a hair was singed, and there was no smell of fire on them.',
        passages: ['[[Daniel 3:27]]'],
      },
      {
        question: 'How hot was the furnace?',
        asked: ['*hot|hotter|heat|heated furnace|fire -hell', 'hot|hotter|heat|heated'],
        answer: 'Seven times hotter than usual, so that the flame killed the men who threw them in.',
        passages: ['[[Daniel 3:19-22]]'],
      },
    ],
  },
  {
    id: 'nebuchadnezzar',
    name: 'Nebuchadnezzar',
    names: ['nebuchadnezzar', 'nebuchadnezar'],
    pronoun: 'he',
    story: ['[[Daniel 2]]', '[[Daniel 3]]', '[[Daniel 4]]'],
    facts: [
      {
        question: 'Did Nebuchadnezzar come to believe in God?',
        asked: ['@faith', '@sorry'],
        answer:
          'At the end of his madness he praised the King of heaven, whose ways are just, and who can humble the proud. How far that went is not told.',
        passages: ['[[Daniel 4:34]]', '[[Daniel 4:37]]'],
      },
      {
        question: 'How long was Nebuchadnezzar mad?',
        asked: ['long|years mad|insane|crazy|grass|animal|beast|ox'],
        answer: 'Seven times passed over him; most take that for seven years.',
        passages: ['[[Daniel 4:32-33]]'],
      },
    ],
  },
  {
    id: 'esther',
    name: 'Esther',
    names: ['esther', 'queen esther', 'hadassah'],
    pronoun: 'she',
    story: ['[[Esther 2]]', '[[Esther 4]]', '[[Esther 5]]', '[[Esther 7]]', '[[Esther 9]]'],
    facts: [
      {
        question: 'What was Esther’s other name?',
        asked: ['other|hebrew|jewish|real name|called', 'hadassah'],
        answer: 'Hadassah, which means myrtle.',
        passages: ['[[Esther 2:7]]'],
      },
      {
        question: 'Who were Esther’s parents?',
        asked: ['@father', '@mother', '@parents', 'who raised|brought'],
        answer:
          'Her father was Abihail; her mother is not named. Both had died, and her cousin Mordecai brought her up.',
        passages: ['[[Esther 2:7]]', '[[Esther 2:15]]'],
      },
      {
        question: 'Who was Esther’s husband?',
        asked: ['@husband', 'which|who king|persian'],
        answer: 'Ahasuerus, king of Persia; he is usually taken for Xerxes.',
        passages: ['[[Esther 1:1]]', '[[Esther 2:16-17]]'],
      },
      {
        question: 'Who was the villain in the story of Esther?',
        asked: ['bad|evil|wicked|villain|enemy guy|man|villain|enemy|happened|haman'],
        answer:
          'Haman, who wanted to destroy all Jews. He was hanged on the gallows that he had made for Mordecai.',
        passages: ['[[Esther 3:5-6]]', '[[Esther 7:9-10]]'],
        leadsTo: 'haman',
      },
      {
        question: 'How old was Esther?',
        asked: ['@age'],
        answer: 'That is not told. She is called a young woman.',
        passages: ['[[Esther 2:7]]'],
      },
      {
        question: 'Why was Esther afraid to go to the king?',
        asked: ['why afraid|scared|fear|risk|danger|death|die'],
        answer:
          'Whoever came to the king uncalled was to die, unless he held out the golden sceptre; and she had not been called for thirty days.',
        passages: ['[[Esther 4:11]]'],
      },
      {
        question: 'Why did Esther hide that she was a Jew?',
        asked: ['why hide|hid|secret|tell|jew|jewish|people'],
        answer: 'Mordecai had told her to. The book gives no other reason.',
        passages: ['[[Esther 2:10]]'],
      },
      {
        question: 'Which feast comes from the story of Esther?',
        asked: ['feast|festival|holiday|celebrate|purim'],
        answer: 'Purim, named for the lot that Haman had cast.',
        passages: ['[[Esther 9:24-26]]'],
      },
      {
        question: 'How did Esther die?',
        asked: ['@death'],
        answer: 'Her death is not told.',
        passages: ['[[Esther 9:29]]'],
      },
    ],
  },
  {
    id: 'haman',
    name: 'Haman',
    names: ['haman'],
    pronoun: 'he',
    story: ['[[Esther 3]]', '[[Esther 5]]', '[[Esther 6]]', '[[Esther 7]]'],
    facts: [
      {
        question: 'Why did Haman hate Mordecai?',
        asked: ['why hate|hated|angry|kill|mad|want'],
        answer:
          'Mordecai would not bow to him. Haman thought it too little to lay hands on him alone, and sought to destroy all Jews.',
        passages: ['[[Esther 3:5-6]]'],
      },
      {
        question: 'Who was Haman’s wife?',
        asked: ['@wife'],
        answer: 'Zeresh. She advised the gallows, and later foretold his fall.',
        passages: ['[[Esther 5:14]]', '[[Esther 6:13]]'],
      },
      {
        question: 'How did Haman die?',
        asked: ['@death'],
        answer: 'On the gallows, fifty cubits high, that he had made for Mordecai.',
        passages: ['[[Esther 7:9-10]]'],
      },
      {
        question: 'How many sons did Haman have?',
        asked: ['@children'],
        answer:
          'Ten. They were killed on the day on which the Jews defended themselves, and hanged on the gallows the day after.',
        passages: ['[[Esther 9:10]]', '[[Esther 9:13-14]]'],
      },
    ],
  },
  {
    id: 'job-person',
    name: 'Job',
    names: ['job'],
    pronoun: 'he',
    story: ['[[Job 1]]', '[[Job 2]]', '[[Job 3]]', '[[Job 38]]', '[[Job 42]]'],
    facts: [
      {
        question: 'Where did Job live?',
        asked: ['@home -money'],
        answer: 'In the land of Uz. Where that was is not known.',
        passages: ['[[Job 1:1]]'],
      },
      {
        question: 'How many children did Job have?',
        asked: ['@children'],
        answer:
          'Seven sons and three daughters, who died in one day; at the end seven sons and three daughters again.',
        passages: ['[[Job 1:2]]', '[[Job 42:13]]'],
      },
      {
        question: 'What was the name of Job’s wife?',
        asked: ['wife name|called', 'what|said|say wife|wifes'],
        answer:
          'Her name is not told. She asks whether he still holds fast to his integrity, and tells him to curse God, or, in other translations, to renounce God, and die.',
        passages: ['[[Job 2:9-10]]'],
      },
      {
        question: 'Who were the friends of Job?',
        asked: ['friend|friends'],
        answer:
          'Eliphaz, Bildad and Zophar, who sat with him seven days in silence before they spoke. A younger man, Elihu, speaks later.',
        passages: ['[[Job 2:11-13]]'],
      },
      {
        question: 'How old was Job when he died?',
        asked: ['@age', '@death -children -wife'],
        answer:
          'His age is not told. After his suffering he lived a hundred and forty years more, and saw four generations.',
        passages: ['[[Job 42:16-17]]'],
      },
      {
        question: 'How long did Job suffer?',
        asked: ['long|years suffer|suffered|sick|ill|years|months'],
        answer: 'It is not told. He speaks of months.',
        passages: ['[[Job 7:3]]'],
      },
      {
        question: 'What were the names of Job’s daughters?',
        asked: ['daughter|daughters name|names|named|called'],
        answer:
          'Of those born later: Jemima, Kezia and Keren-happuch. Their father gave them an inheritance beside their brothers.',
        passages: ['[[Job 42:14-15]]'],
      },
      {
        question: 'Was Job a real person?',
        asked: ['@real'],
        answer:
          'Ezekiel and James speak of him beside others. The book is a great poem between two pieces of story, and Christians differ on how much of it is report.',
        passages: ['[[Ezekiel 14:14]]', '[[James 5:11]]'],
      },
      {
        question: 'Did Job ever learn why?',
        asked: ['why suffer|suffered|let|happen', 'learn|told|find|found|know|answer why|reason|out|truth'],
        answer:
          'As far as the book tells, Job never learnt why he suffered. God answers him out of the whirlwind, and says nothing of what passed between him and Satan at the beginning. Job says that now his eye has seen God.',
        passages: ['[[Job 38:1-4]]', '[[Job 42:5]]'],
      },
    ],
  },
  {
    id: 'jeremiah-person',
    name: 'Jeremiah',
    names: ['jeremiah'],
    pronoun: 'he',
    story: ['[[Jeremiah 1]]', '[[Jeremiah 20]]', '[[Jeremiah 36]]', '[[Jeremiah 38]]'],
    facts: [
      {
        question: 'Was Jeremiah married?',
        asked: ['@wife', '@children'],
        answer: 'No: God told him to take no wife in that land and have no children there.',
        passages: ['[[Jeremiah 16:1-2]]'],
      },
      {
        question: 'Who was Jeremiah’s father?',
        asked: ['@father', '@parents', '@home'],
        answer: 'Hilkiah, a priest at Anathoth.',
        passages: ['[[Jeremiah 1:1]]'],
      },
      {
        question: 'Who wrote for Jeremiah?',
        asked: ['who write|wrote|scribe|secretary|baruch'],
        answer:
          'Baruch, the son of Neriah, wrote in a scroll what Jeremiah told him. When the king burnt it, they wrote it again.',
        passages: ['[[Jeremiah 36:4]]', '[[Jeremiah 36:32]]'],
      },
      {
        question: 'How old was Jeremiah when God called him?',
        asked: ['@age'],
        answer: 'That is not told. He says that he is a child.',
        passages: ['[[Jeremiah 1:6-7]]'],
      },
    ],
  },
  {
    id: 'isaiah-person',
    name: 'Isaiah',
    names: ['isaiah'],
    pronoun: 'he',
    story: ['[[Isaiah 6]]', '[[Isaiah 7]]', '[[Isaiah 8]]'],
    facts: [
      {
        question: 'Was Isaiah married?',
        asked: ['@wife'],
        answer:
          'It seems so: he speaks of the prophetess who bore him a son, and nearly all readers take her for his wife.',
        passages: ['[[Isaiah 8:3]]'],
      },
      {
        question: 'Who were Isaiah’s children?',
        asked: ['@children -virgin -born -given'],
        answer:
          'Two sons are named, with names that were messages: Shear-jashub, a remnant shall return, and Maher-shalal-hash-baz, the spoil hurries, the prey hastens.',
        passages: ['[[Isaiah 7:3]]', '[[Isaiah 8:3]]'],
      },
      {
        question: 'Who was Isaiah’s father?',
        asked: ['@father', '@parents'],
        answer: 'Amoz, who is not the prophet Amos.',
        passages: ['[[Isaiah 1:1]]'],
      },
      {
        question: 'What happened when Isaiah was called?',
        asked: ['how|what called|call|coal|lips|vision'],
        answer:
          'He saw the Lord high and lifted up, and cried out that he was a man of unclean lips. A seraph touched his lips with a live coal, and when the Lord asked whom to send, he was ready.',
        passages: ['[[Isaiah 6:1]]', '[[Isaiah 6:5-8]]'],
      },
    ],
  },
  {
    id: 'hosea-and-gomer',
    name: 'Hosea',
    names: ['hosea'],
    pronoun: 'he',
    story: ['[[Hosea 1]]', '[[Hosea 3]]'],
    facts: [
      {
        question: 'Who was Hosea’s wife?',
        asked: ['her|wife|woman|prostitute name|called', '@wife -pay -paid -buy -bought'],
        answer: 'Gomer, the daughter of Diblaim.',
        passages: ['[[Hosea 1:2-3]]'],
        leadsTo: 'gomer',
      },
      {
        question: 'What did Hosea pay for his wife?',
        asked: ['pay|paid|buy|bought|price'],
        answer:
          'Fifteen pieces of silver and a homer and a half of barley, if the woman whom he bought back is Gomer, as most read it.',
        passages: ['[[Hosea 3:1-2]]'],
      },
    ],
  },
  {
    id: 'gomer',
    name: 'Gomer',
    names: ['gomer'],
    pronoun: 'she',
    story: ['[[Hosea 1]]', '[[Hosea 2]]', '[[Hosea 3]]'],
    facts: [
      {
        question: 'Who was Gomer’s husband?',
        asked: ['@husband'],
        answer: 'Hosea the prophet.',
        passages: ['[[Hosea 1:2-3]]'],
      },
      {
        question: 'Did Gomer come back?',
        asked: ['back|return|returned|leave|left|sorry'],
        answer:
          'Hosea was told to love once more a woman who was unfaithful, and bought her back; most take her for Gomer. What she made of it is not told.',
        passages: ['[[Hosea 3:1-3]]'],
      },
    ],
  },
  {
    id: 'nehemiah',
    name: 'Nehemiah',
    names: ['nehemiah'],
    pronoun: 'he',
    story: ['[[Nehemiah 1]]', '[[Nehemiah 2]]', '[[Nehemiah 4]]', '[[Nehemiah 6]]'],
    facts: [
      {
        question: 'What was the work of Nehemiah?',
        asked: ['@work -wall'],
        answer: 'He was cupbearer to the king of Persia, and later governor in the land of Judah.',
        passages: ['[[Nehemiah 1:11]]', '[[Nehemiah 5:14]]'],
      },
      {
        question: 'How long did Nehemiah take to build the wall?',
        asked: ['long|many|days wall|walls|build|built|take'],
        answer: 'Fifty-two days.',
        passages: ['[[Nehemiah 6:15]]'],
      },
      {
        question: 'Who were the enemies of Nehemiah?',
        asked: ['enemy|enemies|against|mock|mocked|oppose'],
        answer: 'Sanballat, Tobiah and Geshem.',
        passages: ['[[Nehemiah 2:19]]'],
      },
    ],
  },
];
