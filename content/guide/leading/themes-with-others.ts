import type { LedTheme } from './types.ts';

/** Themes of living with others. */
export const THEMES_WITH_OTHERS: readonly LedTheme[] = [
  {
    id: 'hospitality',
    title: 'Hospitality',
    signs: [
      'hospitality',
      'being hospitable',
      'welcoming guests',
      'welcome',
      'welcoming',
      'welcoming strangers',
      'welcoming newcomers',
    ],
    parts: [
      ['[[Genesis 18:1-8]]', 'Abraham runs to meet three strangers in the heat of the day.'],
      ['[[Luke 14:12-14]]', 'Jesus says whom to put on the list.'],
      ['[[Romans 12:9-13]]', 'Welcoming stands in the middle of what love does.'],
      ['[[Hebrews 13:1-3]]', 'Some have had angels as guests without knowing it.'],
      ['[[1 Peter 4:8-10]]', 'To one another, and without grumbling.'],
    ],
    thought:
      'In the Bible hospitality is love of the stranger: that is what the Greek word means. God’s people were strangers themselves, and God is the host from the garden to the last feast.',
    apart:
      'Having friends round is good, and it goes back and forth: they will ask us too. In the Bible hospitality begins where somebody cannot ask us back, or does not yet belong; Luke 14:12-14 says so nearly in these words. It also asks less of the table and more of the door: it need not be a finished house and three courses, only room.',
    picture:
      'One more chair always stands at a certain table. It was put there for somebody who had nowhere to go on a Sunday, and nobody has ever carried it back.',
    questions: [
      'When were you a stranger, and who let you in?',
      'What makes it hard to open your door: time, money, the state of the house, something else?',
      'Who could not ask you back?',
    ],
    step: 'Invite one person to something simple who could not invite you.',
  },
  {
    id: 'kindness',
    title: 'Kindness',
    signs: ['kindness', 'being kind', 'to be kind'],
    parts: [
      ['[[2 Samuel 9:1-8]]', 'David looks for somebody to be kind to.'],
      ['[[Luke 6:32-36]]', 'God is kind to the ungrateful.'],
      ['[[Ephesians 4:29-32]]', 'Words that build up, and why.'],
      ['[[Titus 3:3-7]]', 'What appeared when God’s kindness appeared.'],
    ],
    thought:
      'Kindness in the Bible is no mood but faithfulness in small things. It begins with God, who is kind to those who have not earned it.',
    apart:
      'Being nice avoids trouble, and kindness does good. A kind word can be one that somebody would rather not hear, said for their sake and in a way they can bear.',
    picture:
      'In the dark car park somebody waits with the headlights on until the nurse has started her car.',
    questions: [
      'Which small kindness do you still remember after years?',
      'To whom do you find it hard to be kind?',
      'Where does being nice take the place of being kind?',
    ],
    step: 'Do one kindness that nobody can trace to you.',
  },
  {
    id: 'listening',
    title: 'Listening',
    signs: [
      'listening',
      'listening to one another',
      'listening to others',
      'being a good listener',
      'to listen',
    ],
    parts: [
      ['[[James 1:19-21]]', 'Quick to hear, slow to speak.'],
      ['[[Proverbs 18:13-15]]', 'Answering before hearing.'],
      ['[[Job 2:11-13]]', 'Seven days without a word.'],
      ['[[1 Samuel 3:8-10]]', 'Speak, your servant hears.'],
      ['[[Mark 10:49-52]]', 'Jesus asks before he acts.'],
    ],
    thought:
      'Before Scripture asks people to speak of God it asks them to hear. Jesus himself asks questions, and waits for the answers.',
    apart:
      'Waiting for one’s turn is not yet listening. Whoever listens can say what the other has said, and may come out with another opinion.',
    picture:
      'A doctor puts down the pen and turns the chair. Only then does the patient say why he has really come.',
    questions: [
      'By what do you notice that somebody is really listening?',
      'Which sentence do you say too early?',
      'When do you listen to God, and what is loudest then?',
    ],
    step: 'In one conversation ask two more questions before you say anything of yourself.',
  },
  {
    id: 'compassion',
    title: 'Compassion',
    signs: ['compassion', 'being compassionate', 'empathy'],
    parts: [
      ['[[Mark 6:30-37]]', 'He sees the crowd and is moved, though he is tired.'],
      ['[[Luke 7:11-15]]', 'A mother at the town gate.'],
      ['[[2 Corinthians 1:3-5]]', 'Comfort is passed on.'],
      ['[[Lamentations 3:22-26]]', 'New every morning.'],
    ],
    thought:
      'When the Gospels say that Jesus was moved, the word means that it went to his very inside. Then he does something.',
    apart: 'Pity looks down and can walk on. Compassion comes beside, and costs time.',
    picture:
      'A child falls in the playground. Another sits down on the ground next to him and does not pull.',
    questions: [
      'What moves you, and what no longer does?',
      'What does Jesus do after he is moved?',
      'How does one stay soft without going under?',
    ],
    step: 'Choose one person whose trouble you know, and do one thing for them this week.',
  },
  {
    id: 'mercy',
    title: 'Mercy',
    signs: ['mercy', 'being merciful', 'gods mercy'],
    parts: [
      ['[[Luke 18:9-14]]', 'Two prayers in one temple.'],
      ['[[Matthew 18:23-35]]', 'Freed from millions, and hard about a hundred.'],
      ['[[Micah 6:6-8]]', 'To love mercy.'],
      ['[[Psalm 103:8-14]]', 'He knows what we are made of.'],
      ['[[James 2:12-13]]', 'Mercy over judgement.'],
    ],
    thought:
      'Mercy is what God does with people who have no claim. Whoever lives on it cannot very well refuse it to others.',
    apart: 'Mercy does not say that nothing has happened. It knows what is owed, and does not collect it.',
    picture: 'The librarian looks at the date, and at the boy, and stamps the book in.',
    questions: [
      'Where do you live on mercy?',
      'From whom do you still collect?',
      'Is there a place where mercy and justice seem to quarrel in you?',
    ],
    step: 'Let one person off something small, and do not mention it.',
  },
  {
    id: 'gentleness',
    title: 'Gentleness',
    signs: ['gentleness', 'being gentle', 'meekness'],
    parts: [
      ['[[Matthew 11:28-30]]', 'The only time that Jesus describes his own heart.'],
      ['[[Isaiah 42:1-4]]', 'A bruised reed he will not break.'],
      ['[[1 Thessalonians 2:7-8]]', 'Like a nurse with her own children.'],
      ['[[Galatians 6:1-2]]', 'How to set somebody right.'],
    ],
    thought:
      'Gentleness is strength that does no harm. Jesus, who could have done otherwise, says that he is gentle.',
    apart: 'It is not weakness, and not silence about wrong. It knows how hard one may take hold.',
    picture: 'A lifter of pianos carries a sleeping child up the stairs.',
    questions: [
      'Who has been gentle with you when you deserved otherwise?',
      'Where are you harder than you need to be?',
      'How does one say something true gently?',
    ],
    step: 'Lower your voice once where you would raise it.',
  },
  {
    id: 'encouragement',
    title: 'Encouragement',
    signs: ['encouragement', 'encouraging one another', 'encouraging each other', 'encouraging others'],
    parts: [
      ['[[Hebrews 3:12-14]]', 'Every day, as long as it is today.'],
      ['[[1 Thessalonians 5:11-14]]', 'To each what they need.'],
      ['[[Acts 9:26-28]]', 'Barnabas vouches for a man whom all fear.'],
      ['[[1 Samuel 23:15-18]]', 'Jonathan goes to him in the woods.'],
    ],
    thought:
      'The New Testament treats encouragement as daily bread. It points people to God, and not only to their own powers.',
    apart: 'Flattery says what pleases. Encouragement says what is true and easily forgotten.',
    picture:
      'At kilometre thirty somebody on the pavement has read the number on the shirt and calls the name.',
    questions: [
      'Whose sentence has carried you?',
      'Who needs to be told what they do well?',
      'How does Paul distinguish in 1 Thessalonians 5:14?',
    ],
    step: 'Write to one person, and say one thing that you see in them.',
  },
  {
    id: 'unity',
    title: 'Unity',
    signs: ['unity', 'unity in the church', 'church unity', 'being one', 'togetherness'],
    parts: [
      ['[[Psalm 133]]', 'How good it is, with oil and dew.'],
      ['[[John 17:20-23]]', 'Jesus prays for those who come later.'],
      ['[[1 Corinthians 12:12-26]]', 'One body, and no part says: I do not need you.'],
      ['[[Ephesians 4:1-6]]', 'Given already, and to be kept.'],
    ],
    thought:
      'The unity of Christians is not made by them; they are to keep what is given. It lives in bodies with different parts.',
    apart:
      'Unity is not sameness, and it does not mean that nobody may disagree. It means that nobody says: I do not need you.',
    picture: 'An orchestra tunes to one note, and then each plays something else.',
    questions: [
      'Which part of the body do you take yourself for?',
      'Of whom have you thought: we could do without?',
      'What may be different, and what may not?',
    ],
    step: 'Speak with somebody of another opinion, and find one thing that you can pray together.',
  },
  {
    id: 'fellowship',
    title: 'Fellowship',
    signs: ['fellowship', 'community', 'christian community', 'small groups', 'belonging together'],
    parts: [
      ['[[Acts 2:42-47]]', 'Four things that they kept to.'],
      ['[[1 John 1:3-7]]', 'With one another, because with him.'],
      ['[[Ecclesiastes 4:9-12]]', 'If they fall, one lifts the other.'],
      ['[[Hebrews 10:23-25]]', 'Not staying away.'],
    ],
    thought:
      'Fellowship in the Bible means to have a share in something together: first in Christ, and so in bread, money, prayer and trouble.',
    apart:
      'It is more than liking one another. Friends choose each other; here people are given to one another whom they would not have chosen.',
    picture: 'One coal taken out of the fire goes grey on the hearth. Pushed back, it glows within a minute.',
    questions: [
      'Which of the four things in Acts 2:42 have we most of, and which least?',
      'What do you share with people here that you would not have chosen?',
      'What would have to be so that somebody can be honest here?',
    ],
    step: 'Ask somebody from the group whom you know least how they are, and have time.',
  },
  {
    id: 'servanthood',
    title: 'Serving like Jesus',
    signs: ['servanthood', 'being a servant', 'servant leadership', 'serving like jesus', 'serving others'],
    parts: [
      ['[[Mark 10:35-45]]', 'Two ask for seats.'],
      ['[[John 13:12-17]]', 'An example with a towel.'],
      ['[[Philippians 2:1-8]]', 'He took the form of a servant.'],
      ['[[Galatians 5:13-15]]', 'Free in order to serve.'],
    ],
    thought: 'In the kingdom of God greatness is measured downwards. Jesus does not only say it; he kneels.',
    apart:
      'To serve is not to let oneself be used. Jesus serves freely, knows who he is, and also goes away to rest.',
    picture:
      'The name on the building is not his. He has swept it for thirty years, and everybody knows him.',
    questions: [
      'What do James and John want, and what is good about it?',
      'Who serves here unseen?',
      'What makes serving a burden, and what makes it free?',
    ],
    step: 'Take over a task that nobody notices, once.',
  },
  {
    id: 'neighbours',
    title: 'Loving our neighbours',
    signs: [
      'neighbours',
      'neighbors',
      'loving your neighbour',
      'loving our neighbours',
      'love your neighbour',
      'loving your neighbor',
      'neighbourliness',
    ],
    parts: [
      ['[[Leviticus 19:9-18]]', 'Where the commandment first stands, and what stands round it.'],
      ['[[Luke 10:29-37]]', 'The question is turned round.'],
      ['[[Romans 13:8-10]]', 'The debt that remains.'],
      ['[[Jeremiah 29:4-7]]', 'Seek the good of the town.'],
    ],
    thought:
      'The neighbour is not chosen; it is whoever is there. Leviticus says what it means: leaving something at the edge of the field, paying in time, not bearing a grudge.',
    apart: 'It does not ask for warm feelings towards everybody, but for doing good to the one beside me.',
    picture: 'In a staircase with nine doors one person knows all the names.',
    questions: [
      'What do you know of those who live left and right of you?',
      'Which of the sentences in Leviticus 19 surprises you?',
      'To whom could you be a neighbour?',
    ],
    step: 'Learn the name of one neighbour, and use it.',
  },
  {
    id: 'strangers',
    title: 'The stranger among us',
    signs: [
      'strangers',
      'the stranger',
      'refugees',
      'foreigners',
      'outsiders',
      'welcoming refugees',
      'asylum seekers',
    ],
    parts: [
      ['[[Deuteronomy 10:17-19]]', 'God loves the stranger and gives him bread.'],
      ['[[Ruth 2:8-12]]', 'A foreigner asks why he is kind.'],
      ['[[Matthew 25:34-40]]', 'I was a stranger.'],
      ['[[Ephesians 2:12-19]]', 'No longer strangers.'],
    ],
    thought:
      'Israel is told again and again how it felt to be foreign. Christians are reminded that they were far off, and were brought near.',
    apart:
      'The Bible does not settle how many people a country should take in. It settles how the one at my door is to be looked at.',
    picture: 'In the language class they begin with the word for bread, and with the one for welcome.',
    questions: [
      'When were you foreign?',
      'What reason does God give in Deuteronomy 10?',
      'What could a stranger here give to us?',
    ],
    step: 'Speak with somebody from another country, and let them tell.',
  },
  {
    id: 'peacemaking',
    title: 'Peacemaking',
    signs: [
      'peacemaking',
      'peacemakers',
      'making peace',
      'conflict',
      'handling conflict',
      'resolving conflict',
    ],
    parts: [
      ['[[Matthew 5:9]]', 'What they will be called.'],
      ['[[Romans 12:17-21]]', 'As far as it depends on you.'],
      ['[[Genesis 13:5-12]]', 'Abram lets the other choose.'],
      ['[[Matthew 18:15-17]]', 'First the two alone.'],
      ['[[Ephesians 2:14-18]]', 'He is our peace.'],
    ],
    thought:
      'Peace in the Bible is more than the end of a quarrel; it is that things are whole again. Somebody has to take the first step, and God took it.',
    apart:
      'A peacekeeper sees to it that nothing is said. A peacemaker sees to it that it can be said. Where somebody was abused, nobody is sent by Matthew 18 to the one who did it: others have to act.',
    picture: 'Two boys are sent out with one ball, and come in with one score.',
    questions: [
      'How was quarrelling done in the home you come from?',
      'What does depend on you, and what does not?',
      'Which step in Matthew 18 do we leave out?',
    ],
    step: 'Take the first step in one small quarrel.',
  },
  {
    id: 'words',
    title: 'The power of words',
    signs: ['words', 'power of words', 'the tongue', 'speech', 'how we speak', 'taming the tongue'],
    parts: [
      ['[[James 3:2-10]]', 'A bit, a rudder, a spark.'],
      ['[[Proverbs 12:18-19]]', 'Like a sword, and like medicine.'],
      ['[[Ephesians 4:25-32]]', 'What builds up when it is needed.'],
      ['[[Isaiah 50:4]]', 'A word for the weary.'],
    ],
    thought:
      'By a word God made the world, and by words we make or unmake one another. What comes out shows what the heart is full of.',
    apart: 'It is not about never saying anything wrong. It is about what our words are for.',
    picture:
      'On an old school report there is one sentence, written in half a minute. Its owner knows it by heart at sixty.',
    questions: [
      'Which sentence has done you good, and which harm?',
      'What do your words do mostly: light, build, cut, cover?',
      'To whom do you owe a good word?',
    ],
    step: 'Before one message each day, ask: is it true, is it kind, is it needed?',
  },
  {
    id: 'slow-to-anger',
    title: 'Slow to anger',
    signs: ['slow to anger', 'being slow to anger', 'losing your temper', 'temper'],
    parts: [
      ['[[Exodus 34:5-7]]', 'How God says his own name.'],
      ['[[James 1:19-20]]', 'Quick, slow, slow.'],
      ['[[Proverbs 16:32]]', 'Better than taking a city.'],
      ['[[Genesis 4:5-7]]', 'God speaks before it happens.'],
      ['[[Mark 3:1-6]]', 'Jesus is angry, and heals.'],
    ],
    thought:
      'When God says who he is, slow to anger is among the first words. He asks of us what he does himself.',
    apart:
      'Slow does not mean never. Jesus was angry where people were hurt; he was not quick, and it did nobody harm.',
    picture: 'A good lorry driver knows the length of his braking, and begins before the bend.',
    questions: [
      'By what do you notice, in your body, that you are getting angry?',
      'What is mostly under it: hurt, fear, tiredness?',
      'What helps you to gain ten seconds?',
    ],
    step: 'Choose one moment that always makes you angry, and decide beforehand what you will do instead.',
  },
  {
    id: 'criticism',
    title: 'Judging others',
    signs: [
      'judging others',
      'judging',
      'not judging',
      'criticism',
      'a critical spirit',
      'judgementalism',
      'judgmentalism',
    ],
    parts: [
      ['[[Matthew 7:1-5]]', 'A splinter and a beam.'],
      ['[[John 8:2-11]]', 'He writes on the ground.'],
      ['[[Romans 14:1-12]]', 'Before his own master he stands.'],
      ['[[1 Corinthians 4:3-5]]', 'Not before the time.'],
    ],
    thought:
      'Jesus does not forbid us to see the splinter; he says in which order. The judge’s seat is taken.',
    apart:
      'To tell right from wrong is asked of everybody. Judging, as Jesus means it, is to think that I know what somebody is.',
    picture: 'The neighbour’s washing looks grey. One day the window is cleaned.',
    questions: [
      'Where do you see splinters most easily?',
      'What does Jesus say to the woman, and what to the men?',
      'Who has looked at you without judging?',
    ],
    step: 'For one day, turn every criticism into a question.',
  },
  {
    id: 'mentoring',
    title: 'Passing on the faith',
    signs: [
      'mentoring',
      'passing on the faith',
      'passing on faith',
      'generations',
      'intergenerational church',
      'handing on the faith',
    ],
    parts: [
      ['[[Psalm 78:1-7]]', 'So that the children not yet born may know.'],
      ['[[Deuteronomy 6:4-9]]', 'When you sit, walk, lie down, get up.'],
      ['[[2 Timothy 1:3-7]]', 'A grandmother, a mother, a young man.'],
      ['[[2 Timothy 2:1-2]]', 'Four generations in one sentence.'],
    ],
    thought:
      'In the Bible faith is passed on at table and on the road more than in lessons. What is told is what God has done.',
    apart:
      'One cannot hand over faith like a watch. One can tell, live and pray; the other comes to believe or does not.',
    picture: 'The recipe says: until it feels right. One has to have stood beside her.',
    questions: [
      'From whom did you have it?',
      'What would you like somebody younger to know?',
      'What could you learn from somebody younger?',
    ],
    step: 'Tell one younger or older person one thing that God has done in your life.',
  },
  {
    id: 'family',
    title: 'Family',
    signs: ['family', 'family life', 'families', 'family relationships'],
    parts: [
      ['[[Genesis 50:15-21]]', 'Brothers after many years.'],
      ['[[Mark 3:31-35]]', 'Who are my mother and my brothers?'],
      ['[[Ephesians 6:1-4]]', 'To children, and to fathers.'],
      ['[[Psalm 68:5-6]]', 'God gives the lonely a home.'],
      ['[[Ruth 1:15-18]]', 'A family that nobody was born into.'],
    ],
    thought:
      'There is hardly one family in the Bible without a crack, and God works through them. Jesus honours his mother and opens the family to all who do God’s will.',
    apart: 'Family is a gift, and no god. It is not the measure of a blessed life.',
    picture: 'In the photo album everyone smiles. The stories are told between the pictures.',
    questions: [
      'What have you taken along from home that you want to keep?',
      'Which family in the Bible is like yours?',
      'Who has no family here, and could be part of one?',
    ],
    step: 'Ring a member of your family whom you have not spoken with for long, if it is safe and good to.',
  },
  {
    id: 'enemies-love',
    title: 'Loving our enemies',
    signs: ['loving your enemies', 'loving our enemies', 'love your enemies', 'turning the other cheek'],
    parts: [
      ['[[Matthew 5:38-48]]', 'Sun and rain for both.'],
      ['[[Romans 12:17-21]]', 'If your enemy is hungry.'],
      ['[[1 Samuel 24:8-15]]', 'David spares him who hunts him.'],
      ['[[Luke 23:33-34]]', 'Jesus does what he has taught.'],
    ],
    thought: 'Jesus asks it because God does so: he makes his sun rise over both. It begins with prayer.',
    apart:
      'It does not mean to stay where one is beaten, or to protect a wrongdoer from the law. One can wish somebody well from a safe distance.',
    picture:
      'In some trenches, at the first Christmas of the Great War, they sang from both sides, and for a while nobody fired.',
    questions: [
      'Of whom do you think, honestly?',
      'What is the first thing that Jesus asks, and could you do that?',
      'Where does this go wrong when it is preached to the wrong people?',
    ],
    step: 'Pray one sentence for somebody who is against you.',
  },
  {
    id: 'loyalty',
    title: 'Loyalty',
    signs: [
      'loyalty',
      'faithfulness',
      'being faithful',
      'commitment',
      'faithfulness of god',
      'gods faithfulness',
    ],
    parts: [
      ['[[Ruth 1:14-18]]', 'Where you go.'],
      ['[[Lamentations 3:22-24]]', 'Great is his faithfulness, said in ruins.'],
      ['[[Luke 16:10-12]]', 'In the very small.'],
      ['[[2 Timothy 2:11-13]]', 'He cannot deny himself.'],
    ],
    thought:
      'God’s faithfulness is the ground on which ours stands, and it holds where ours does not. Mostly it shows in small things that are done again.',
    apart: 'Loyalty is not covering up. One can stand by somebody and say that something was wrong.',
    picture: 'The lighthouse keeper’s log has nearly the same line for every night.',
    questions: [
      'Who has stood by you?',
      'In which small thing is faithfulness asked of you?',
      'Where does loyalty become wrong?',
    ],
    step: 'Keep one small promise that you could easily let drop.',
  },
  {
    id: 'sharing',
    title: 'Sharing',
    signs: ['sharing', 'sharing with others', 'to share'],
    parts: [
      ['[[John 6:5-13]]', 'A boy’s lunch, in the hands of Jesus.'],
      ['[[Luke 3:10-14]]', 'Whoever has two coats.'],
      ['[[1 Kings 17:10-16]]', 'A handful of flour for three.'],
      ['[[Acts 4:32-35]]', 'Nobody among them was in need.'],
      ['[[2 Corinthians 8:12-15]]', 'So that there is a balance.'],
    ],
    thought:
      'In the Bible people share because they have been given everything themselves. What is put into the hands of Jesus turns out to be enough.',
    apart:
      'To share is not to give away what one does not need any more. It is to have something together, and so it changes both.',
    picture:
      'On a school trip one child has forgotten her lunch. Ten minutes later she has the largest one of all.',
    questions: [
      'What do you find easy to share, and what not?',
      'What did you get because somebody shared?',
      'What would change if we said ours more often than mine?',
    ],
    step: 'Share one thing this week that you would rather keep.',
  },
];
