import type { Matter, SequelAnswer } from './types.ts';

/**
 * To somebody who goes on telling, where nothing is asked and nothing nearer is known: what was told is taken up in a
 * general way, and something that holds in this matter whatever was told. Told in turn.
 */
export const HEARD_ON: Readonly<Record<Matter, readonly SequelAnswer[]>> = {
  couple: [
    {
      text: 'That belongs to it, and one such thing often shows how the whole stands between you. Do not decide by this one thing alone; put it beside the others, good and bad, of the last months. Then say to {him} how it is for you when that happens, without always and never, and ask what lies behind it. What is said calmly within a week seldom grows into a wall.',
      passage: '[[Ephesians 4:25-26]]',
    },
    {
      text: 'I see how much hangs together there. You need not sort it all out at once. Ask yourself: what in this is mine, what is {his}, and what belongs to both of us? Only the first lies in your hands today. For the third a third person helps, a counsellor or a couple whom you trust; many wait with that too long.',
      passage: '[[Galatians 6:5]]',
    },
    {
      text: 'That is hard to stand beside, day after day. Love in Scripture is patient, and it also rejoices in the truth; you may have both, patience and a plain word. Look after your own sleep and your own friends meanwhile. Whoever has a little strength left finds the better word.',
      passage: '[[1 Corinthians 13:6-7]]',
    },
  ],
  people: [
    {
      text: 'That shows a little more of how it is between you. One sees mostly the deed and not what lies behind it; it may be envy, fear or simply thoughtlessness. You need not put up with all of it. Say what you wish once, in a friendly way, and keep near those who do you good.',
      passage: '[[Romans 12:18]]',
    },
    {
      text: 'It hurts, and you may call it so. Do not go over it alone at night; tell one person who knows you both and takes no sides. Often one hears there what part one may let go. What stays can be brought before God by name, also with anger in the voice.',
      passage: '[[Psalm 55:22]]',
    },
    {
      text: 'So it is not a single thing but goes on. Then a limit helps more than another explanation: this I will do, and that I will not. Said quietly, and then kept. It is no sin to be nearer to some people than to others; Jesus too had his three and his twelve.',
      passage: '[[Proverbs 4:23]]',
    },
  ],
  child: [
    {
      text: 'That is one more piece, and you look at it with a parent’s eyes, which see the danger first. Ask what {he} might need just now: a limit, some rest, an ear, or simply not to be asked? You know {him} better than any book does. Talk it over with the other parent or somebody who likes {him}, before you act.',
      passage: '[[Proverbs 20:5]]',
    },
    {
      text: 'So more people are drawn into it than the child alone, and each is frightened in a different way. Take care that nobody has to choose between those they love. What {he} will remember later is less what was decided than whether the house stayed warm. You may be sad about it, in another room.',
      passage: '[[Colossians 3:12-14]]',
    },
    {
      text: 'You carry that along with everything else, and nobody claps. A parent is not God: you can give love, truth and a door that opens, and not the outcome. Give the rest back to him who loved {him} before you did. And take one evening this week on which it is not the subject.',
      passage: '[[Isaiah 40:11]]',
    },
  ],
  grief: [
    {
      text: 'Thank you for telling me that; such things are what grief is made of. It comes over one in the small matters more than in the great ones. You need not be strong against it. If there is somebody who knew the one you lost, tell them just what you wrote here; it will be a gift to them as well.',
      passage: '[[Psalm 34:18]]',
    },
    {
      text: 'That makes it heavier, or at least more tangled. In grief many things lie on top of one another, love, anger, what was never cleared up, the others and how they do it. Nothing of that has to be in order. Say one part of it to God aloud, the part that is least fit to be said; he has heard such things.',
      passage: '[[Psalm 62:8]]',
    },
    {
      text: 'One goes on living and it is still there; both are true. Do not let anyone tell you how far you should be by now. Go to the places and among the people that do you good, and leave the others for a while, even a church service. God is not found only there; he comes also to those who sit at home with the curtains drawn.',
      passage: '[[John 20:11-16]]',
    },
  ],
  illness: [
    {
      text: 'That comes on top, and illness always brings more with it than the diagnosis: tiredness, fear, roles that change. You may be tired of it, and even angry. Tell the doctor or nurse just that too; often something can be made easier of which one did not know. And let one person bring something warm this week.',
      passage: '[[2 Corinthians 4:16]]',
    },
    {
      text: 'I see. It wears down both, the one who is ill and those who stand beside. Impatience is then no want of love, it is a sign of too little rest. Divide it: who could take an hour, a night, a drive? To ask for it is no weakness, and most people are waiting for something definite.',
      passage: '[[Galatians 6:2]]',
    },
    {
      text: 'That is hard to bear, because one can do so little. Small things count more there than one thinks: a hand, a window opened, the truth, a psalm read slowly. God himself did not explain illness; he touched the ill. You need not understand it in order to stay.',
      passage: '[[Isaiah 46:4]]',
    },
  ],
  low: [
    {
      text: 'I hear how heavy it is, and that it has more than one cause. When one is low, everything speaks in the same grey voice, also about what others think of one. Do not believe it in everything. Tell one person today what you told me, and if it goes on, a doctor. It need not be shown first that it is bad enough.',
      passage: '[[Psalm 42:5]]',
    },
    {
      text: 'It is lonely to be among people and not really expected anywhere. Mostly it is not that nobody wants you; most are busy with their own and wait for somebody else to begin. Try the smallest thing that has a time and a place: a choir, a shift in the kitchen, a walking group. There one gets to know people sideways, without having to be interesting.',
      passage: '[[Psalm 68:6]]',
    },
    {
      text: 'You have tried and been disappointed, and now each further attempt costs double. Then let it be for today. Sleep, something warm, some light. Elijah lay down and had had enough, and what came first was not a word but bread. You may begin again on another day, and smaller.',
      passage: '[[1 Kings 19:5-8]]',
    },
  ],
  fear: [
    {
      text: 'That was frightening, above all where others could see it. An alarm like that does not ask about the place, and it says nothing about your faith. Tell two people beforehand what helps you, a seat near the door, a glass of water, no fuss; to know that makes it rarer by itself. And let a doctor or therapist go through it with you.',
      passage: '[[Psalm 94:19]]',
    },
    {
      text: 'I see. Well-meant help can make it worse when it comes with pressure or with many hands. You may say: thank you, please only sit by me. Nobody need pray the fear away; it passes by itself, and God is in it also before it has passed. What helped even a little, the last time?',
      passage: '[[Psalm 56:3]]',
    },
    {
      text: 'That feeds the fear, and I understand it. Look at it by day and with paper: what is certain, what do I only fear, what could I do? By night do not discuss with it. Feet on the ground, breathe out slowly, one line of a psalm. You need not feel safe to be held.',
      passage: '[[Isaiah 41:10]]',
    },
  ],
  guilt: [
    {
      text: 'You do not spare yourself in telling it, and that is a good sign. What is said in the light is already losing its power. Ask now: is this something that still wants to be put right, or something that has been forgiven and only hurts? The first asks for a step, the second for patience. Do not confuse them, and do not punish yourself for either.',
      passage: '[[1 John 1:9]]',
    },
    {
      text: 'That belongs to it too. Hiding was the way to get through, and it made everything heavier; nearly everybody knows that. It need not all come out in one day. Tell one reliable person first, and work out with them whom it concerns next and how. Before God you have nothing to explain; he has been there the whole time.',
      passage: '[[Psalm 32:3-5]]',
    },
    {
      text: 'To be forgiven and to feel it are two things, and the second comes more slowly. Others may have forgiven you, and still you go on sitting in judgement. That chair is not yours. What you can do is live from now on so that it is safe to trust you, and take help for it, not as a punishment but because it works better so.',
      passage: '[[Psalm 103:10-12]]',
    },
  ],
  doubt: [
    {
      text: 'That makes the question closer, because it has faces. One does not doubt in an empty room; there are people who believe, who would be hurt, or who put one off. Try to keep the two apart: what is true, and what it would cost me with whom. For both you may take time. And one person should know how it really is with you.',
      passage: '[[Jude 1:22]]',
    },
    {
      text: 'It is honest of you to say so. What you describe has driven many to look more closely, and they did not all end in the same place. Write the question down as exactly as you can; a clear question is half a prayer. And do not think that God would be nervous about it.',
      passage: '[[Mark 9:24]]',
    },
    {
      text: 'I take that seriously, and I will not cover it with a verse. Perhaps look for a while not at the arguments but at Jesus: how he speaks with people, whom he blames and whom he never does. If there is a God, it may be that he is like that. It is at least worth an evening with the Gospel of Luke.',
      passage: '[[John 1:39]]',
    },
  ],
  work: [
    {
      text: 'That makes it harder to see clearly, because money, pride and other people hang on it. Put it on paper in three columns: what is certain, what I only fear, what I can do. Then show the sheet to one person who is not in it. With figures and a second pair of eyes the weight is not gone, but it has edges.',
      passage: '[[Proverbs 15:22]]',
    },
    {
      text: 'I see; so it does not stop at the door of the firm, it comes home with you. To be without work, or under pressure at it, gnaws at one’s worth, and some grow silent or do nothing at all for days. It is often shame and not laziness. A fixed hour in the morning, one small task outside the house and one person who knows do more than reproaches.',
      passage: '[[Psalm 37:23-24]]',
    },
    {
      text: 'One may be sorry for somebody and still not look away. Hold apart what you know and what you suspect, and speak first with the person concerned, if it is safe; perhaps there is need behind it, or it is not so at all. What is hidden you do not have to carry for others. And what you decide, decide so that you could say it to the face.',
      passage: '[[Proverbs 18:13]]',
    },
  ],
  habit: [
    {
      text: 'That belongs to the picture: such a habit hangs on places, hours and people, and it has a reason why it was taken up. Look at it like a doctor and not like a judge: what came just before? There lies the place where something can be changed. And tell the one who walks with you about this too, while it is fresh.',
      passage: '[[1 Corinthians 10:13]]',
    },
    {
      text: 'I hear that you would like to be past this. It goes slowly, and in company it goes better. You need not refuse with a speech; I do not drink today, or simply no, is enough, and good friends get used to it. Where somebody keeps pulling you back, you may see less of him for a while.',
      passage: '[[Proverbs 13:20]]',
    },
    {
      text: 'That is hard, and you said it all the same. Every sentence said aloud takes something from it. Do not look at the whole road. Is there tonight an hour that will be difficult? Plan that one: where, with whom, and what instead. God is not waiting for you at the end of the road; he goes along.',
      passage: '[[Psalm 37:23-24]]',
    },
  ],
  church: [
    {
      text: 'That makes it more painful, because it touches people one likes, sometimes one’s own children. Where nothing is said, everyone fills the gap with what he fears. You may ask those responsible a plain question, and expect an answer that is true even if it cannot be complete. Until then do not guess aloud, and look after the one who misses somebody.',
      passage: '[[Ephesians 4:25]]',
    },
    {
      text: 'I am sorry; from a church one expects otherwise, and so it wounds deeper. What people did there, they did, and it was not God. You may keep your distance from the one without losing the other. Tell it to somebody outside who knows churches and has nothing to defend.',
      passage: '[[Psalm 55:12-14]]',
    },
    {
      text: 'I see. In such times one easily becomes a party without wishing to. Keep to what you know, speak with those concerned, and go on doing what is good in any case: visit somebody, pray, sing. A church is renewed less by those who were right than by those who stayed kind.',
      passage: '[[Ephesians 4:2-3]]',
    },
  ],
  prayer: [
    {
      text: 'That is how it goes for many, and it does not mean that you do it wrongly. Make it smaller rather than better: fewer words, a fixed place, the same psalm for a week. Faith is nourished as the body is, by plain things taken regularly, and one feels little of it at each meal.',
      passage: '[[Matthew 6:6]]',
    },
    {
      text: 'Thank you for saying that. You may bring just this before God, in these very words; it is already a prayer. And read along with somebody, if you can: two see more than one, and on dry days one of them usually still has water.',
      passage: '[[Psalm 62:8]]',
    },
  ],
  faith: [
    {
      text: 'So it is not only a question of the head for you; something you have lived stands behind it. Such pictures sit deep. The Bible sets others beside them: God as a mother with her child, as a shepherd, as a father who runs down the road. Take the one that was missing, and hold it for some weeks against the old one. You may also tell somebody what you have been through.',
      passage: '[[Isaiah 66:13]]',
    },
    {
      text: 'I understand the objection, and it has weight. There are places in the Bible at which one may be shocked; those who wrote it were too at times. Read what stands before and behind, and ask what it shows about God over the whole way and not in the one scene: Christians look at such passages from the side of Jesus. Where it stays dark, you may leave it open and say so.',
      passage: '[[John 14:9]]',
    },
  ],
};

