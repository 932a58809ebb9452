import type { LedStory } from './types.ts';

/** From the creation to the gates of Jericho. */
export const STORIES_OF_BEGINNINGS: readonly LedStory[] = [
  {
    id: 'creation',
    title: 'Creation',
    signs: ['creation', 'creation story', 'seven days', 'genesis 1', 'in the beginning'],
    heart: '[[Genesis 1:26-31]]',
    parts: [
      ['[[Genesis 1:1-13]]', 'God speaks into the dark, and makes room for life.'],
      ['[[Genesis 1:14-25]]', 'Lights, birds, fish and beasts fill the rooms that he has made.'],
      ['[[Genesis 1:26-31]]', 'People bear his image, and all of it is called very good.'],
      ['[[Genesis 2:1-3]]', 'The week ends in rest, and the rest is a blessing.'],
    ],
    kind: 'discussed',
    adults:
      'By his word God turns darkness and disorder into a world that is full of life, and calls it good. People are made in his image, to look after what he loves.',
    children:
      'At first there was nothing to see. Then God spoke, and there was light. He made the sky and the sea, the land, the plants, the sun, the moon, fish, birds and animals. Last of all he made people, and gave them the world to look after. He looked at everything, and it was very good. Then he rested.',
    hands:
      'Seven paper plates on a string, one for each day: share them out, colour them, and hang them up in their order.',
    questions: [
      'Which sentence returns in this chapter, and what does the repeating do to you?',
      'What does it mean for the way you look at other people that they bear the image of God?',
      'Where are you given something to look after, and how does it fare with you?',
    ],
    childQuestions: [
      'Which day would you have liked to watch?',
      'Why do you think God rested?',
      'What can you look after this week?',
    ],
    picture:
      'Somebody paints a room for a child who is not born yet: the walls, the lamp, the bed. Long before anybody sleeps in it one can see that somebody is expected.',
    asks: [
      {
        words: [['dinosaur', 'dinosaurs']],
        answer:
          'The Bible does not speak of dinosaurs by name. You may say: God made everything that ever lived, these great animals too, and people found their bones much later. How long ago it was and how Genesis counts its days, Christians see in different ways.',
      },
      {
        words: [['who made', 'where did', 'who created'], ['god']],
        answer:
          'Nobody made God: he was always there. That is hard to picture, for grown-up people too, since everything that we know began at some time. You may say so, and look with the child at how the Bible begins: God is there before anything else is.',
      },
    ],
  },
  {
    id: 'adam-and-eve',
    title: 'Adam and Eve',
    signs: ['adam and eve', 'adam', 'the fall', 'garden of eden', 'eden'],
    heart: '[[Genesis 3:6-13]]',
    parts: [
      ['[[Genesis 2:4-17]]', 'A garden, work, freedom, and one tree that is left to God.'],
      ['[[Genesis 2:18-25]]', 'It is not good to be alone; the two are there for each other.'],
      ['[[Genesis 3:1-13]]', 'They take, they hide, and each points at another.'],
      ['[[Genesis 3:14-24]]', 'They must go, and God clothes them before they do.'],
    ],
    kind: 'discussed',
    adults:
      'The first two people have everything and reach for the one thing that is not theirs; then they hide. God comes and asks where they are, and clothes them on their way out.',
    children:
      'God gave Adam and Eve a beautiful garden. They could eat from every tree except one. A snake told them that God was keeping the best from them, and they took the fruit. Then they felt ashamed and hid. God came and called them. They had to leave the garden, but God made clothes for them before they went. He still cared for them.',
    hands:
      'Make a big paper tree. On one side of each leaf draw something that God gives; turn it over and write thank you.',
    questions: [
      'What does the serpent say of God between the lines? Where do you hear that today?',
      'Why do the two hide, and how do people hide now?',
      'What do you make of it that God asks a question, and that he makes clothes?',
    ],
    childQuestions: [
      'Why did they hide, do you think?',
      'What did God do when he found them?',
      'What can you do when you have done something wrong?',
    ],
    picture:
      'A child has broken a jug and sits very quietly behind the sofa. The mother calls the name, though she can see the feet. She does not need to know where the child is; the child needs to be called.',
  },
  {
    id: 'cain-and-abel',
    title: 'Cain and Abel',
    signs: ['cain and abel', 'cain', 'abel'],
    heart: '[[Genesis 4:3-10]]',
    parts: [
      ['[[Genesis 4:1-7]]', 'God speaks to Cain before anything has happened.'],
      ['[[Genesis 4:8-16]]', 'A murder, a question, and a mark that protects the murderer.'],
      ['[[1 John 3:11-18]]', 'John reads it as the opposite of love.'],
    ],
    kind: 'discussed',
    adults:
      'Cain cannot bear that his brother’s offering is looked upon and his is not, and God warns him while there is still time. He kills Abel, and even then God does not give him up to revenge.',
    children:
      'Cain and Abel were brothers. Both brought God a present. Cain saw that God was pleased with Abel, and grew very angry. God said to him: be careful, anger is waiting at your door. Cain did not listen, and he hurt his brother so badly that he died. God asked him: where is your brother? And God told him what a great wrong he had done. Still he took care that nobody should kill Cain.',
    hands:
      'Make a traffic light of card: red for stop, yellow for breathe and think, green for speak kindly. Take it home.',
    questions: [
      'What makes Cain so angry, when nothing has been taken from him?',
      'What does God offer him before the deed?',
      'Whom do you find it hard to be glad for?',
    ],
    childQuestions: [
      'When do you get angry?',
      'What did God tell Cain to do?',
      'Who can help you when you are very angry?',
    ],
    picture:
      'Two cakes stand on the table at a school fair, and one is praised. The other tastes no worse than before, and yet its baker can taste nothing else all afternoon.',
    tender:
      'Somebody may have lost a person by violence, or be afraid of a brother or sister. Tell the deed in one sentence, and stay longer with God’s question, which takes the side of the one who was killed.',
  },
  {
    id: 'noah',
    title: 'Noah',
    signs: ['noah', 'noahs ark', 'the flood', 'the ark', 'noah and the ark'],
    heart: '[[Genesis 9:8-17]]',
    parts: [
      ['[[Genesis 6:9-22]]', 'One man is told to build before there is any water.'],
      ['[[Genesis 7:11-24]]', 'The rain comes, and God shuts the door.'],
      ['[[Genesis 8:1-14]]', 'God remembers, and a dove brings a leaf.'],
      ['[[Genesis 8:15-9:17]]', 'A bow in the cloud, and a promise to every living thing.'],
    ],
    kind: 'discussed',
    adults:
      'In a world full of violence God begins again with one family and carries life through the water. At the end stands a promise that rests on his word and not on people having become better.',
    children:
      'People had become very cruel, and God was sad. Noah listened to God. God told him to build a huge boat, and Noah did all that God had told him. The animals came, two and two. Then it rained and rained, but in the boat they were safe. When the water had gone a dove brought a green leaf. God put a rainbow in the sky and promised: I will never again flood the whole earth.',
    hands:
      'Half a paper plate becomes the ark and strips of coloured paper the rainbow; everyone adds two animals of their own.',
    questions: [
      'What grieves God in this story, and what does that say of him?',
      'What does it ask of Noah to build before there is any rain?',
      'To whom is the promise given, and what does it rest on?',
    ],
    childQuestions: [
      'What would it have been like inside the boat?',
      'How did Noah know that it was nearly over?',
      'What did God promise?',
    ],
    picture:
      'A farmer mends the barn roof in June. The neighbours ask what for. He does it because of a word he trusts about October.',
    tender:
      'Many drown in it. With children, and with people who have lived through a flood, do not make the water funny; begin from the safe boat, and end with the promise.',
    asks: [
      {
        words: [
          ['people', 'others', 'everyone', 'everybody', 'rest', 'babies'],
          ['die', 'died', 'drown', 'drowned', 'happened'],
        ],
        answer:
          'Do not smooth it over: the story says that they died, and that it grieved God to the heart. You may say that it is one of the saddest pages of the Bible, that the earth was full of violence, and that God promised never to do so again. With small children one sentence of this is enough, and then back to the rainbow.',
      },
      {
        words: [['dinosaur', 'dinosaurs']],
        answer:
          'The story names no dinosaurs, and you need not put them in or keep them out. You may say: the Bible does not tell us, and I was not there. It tells us that God cared for the animals as well as for the people.',
      },
      {
        words: [
          ['fit', 'many', 'all'],
          ['animals', 'animal'],
        ],
        answer:
          'The Bible gives the size of the ark, rather longer than a football pitch, and speaks of each kind. How it was all fitted in it does not say; some Christians reckon it out, and others read the story less by numbers. You may say: I wonder about that too. What it wants us to see is that God wanted none of the kinds to be lost.',
      },
    ],
  },
  {
    id: 'babel',
    title: 'The tower of Babel',
    signs: ['tower of babel', 'babel'],
    heart: '[[Genesis 11:1-9]]',
    parts: [
      ['[[Genesis 11:1-9]]', 'A tower for a name, and a city that nobody finishes.'],
      ['[[Acts 2:5-11]]', 'At Pentecost each hears in their own language.'],
    ],
    kind: 'discussed',
    adults:
      'People build upwards to make themselves a name, and God has to come down to see it. Their languages part them, until the Spirit lets each hear in their own.',
    children:
      'Long ago all people spoke one language. They said: let us build a tower up to the sky, and make a great name for ourselves. God mixed up their words. Perhaps one asked for a brick and was given a bucket. They could not go on building, and went away to live all over the world.',
    hands: 'Build a tower of boxes together, first without a word, then with talking. Which went better?',
    questions: [
      'What do they want, and what are they afraid of?',
      'Where do we build something to have a name?',
      'Read Acts 2:5-11 beside it: what is mended there, and what stays different?',
    ],
    childQuestions: [
      'Why did they want such a high tower?',
      'How do you feel when nobody understands you?',
      'Can you say thank you in another language?',
    ],
    picture: 'A choir where everybody sings to be noticed is loud, and cannot be listened to.',
  },
  {
    id: 'abraham',
    title: 'Abraham and Sarah',
    signs: ['abraham', 'abram', 'abraham and sarah', 'sarah', 'sarai'],
    heart: '[[Genesis 12:1-7]]',
    parts: [
      ['[[Genesis 12:1-9]]', 'He is told to go, and not told where.'],
      ['[[Genesis 15:1-6]]', 'A sky full of stars against an empty cradle.'],
      ['[[Genesis 18:1-15]]', 'Three guests, a promise, and Sarah’s laughter behind the tent flap.'],
      ['[[Genesis 21:1-7]]', 'The child’s name has laughter in it.'],
    ],
    kind: 'event',
    adults:
      'An old, childless couple leave home on nothing but a promise, and wait for it for twenty-five years. They doubt, laugh and take matters into their own hands, and God keeps his word.',
    children:
      'God said to Abraham: leave your home, I will show you a new land. Abraham and Sarah packed their tents and went. God showed Abraham the stars and said: so many will your family be. But they had no child, and they grew old. One day three visitors said: next year you will have a son. Sarah laughed. And a year later she held a baby, and Abraham called him Isaac, which means: he laughs.',
    hands: 'Stars on dark paper with chalk or stickers, and in the middle a small tent of folded card.',
    questions: [
      'What does Abraham leave, and what does he have in his hand instead?',
      'What is in Sarah’s laugh? When have you laughed so?',
      'What do you do with a promise that takes long?',
    ],
    childQuestions: [
      'What would you pack if you had to move into a tent?',
      'Why did Sarah laugh?',
      'Can you count the stars?',
    ],
    picture:
      'A couple plants walnut trees at seventy. They know how long a walnut takes. They plant for those who will sit under it.',
    tender:
      'Someone in the group may long for a child in vain. Say beforehand that the story is about God’s promise to one family, and no promise that everyone will have a child who believes enough.',
  },
  {
    id: 'hagar',
    title: 'Hagar',
    signs: ['hagar', 'hagar and ishmael', 'ishmael'],
    heart: '[[Genesis 16:7-8,11-13]]',
    parts: [
      ['[[Genesis 16:1-6]]', 'A servant is used, and runs away.'],
      ['[[Genesis 16:7-16]]', 'God finds her by a spring, and she gives him a name.'],
      ['[[Genesis 21:8-21]]', 'Sent away with a child, she is shown a well.'],
    ],
    kind: 'event',
    adults:
      'A foreign servant, used and driven out, is the first person in the Bible who gives God a name: the one who sees me. Twice he meets her in the desert, and hears her child.',
    children:
      'Hagar was a servant, far from home. She was treated badly, and ran away into the desert. An angel found her at a spring and called her by her name. Hagar said: you are the God who sees me. Later she was in the desert again with her boy, and they had no water. God heard the boy crying, and showed Hagar a well.',
    hands: 'Draw a large eye, and in it the faces of people who feel that nobody sees them.',
    questions: [
      'How many people decide about Hagar, and who speaks to her?',
      'What does the name that she gives to God say of what she had missed?',
      'Whom in your street does nobody see?',
    ],
    childQuestions: [
      'How did Hagar feel at the spring?',
      'What did she call God?',
      'Whom can you look for in the playground?',
    ],
    picture:
      'A new girl stands by the wall all break. Then somebody comes across and asks what she is called.',
    tender:
      'Hagar is used by people who believe in God, and the text does not excuse it. Somebody may have lived through something like it: say so beforehand, let nobody be asked, and do not preach the return to Sarai as advice.',
  },
  {
    id: 'abraham-and-isaac',
    title: 'Abraham and Isaac',
    signs: ['abraham and isaac', 'sacrifice of isaac', 'binding of isaac', 'isaac', 'moriah'],
    heart: '[[Genesis 22:11-14]]',
    parts: [
      ['[[Genesis 22:1-8]]', 'A command that contradicts the promise, and a walk of three days.'],
      ['[[Genesis 22:9-19]]', 'The hand is stopped, and a ram is there.'],
      ['[[Hebrews 11:17-19]]', 'How a later writer understood what Abraham trusted.'],
    ],
    kind: 'event',
    adults:
      'Abraham is asked for the son on whom every promise rests, and is held back at the last moment. God does not want children sacrificed; he provides what is needed himself.',
    children:
      '(With small children choose another story of Abraham.) Abraham loved his son Isaac very much. Then God put him to the test and told him to offer Isaac on a mountain. That is hard to understand, for grown-up people too. Abraham went with Isaac. God will provide a lamb, he said on the way. And at the last moment a voice called from heaven: stop, do nothing to the boy. There was a ram in the bushes. So Abraham called the place: God provides.',
    hands:
      'Make a signpost of card with the name of the mountain, God provides, and draw on it what God has given you.',
    questions: [
      'What is hardest for you in this story? Let it be said before it is explained.',
      'What do you know of God at the end of the story that you did not know at its beginning?',
      'Christians have read it beside the cross. What is alike, and what is different?',
    ],
    childQuestions: [
      'What did the voice call out?',
      'How do you think they felt when they heard the voice?',
      'What does it mean that God provides?',
    ],
    picture:
      'A child has one foot in the road already, and a hand seizes the coat from behind. Years later one still feels the grip.',
    tender:
      'It frightens children, and people who were hurt by a parent. With small children choose another story of Abraham; with others begin with the end, the hand that is stopped. Say plainly that God forbids the killing of children, and that nobody may hurt a child in his name.',
  },
  {
    id: 'jacob',
    title: 'Jacob',
    signs: ['jacob', 'jacob and esau', 'jacobs ladder', 'esau', 'jacob wrestling'],
    heart: '[[Genesis 28:10-17]]',
    parts: [
      ['[[Genesis 27:18-35]]', 'A blessing is stolen from a blind father.'],
      ['[[Genesis 28:10-22]]', 'The thief sleeps on a stone, and heaven stands open.'],
      ['[[Genesis 32:22-32]]', 'A night of wrestling, a new name and a limp.'],
      ['[[Genesis 33:1-11]]', 'The wronged brother runs to meet him.'],
    ],
    kind: 'event',
    adults:
      'Jacob takes by cunning what he might have been given, and has to run. God meets him on the way out and on the way home, and the brother he feared falls on his neck.',
    children:
      'Jacob tricked his brother Esau and had to run away. At night he lay down with a stone for a pillow. He dreamed of stairs from the earth up to heaven, with angels on them, and God said: I am with you, wherever you go. Many years later he went home. He was afraid of Esau. But Esau ran to him and hugged him, and both of them cried.',
    hands: 'Fold a paper staircase, and put on each step a figure or a word: I am with you.',
    questions: [
      'God speaks to Jacob before he has put anything right. What do you make of that?',
      'What does Jacob bring away from the night at the river, besides the limp?',
      'Is there somebody you would have to walk towards?',
    ],
    childQuestions: [
      'Why was Jacob afraid?',
      'What did God say in the dream?',
      'Have you ever made up after a quarrel? How?',
    ],
    picture:
      'Two brothers have not spoken for years. One drives round the block three times before he rings. The door opens before he touches the bell.',
  },
  {
    id: 'leah-and-rachel',
    title: 'Leah and Rachel',
    signs: ['leah', 'rachel', 'leah and rachel', 'rachel and leah'],
    heart: '[[Genesis 29:31-35]]',
    parts: [
      ['[[Genesis 29:15-30]]', 'Seven years that seem like days, and a morning of deceit.'],
      ['[[Genesis 29:31-35]]', 'The unloved wife is seen by God.'],
      ['[[Genesis 30:1-8]]', 'Each of the sisters has what the other wants.'],
    ],
    kind: 'event',
    adults:
      'Two sisters are set against each other by their father’s cunning: one is loved and childless, the other has children and is not loved. God sees the one nobody chose, and from her comes David’s line.',
    children:
      'Leah and Rachel were sisters. Rachel was very beautiful, and Jacob loved her. Leah was not loved like that, and it hurt her. But God saw Leah. He gave her sons, and she thanked him. Rachel had to wait long for a child, and God did not forget her either.',
    hands: 'Two paper dolls that hold hands; write on each what God sees in her.',
    questions: [
      'What do the names of Leah’s first four sons tell of her, and what changes with the fourth?',
      'What does each of the sisters think that the other has?',
      'With whom do you compare yourself?',
    ],
    childQuestions: [
      'How did Leah feel?',
      'What did God see?',
      'What do you like in your brother, sister or friend?',
    ],
    picture:
      'Two women look over the same garden wall, and each thinks that the other has the better garden.',
    tender:
      'There is childlessness in it, and a marriage without love. Leave room for silence after the reading, and ask nobody about their own.',
  },
  {
    id: 'joseph',
    title: 'Joseph and his brothers',
    signs: [
      'joseph',
      'joseph and his brothers',
      'coat of many colours',
      'coat of many colors',
      'joseph in egypt',
    ],
    heart: '[[Genesis 45:1-8]]',
    parts: [
      ['[[Genesis 37:3-11]]', 'A coat, dreams, and brothers who cannot say a friendly word.'],
      ['[[Genesis 37:18-28]]', 'A pit, and twenty pieces of silver.'],
      ['[[Genesis 39:19-23]]', 'In prison, and not alone.'],
      ['[[Genesis 41:37-49]]', 'From the dungeon to the granaries.'],
      ['[[Genesis 45:1-15]]', 'He weeps so loudly that all Egypt hears.'],
      ['[[Genesis 50:15-21]]', 'They meant it for evil, and God for good.'],
    ],
    kind: 'event',
    adults:
      'A younger brother whom their father prefers is sold by the others, and in Egypt becomes the one who saves them from starving. He does not call the evil good; he says that God has made good out of it.',
    children:
      'Joseph’s father gave him a wonderful coat, and his brothers were jealous. They threw him into a pit and sold him. In Egypt he was put in prison, though he had done nothing. But God was with him. Joseph could explain the king’s dreams, and the king made him his helper. When there was no bread anywhere his brothers came to buy some. Joseph could have taken revenge. He cried, and said: I am Joseph, your brother. Do not be afraid. You meant to do me harm, and God has made good come of it.',
    hands: 'Cut a coat from plain paper and cover it with strips of every colour.',
    questions: [
      'How does Joseph test his brothers, and what does he want to find out?',
      'Why does he say that God sent him, and still calls what they did evil?',
      'What in your life has turned out otherwise than it was meant?',
    ],
    childQuestions: [
      'Why were the brothers jealous?',
      'When was Joseph all alone, and who was with him?',
      'What would you have said to the brothers?',
    ],
    picture:
      'Seen from behind, a piece of embroidery is knots and loose ends. Nobody would guess the flower.',
    tender:
      'Brothers do this to a brother. Somebody in the room may have been treated so at home or at school. Say clearly that what they did was wrong, and that Joseph forgave after he had seen that they had changed, and from a safe place.',
  },
  {
    id: 'moses',
    title: 'Moses',
    signs: ['moses', 'burning bush', 'baby moses', 'moses in the basket', 'moses and the burning bush'],
    heart: '[[Exodus 3:1-12]]',
    parts: [
      ['[[Exodus 2:1-10]]', 'Three women save a child from a king.'],
      ['[[Exodus 3:1-15]]', 'A bush, a name, and a man who does not want to go.'],
      ['[[Exodus 4:10-17]]', 'He says that he cannot speak, and is given a brother.'],
      ['[[Exodus 33:12-17]]', 'He will go nowhere unless God goes along.'],
    ],
    kind: 'wonder',
    adults:
      'A child who was saved from the river becomes a fugitive, and at eighty is sent back to the place he fled from. God answers his excuses one after the other, even when he has grown angry, and promises to be with him.',
    children:
      'The king of Egypt was cruel to the people of Israel. A mother hid her baby in a basket on the river, and the king’s daughter found him. She called him Moses. When he was grown up he was looking after sheep and saw a bush that burned and was not burned up. God called him: Moses. Take off your shoes, this is holy ground. I have heard my people crying. Go, and bring them out. Moses said: I cannot speak well. God said: I will be with you.',
    hands:
      'Fold a small basket of paper and lay a baby of cloth in it; or glue a bush of red and yellow tissue paper.',
    questions: [
      'Which of the excuses of Moses could be your own?',
      'What does God say of himself before he says what Moses must do?',
      'Who are the women without whom there would have been no Moses?',
    ],
    childQuestions: [
      'Who helped to save the baby?',
      'Why did Moses take off his shoes?',
      'What do you find hard to do? Who could go with you?',
    ],
    picture:
      'A shy man is asked to say a few words at his sister’s wedding. His knees shake until he sees that she stands beside him and holds the other half of the page.',
    asks: [
      {
        words: [['burn', 'burned', 'burnt', 'hurt', 'fire']],
        answer:
          'The text says that the bush was in flames and was not burned up; it is the first thing that Moses notices. God was near like a fire, bright and warm and not to be played with, and he destroyed nothing: not the bush, and not Moses.',
      },
    ],
  },
  {
    id: 'passover',
    title: 'Passover',
    signs: ['passover', 'the passover', 'plagues', 'the plagues', 'ten plagues'],
    heart: '[[Exodus 12:24-28]]',
    parts: [
      ['[[Exodus 7:14-18]]', 'The first of the plagues, and a warning before it.'],
      ['[[Exodus 12:1-14]]', 'A meal eaten standing, with shoes on.'],
      ['[[Exodus 12:21-28]]', 'What shall be told to children who ask.'],
      ['[[Exodus 12:29-42]]', 'A night of weeping and of freedom.'],
      ['[[1 Corinthians 5:7-8]]', 'Paul calls Christ our Passover.'],
    ],
    kind: 'wonder',
    adults:
      'In the night in which they are freed the people of Israel eat in haste behind doors that are marked with the blood of a lamb. They are to tell it to their children each year, and at this meal Jesus took bread and wine.',
    children:
      'The people of Israel were slaves. Again and again Moses said to the king: let my people go. The king said no. Then came the last night. Every family ate roast lamb and flat bread with their shoes on, ready to walk. They marked their doors, and in their houses everyone was safe. In Egypt it was a very sad night. Then the king said: go. And they were free.',
    hands:
      'Share flat bread without yeast, baked or bought beforehand, and eat it standing, with shoes and coats on. Ask first what each child may eat.',
    questions: [
      'Why is a meal the way in which this night is remembered?',
      'What do the sons and daughters ask, and what is to be answered?',
      'What changes for you at the Lord’s table when you know this night?',
    ],
    childQuestions: [
      'Why did they eat with their shoes on?',
      'How would you feel on that night?',
      'What does your family remember with a meal?',
    ],
    picture:
      'A family keeps the old suitcase with which the grandparents fled. Once a year it is brought down, and the youngest asks what it is for.',
    tender:
      'Children die in this night. Do not hurry past it; it stands in the text as weeping, and nobody in it is glad of it. With small children one sentence is enough, and the blood on the doors can be left out.',
    asks: [
      {
        words: [
          ['firstborn', 'first born', 'egyptians', 'eldest', 'oldest'],
          ['die', 'died', 'kill', 'killed', 'happened'],
        ],
        answer:
          'Do not smooth it over: the story says that the firstborn of Egypt died, and that there was weeping in every house. Before it come many warnings to a king who had ordered the baby boys of Israel to be drowned. Why it came to this you need not be able to explain, and you may say that it is very sad, and that you find it hard too. With small children one sentence of this is enough, and then back to the people who were slaves and whom God set free.',
      },
    ],
  },
  {
    id: 'red-sea',
    title: 'The crossing of the sea',
    signs: [
      'red sea',
      'crossing the red sea',
      'parting of the red sea',
      'exodus',
      'the exodus',
      'crossing of the sea',
    ],
    heart: '[[Exodus 14:10-16]]',
    parts: [
      ['[[Exodus 14:5-14]]', 'Water in front, chariots behind, and the word to stand still.'],
      ['[[Exodus 14:15-31]]', 'A way where there was none.'],
      ['[[Exodus 15:1-2,20-21]]', 'Miriam takes a tambourine.'],
    ],
    kind: 'wonder',
    adults:
      'The freed people stand between the sea and the army and would rather be slaves again. God makes a way through the water that they could not have found, and then they sing.',
    children:
      'The people of Israel were free. But the king changed his mind and came after them with horses and chariots. In front of them was the sea. They were very frightened. Moses said: do not be afraid, God will fight for you. A strong wind blew all night and made a dry path, with water like a wall on both sides. They walked across, old people, babies, sheep and all. On the other side Miriam took her tambourine, and they danced.',
    hands:
      'Make tambourines of paper plates with a few dried beans, taped well shut and kept from the smallest; blue cloth on the floor becomes the sea, and everybody walks through.',
    questions: [
      'Why would they rather go back? What was good about Egypt?',
      'What is it like to have to stand still when everything says run?',
      'Has a way ever been opened to you where you saw none?',
    ],
    childQuestions: [
      'What did they hear behind them?',
      'How would you have felt between the two walls of water?',
      'What do you sing when you are glad?',
    ],
    picture:
      'In fog one sees only the next two posts of the road. When one has passed them, two more come out.',
    tender:
      'With those who have fled their country: let them say what they recognise, if they wish, and ask nobody. The soldiers drown (Exodus 14:26-31): do not make a joke of it, and with small children look at those who are saved.',
  },
  {
    id: 'manna',
    title: 'Manna in the desert',
    signs: ['manna', 'manna in the desert', 'bread from heaven'],
    heart: '[[Exodus 16:13-21]]',
    parts: [
      ['[[Exodus 16:1-12]]', 'A month after leaving Egypt they grumble, and are promised bread.'],
      ['[[Exodus 16:13-30]]', 'Enough for each day, and on the sixth for two.'],
      ['[[Deuteronomy 8:2-5]]', 'What the hunger was to teach.'],
      ['[[John 6:30-35]]', 'Jesus speaks of the true bread.'],
    ],
    kind: 'wonder',
    adults:
      'In the desert the people are given bread that cannot be kept, so that every morning they have to trust again. Nobody has too much, and nobody too little.',
    children:
      'In the desert there was nothing to eat. The people grumbled: in Egypt we had meat and bread. God said: I will give you bread. In the morning something white lay on the ground, like frost, and it tasted of honey. What is it, they asked, and so it was called manna. Each took enough for the day. What they kept overnight went bad. The next morning there was new bread. Only before the day of rest they took enough for two days, and it stayed good.',
    hands:
      'Hide small wrapped biscuits about the room (ask first what each child may eat); everybody gathers until each has the same.',
    questions: [
      'What do they remember of Egypt, and what have they forgotten?',
      'Why can it not be stored?',
      'For what do you have enough today, and what do you lack only for tomorrow?',
    ],
    childQuestions: ['What does manna mean?', 'Why did it go bad?', 'What do you need every day?'],
    picture:
      'A father carries his daughter’s train ticket in his own pocket, and gives it to her when the inspector comes. Before that she would only lose it.',
  },
  {
    id: 'rahab',
    title: 'Rahab',
    signs: ['rahab'],
    heart: '[[Joshua 2:8-14]]',
    parts: [
      ['[[Joshua 2:1-14]]', 'A woman with a bad name takes a risk for strangers.'],
      ['[[Joshua 2:15-24]]', 'A red cord in the window.'],
      ['[[Joshua 6:22-25]]', 'She and all who are hers are brought out.'],
      ['[[Matthew 1:5-6]]', 'Her name stands among the ancestors of Jesus.'],
    ],
    kind: 'event',
    adults:
      'A prostitute in an enemy town hides two spies, because she has heard of their God and believes what she has heard. She saves her whole family, and becomes one of the ancestors of Jesus.',
    children:
      'Two men of Israel were hiding in the city of Jericho, and soldiers were looking for them. Rahab hid them on her roof under the straw. She said: I know that your God is the true God. Please save my family. They told her to tie a red cord in her window. When the city fell, everybody in the house with the red cord was safe.',
    hands: 'Cut a window in folded card and thread a red woollen cord through it.',
    questions: [
      'What has Rahab heard, and what does she make of it?',
      'Why is she called by her trade again and again, and still praised for her faith?',
      'Who would not be expected on a church’s list?',
    ],
    childQuestions: [
      'Where did Rahab hide the men?',
      'What was the cord for?',
      'Who is safe because of you?',
    ],
    picture:
      'In a family tree on the wall there is one name that nobody speaks of. In the family of Jesus such a name stands in the first lines.',
    tender:
      'With children say that Rahab was a woman in Jericho; her trade need not be explained. With grown-ups name it without a smile, since somebody may have lived by it, or been made to. The city falls with those who live in it: do not hide that if you are asked.',
  },
  {
    id: 'jericho',
    title: 'Joshua and Jericho',
    signs: ['joshua', 'jericho', 'walls of jericho', 'joshua and jericho', 'battle of jericho'],
    heart: '[[Joshua 6:12-20]]',
    parts: [
      ['[[Joshua 1:1-9]]', 'Three times the new leader is told to be strong.'],
      ['[[Joshua 3:14-17]]', 'The river stands still when the feet are in it.'],
      ['[[Joshua 6:1-20]]', 'Seven days of walking round, and one shout.'],
    ],
    kind: 'wonder',
    adults:
      'Joshua has to follow Moses, and is told again and again not to be afraid. The first city falls in a way that nobody can boast of.',
    children:
      'Joshua was the new leader. God said to him: be strong and brave, I am with you. In front of them was Jericho, with high walls. God told them to walk round the city once a day for six days. Only the trumpets were heard, and nobody was to say a word. On the seventh day they walked round seven times. Then everybody shouted, and the walls fell down.',
    hands: 'Build a wall of boxes, walk round it seven times with paper trumpets, and let it fall.',
    questions: [
      'How often is Joshua told to be strong, and what is the reason given?',
      'What might those have thought who walked round for the fifth time?',
      'Where do you have to go on doing something that seems to do nothing?',
    ],
    childQuestions: [
      'What did they do on the first six days?',
      'Would it be hard for you to be quiet for so long?',
      'When do you need to be brave?',
    ],
    picture:
      'A physiotherapist asks for the same small movement every day. For weeks one sees nothing, and one morning the arm goes up.',
    tender:
      'The city is destroyed with those who live in it, and the question will come. Say that it is one of the hardest parts of the Bible, that Christians have struggled with it from the beginning, and that Jesus told Peter to put his sword away. With small children stop when the walls fall.',
    asks: [
      {
        words: [
          ['people', 'others', 'everyone', 'everybody', 'city'],
          ['die', 'died', 'kill', 'killed', 'happened'],
        ],
        answer:
          'The text says that those in the city were killed, all but Rahab and her family. Do not make it smaller, and do not defend it quickly. You may say: it is one of the hardest pages of the Bible, Christians understand it in different ways, and I find it hard too. Nobody may take it as a reason to hurt others; Jesus tells us to love our enemies. With small children one sentence of this is enough.',
      },
    ],
  },
];