/** To good news within a talk: it goes better, somebody has moved. */
export const GOOD_NEWS: readonly SequelAnswer[] = [
  {
    text: 'That is good to hear, and you may be glad of it without at once asking whether it will last. Small steps are how such things move. Say thank you for it, to God and to the person, today. You may still be careful: to rejoice and to wait and see get on well together.',
    passage: '[[Psalm 126:3]]',
  },
  {
    text: 'How good. Keep it somewhere, written down with the date, for a day on which you see none of it. And tell somebody who has been anxious with you; joy too wants company.',
    passage: '[[Psalm 118:24]]',
  },
];
/** What may be good or only look so: somebody has changed, comes to church, has promised. */
export const PERHAPS_GOOD: readonly SequelAnswer[] = [
  {
    text: 'That may be a true beginning, and it may be a good intention that does not hold; from outside one cannot tell, and you need not decide it today. Be glad of it and give it time. A tree is known by its fruit, and fruit takes a season: truthfulness, patience, what is done when nobody is looking. You may ask {him} openly what has changed.',
    passage: '[[Luke 6:43-44]]',
  },
];
/** What excuses somebody: she is alone with a child, he means well, they have had a hard time. */
export const EXCUSES: readonly SequelAnswer[] = [
  {
    text: 'You see the person and not only the deed, and that is worth much. What lies behind it explains something; it does not make it right, and it changes how one goes about it: more gently, more privately, with an offer of help in the same breath as the truth. Mercy and honesty need not be weighed against each other; the best people have both.',
    passage: '[[Psalm 85:10]]',
  },
];
