import { open, SOMEONE, whole } from './patterns.ts';
import type { Sequel } from './types.ts';

/** Questions after fault, God’s mind and what is allowed. */
export const ASKING_OF_GOD: readonly Sequel[] = [
  {
    id: 'god-is-unfair',
    said: 'God is unfair',
    whole: whole(
      'god is (?:just |so |really |very |being |simply )*(?:unfair|unjust|cruel|mean|not fair|not just|not good)|(?:it|that|this) is (?:just |so |really |very )*(?:unfair|not fair|unjust) of god|how is (?:that|this|it|god) (?:fair|just)|how can god be (?:fair|just|good)(?: \\w+){0,6}|why is god so (?:unfair|cruel|unjust)',
    ),
    isExact: true,
    answers: {
      grief: {
        text: 'I will not argue you out of it; at a grave it looks so, and nobody has been shown the reason. The Bible keeps that sentence and does not correct the one who says it: Job said it of God to his face, and in the end it was Job who had spoken rightly, and not the friends who explained. Say it to God himself. What is the most unfair thing in it for you?',
        passage: '[[Job 23:2-4]]',
      },
      illness: {
        text: 'It is not fair, and I will not say that it is. Illness is not shared out by what people deserve; Jesus said so of a man born blind. Those who wrote the psalms told God just this, and the complaint was kept as a prayer. You may say it to him with no softer word. What in it makes you angriest?',
        passage: '[[Psalm 22:1-2]]',
      },
      faith: {
        text: 'Much in the world is unfair, and the Bible says so before we do: Ecclesiastes, Habakkuk, Job. What it says of God is that he sees it, that he does not count wrong as right, and that he will judge it; why he waits, it does not tell. Abraham argued with him for the innocent, and was not sent away. Where does it look most unfair to you: in what God does, or in what he lets happen?',
        passage: '[[Genesis 18:25]]',
      },
      any: {
        text: 'I will not talk you out of it, for what happened to you is not fair. Psalm 73 was written by somebody who saw just that, others prosper and himself struck every morning, and who nearly gave God up over it. He took it to God and not away from him. You may do the same, in these very words. What is it that you find most unfair?',
        passage: '[[Psalm 73:13-17]]',
      },
    },
  },
  {
    id: 'is-it-my-fault',
    said: 'Is it my fault?',
    whole: whole(
      `(?:is|was) (?:it|this|that) (?:all )?(?:my|our) (?:own )?fault|am i (?:to blame|the problem|responsible|the one to blame|a bad (?:\\w+))|did i (?:cause (?:it|this|that)|do (?:this|something wrong)|(?:bring|make) (?:it|this|that) (?:on|happen)|drive ${SOMEONE} (?:away|to it))|(?:could|should) i have (?:done (?:something|more|anything)|stopped (?:it|him|her|them)|prevented (?:it|this)|known|seen it|saved ${SOMEONE})(?: \\w+){0,2}|i (?:feel like|think|keep thinking)(?: that)? (?:it is|it was|i am|that it is) (?:all )?(?:my fault|to blame|the problem)|what did (?:i|we) do wrong|where did (?:i|we) go wrong|what did i do to deserve (?:it|this)`,
    ),
    answers: {
      couple: {
        text: 'In a marriage both usually have a share in how it became hard; but what somebody does with it, deceit, blows, an affair, is that person’s own doing. Nobody makes another lie. So part it: write down what is yours, and be sorry for that, definitely and without grovelling. Leave the rest where it belongs. Whoever puts all of it on you is not telling the truth.',
        passage: '[[Galatians 6:5]]',
      },
      child: {
        text: 'You made mistakes, as every parent does, and a child also decides. God calls himself a father whose children went off, and his bringing up was not at fault. What you know to be yours you can say to {him}: there I was wrong, and I am sorry. That does more good than ten years of reproaching yourself in secret. The rest is not yours to carry.',
        passage: '[[Isaiah 1:2]]',
      },
      grief: {
        text: 'Nearly all who mourn ask that, because guilt is easier to bear than helplessness. Looking back you know things that you did not know then. You acted with what you had that day. If there is something real, a word, a visit not made, say it to God, and to the one who died, aloud if you like; he forgives such things. An illness or an accident was not in your hands.',
        passage: '[[Psalm 103:13-14]]',
      },
      illness: {
        text: 'No. When the disciples asked whose sin had made a man blind, Jesus answered: neither his nor his parents’. Some illnesses have causes that one can change, and most simply come. Nobody has earned a tumour, and nobody stays ill because the faith was too small. You may lay that thought down, also if somebody pious has said it to you.',
        passage: '[[John 9:1-3]]',
      },
      low: {
        text: 'No. That your spirits are low is neither a sin nor a want of faith; body, losses and years of strain have their part in it, as with other illnesses. The low mood itself says that all is your fault; it says so to nearly everybody who has it. Do not believe it in that hour. Tell a doctor and one friend that it speaks like this.',
        passage: '[[Psalm 42:11]]',
      },
      'habit/other': {
        text: 'No. You did not cause it, you cannot control it and you cannot cure it; people in family groups learn that sentence first. Quarrels and mistakes there may have been, and others live with the same and do not drink. What you can look at is where you cover and pay, and so make it easier to go on. That you may stop, without blame.',
        passage: '[[Ezekiel 18:20]]',
      },
      habit: {
        text: 'That it began has many reasons, and you did not choose them all: what was offered you, what hurt, what your body is like. What you do next is yours, and there help can be had. So neither: I am a hopeless case, nor: I can do nothing about it. Name before God what you did, leave to him what was done to you, and take the step that is there today.',
        passage: '[[Psalm 51:10]]',
      },
      people: {
        text: 'Look at it as a fair friend would: what did I say or do that I would not want done to me? That is yours; be sorry for just that and say so. What the other made of it is theirs. One is seldom guilty of everything and seldom of nothing. And if you were hurt or used, above all as a child, that was not your fault at all.',
        passage: '[[Romans 12:18]]',
      },
      any: {
        text: 'Part it into two: what you did, and what happened. For what you did you can be sorry, definitely, and put right what can be put right; God forgives that and does not come back to it. What others decided, or what nobody could know, does not belong to you, even if it feels so at night. Tell both lists to somebody who is fair; alone one judges oneself wrongly, in both directions.',
        passage: '[[1 John 3:20]]',
      },
    },
  },
  {
    id: 'is-god-angry',
    said: 'Does God hate me for it?',
    whole: whole(
      `(?:do you think |does that mean |i think |i feel like |he thinks |she thinks |(?:he|she|they) ask(?:s|ed) (?:me )?if )?(?:does |is |has |do you think )?(?:god|jesus) (?:really )?(?:hates?|angry|mad|furious|disappointed|punish(?:es|ed|ing)?|disgusted|ashamed|given up|abandon(?:ed|s)?|left|forgotten|forgets?|done|finished|turned away|is (?:angry|mad|disappointed|punishing))(?: (?:me|us|him|her|them|of me|with (?:me|us|him|her|them)|at (?:me|us|him|her|them)|on (?:me|us|him|her)|from me|someone like me|people like me))?(?: (?:for|because of|over|after) (?:it|this|that|what \\w+(?: \\w+){0,3}|all (?:of )?(?:it|this)))?|am i (?:being )?(?:punished|cursed)|is (?:this|it) (?:a |gods )?(?:punishment|curse|judgement|judgment)(?: from god| for \\w+(?: \\w+){0,4})?`,
    ),
    answers: {
      guilt: {
        text: 'No. God hates what was done, for the sake of those whom it hurt, and for yours; he does not hate you. The son who came home from the pigs had a speech ready about being no longer worthy, and the father did not let him finish it. Who brings the thing into the light is not sent away with it. That you ask shows that he has not let you alone.',
        passage: '[[1 John 1:9]]',
      },
      habit: {
        text: 'No. He is against what binds you, because he is for you. When you fall, shame says: now do not come near him. That is the wrong way round; he is the one to whom one goes with it, the same evening, as one goes to a doctor with a wound. Jesus let himself be called a friend of such people. He is not disappointed as if he had not known you.',
        passage: '[[Romans 8:1]]',
      },
      'habit/other': {
        text: 'No. God loves {him} in this also, and hates what it does to {him} and to you. Jesus sat at table with people whom others had given up, and told of a shepherd who went after one. That does not mean that it has no consequences. It means that the way back is open on every day that {he} would take it.',
        passage: '[[Luke 15:4-7]]',
      },
      grief: {
        text: 'No. Death is not God’s way of settling accounts with those who remain. Jesus stood at a grave and wept, though he was about to open it; that is how God looks at it. It feels like a punishment, because it is so heavy and nobody explains it. You may say just that to him, and be angry, and he will not strike back.',
        passage: '[[John 11:33-36]]',
      },
      illness: {
        text: 'No. Jesus was asked that about a man born blind and said plainly that it was not so. Illness belongs to a world that is not yet whole; it strikes good and bad, believers and others. God is not on the side of the illness. He stays with those who lie awake with it, and one day he will wipe the tears away himself.',
        passage: '[[John 9:1-3]]',
      },
      child: {
        text: 'God loves this child, and he is not waiting with a stick. You can say it to {him} so: God is sad when somebody is hurt, and he never stops loving you. You can tell him that you are sorry, and then it is good again. That is true for a nine-year-old and for you. Jesus was cross with those who kept children away from him, and with no child.',
        passage: '[[Mark 10:14-16]]',
      },
      doubt: {
        text: 'No. Somebody who asks is still talking to him. Job threw hard words at God, and in the end it was his pious friends who were told off, not he. Thomas was given what he asked for and no lecture. Jesus is gentle with those who would like to believe and cannot. You may go on asking, aloud.',
        passage: '[[Mark 9:24]]',
      },
      any: {
        text: 'No. God is not looking for a reason to be rid of you. He is grieved at what does harm, and he is more patient than people are; while we were still far off, Paul says, Christ died for us. What was wrong you may tell him, and he forgives it. What was only human, tiredness, tears, anger, he knows from the inside.',
        passage: '[[Romans 5:8]]',
      },
    },
  },
  {
    id: 'god-still',
    said: 'Does he still know God?',
    whole: whole(
      `(?:does|do|can|will|did|would) (?:(?:god|jesus) (?:even |still |really |ever )+(?:know|love|see|hear|care(?: about)?|listen to|remember|want|be with)(?: (?:me|him|her|us|them|that|this|it|about me|about us))?|(?:he|she|they) (?:even |still |really |ever )+(?:know|love|hear|remember) god)|is god (?:still |even |really )*(?:there|listening|with (?:me|us|him|her|them)|here)|does god (?:see|know|hear|care)(?: (?:about )?(?:me|us|him|her|that|this|it))?|where is god(?: in (?:all )?(?:this|that|it))?|where was god(?: .*)?`,
    ),
    answers: {
      'illness/other': {
        text: 'It does not depend on what {he} can still say or remember. What the mind lets go, God holds; Isaiah says that he has drawn his people on the palms of his hands. Old hymns, the Lord’s Prayer, a psalm, a hand laid on often reach where sentences no longer do. And before God {he} remained the one {he} always was, known by name, on the bad days too.',
        passage: '[[Isaiah 49:15-16]]',
      },
      grief: {
        text: 'Yes, though it may not feel so. The Psalms say that God is near to the broken-hearted, and they say it in the middle of complaints that he is far. Both belong together in grief. Jesus wept at a grave while the answer stood beside the mourners and they did not see it. You need not feel him to be held; tonight others may believe it for you.',
        passage: '[[Psalm 34:18]]',
      },
      doubt: {
        text: 'I cannot prove it to you in this hour. What I can show is that those who wrote the Bible asked just this, and that their question was kept as prayer. Jesus himself cried it out. If he is who he said, then God has been in the place where one does not feel him. Ask him that directly; one may speak to somebody of whom one is not sure.',
        passage: '[[Psalm 22:1-2]]',
      },
      any: {
        text: 'Yes. Hagar, sent off into the desert with nobody who asked after her, was the first in the Bible to give God a name: the God who sees me. He hears also what is not said. That he is silent does not mean that he is absent; much in the Psalms was prayed into that silence. He knows, and it is not all one to him.',
        passage: '[[Genesis 16:13]]',
      },
    },
  },
  {
    id: 'why-god',
    said: 'Why did God allow that?',
    whole: whole(
      `why (?:did|does|would|has|is|do|will) (?:god|jesus) (?:not )?(?:even |just )?(?:allow|let|do|stop|heal|help|answer|take|make|want|send|punish|permit|give|keep|so|save|speak)(?:s|ed|ing)?(?: \\w+){0,7}|why (?:me|us|him|her|them|now|my \\w+)|why (?:did|does) (?:it|this|that) (?:have to )?happen(?: \\w+){0,4}|why`,
    ),
    answers: {
      grief: {
        text: 'I do not know, and I would not trust anyone who does. The Bible gives no reason for the death of one particular person. It says that death is an enemy and not a friend, that Jesus wept at it, and that he went through it and broke it open. Until then the why may be asked, loudly, and of God himself. Job was never told the reason; but God came and spoke with him.',
        passage: '[[John 11:33-36]]',
      },
      illness: {
        text: 'There is no answer that would fit on a card, and Jesus refused the simplest one, that somebody must have sinned. The world is good and broken at once, and God mends it more slowly than the sick would wish. What he did is to come into it, to touch the ill, and to suffer himself. Ask him why, as often as you must; the Psalms do, and nobody tells them to be quiet.',
        passage: '[[Romans 8:22-23]]',
      },
      work: {
        text: 'That I cannot tell you. It need not be a test, nor a sign that you ask for the wrong thing; often it is simply the market, or the fault of others, and God does not explain each closed door. Joseph and Ruth understood their empty years only from behind, and some never did. You may tell him that it is too long. He can bear it, and he has not forgotten the address.',
        passage: '[[Psalm 13:1-2]]',
      },
      doubt: {
        text: 'It is the hardest question there is, and no argument quite closes it. Christians say two things at once: God did not make evil, and he can make use even of it; and in Jesus he did not stay out of it. That is no explanation, it is a company. If an explanation is what you need, the book of Job is the most honest one; it takes an evening.',
        passage: '[[Job 42:3-6]]',
      },
      any: {
        text: 'I do not know the reason, and I will not invent one. People have freedom and do harm with it; bodies and nature are not yet whole; and much has no cause that one could name. The Bible lets the question stand and teaches us to ask it of God: why, O Lord, how long? It answers not with a reason but with one who was nailed to the same question himself.',
        passage: '[[Psalm 22:1-2]]',
      },
    },
  },
  {
    id: 'must-i-forgive',
    said: 'Do I have to forgive him?',
    whole: whole(
      `(?:do|must|should|can|could|how can|how do|how could|how am) i (?:even |really |ever |have to |need to |supposed to |be expected to )*forgive (?:${SOMEONE}|that|this|it|what \\w+(?: \\w+){0,3})(?: (?:if|when|even if|for|while)(?: \\w+){1,9})?|(?:does|is) forgiving (?:him |her |them )?(?:mean|the same)(?: \\w+){0,9}|(?:but )?what about forgiv(?:eness|ing)(?: ${SOMEONE})?`,
    ),
    answers: {
      couple: {
        text: 'Forgiving means that you give up paying it back and hand the matter to God. It does not mean to say that it was nothing, to stop asking questions, or to trust at once. If {he} should see no wrong in it, you can begin on your side, and you may still say: until this is talked about truthfully, I cannot go on as before. Peace between two needs the truth from both. You may take time, and take help.',
        passage: '[[Luke 17:3-4]]',
      },
      any: {
        text: 'Yes, in time, and it is not what many think. To forgive is to give up revenge and to hand the debt to God. It is not to call it small, nor to forget, nor to trust again, nor to go back into danger; and it does not wait for the other to be sorry. To be reconciled is another step, and that one takes two, and truth. Begin with the wish to be able to, and say even that honestly.',
        passage: '[[Romans 12:18-19]]',
      },
    },
  },
  {
    id: 'is-it-allowed',
    said: 'Is that a sin?',
    whole: whole(
      `(?:is|was|would|will) (?:it|this|that|he|she) (?:be )?(?:still |really |actually |also |even |so |too |very )*(?:not )?(?:a )?(?:sin|sinful|sinning|wrong|bad|ok|okay|alright|all right|allowed|permitted|selfish|hypocritical|normal|unchristian|unfair|acceptable|weird|silly|stupid|terrible|lying|cheating|giving up(?: on god)?|a lack of faith)|(?:is|was) (?:it|that) (?:ok|okay|alright) to \\w+|am i (?:wrong|selfish|a hypocrite|sinning|being (?:selfish|unfair|silly|too \\w+|dramatic|judge?mental))|(?:does that|does it) make me (?:a \\w+(?: \\w+)?|\\w+)|is that (?:giving up on god|a lack of faith)`,
    ),
    open: open(
      '(?:is|was|would) (?:it|that|this) (?:be )?(?:still |really |also |even )*(?:not )?(?:a )?(?:sin|wrong|bad|ok|okay|alright|selfish|hypocritical|normal|unchristian|strange|weird) (?:that|to|if|for|when)|am i (?:wrong|selfish|a hypocrite|allowed) (?:to|if|for)|may i (?:still )?',
    ),
    answers: {
      grief: {
        text: 'There is no wrong way to honour somebody whom one loved: to give a name, to keep a room, to speak to the photograph, to laugh again, to feel nothing for a while. None of it is a sin. Jesus himself wept before others and was not ashamed of it. Take no rule from people who did not lose this person, and be gentle with those in the family who do it otherwise.',
        passage: '[[Ecclesiastes 3:4]]',
      },
      low: {
        text: 'To be low, worn out or without feeling is no sin; Elijah and Jeremiah knew it, and neither was told off for it. You may cancel things, take medicine, cry, and be less than useful for a while. The one thing to be careful with is to be quite alone with it: let one person and, if it lasts, a doctor know.',
        passage: '[[Psalm 103:13-14]]',
      },
      illness: {
        text: 'To be afraid, tired or angry, to want one’s old life back, to laugh in between, to take medicine or to rest is neither unbelief nor a want of love. Illness takes something from everyone in the house, and one may mourn that and still stay. Jesus himself asked that a cup might pass. What you feel you need not be ashamed of; tell somebody of it who does not have to be spared, so that it does not turn bitter.',
        passage: '[[Matthew 26:38-39]]',
      },
      couple: {
        text: 'A feeling that comes up is no sin; what one does with it can be. Ask what this does to the promise between you: does it serve truth and faithfulness, or does it need hiding? What you would not do before the other’s eyes is mostly no good for the two of you. To set limits, to ask questions, to need rest and help is no wrong against anybody.',
        passage: '[[Hebrews 13:4]]',
      },
      people: {
        text: 'What rises in you, envy, anger, relief, you did not choose, and it is not yet a deed. Of what you do, ask three things: is it true, does it harm anybody, and could you say it openly to the one concerned? To need rest, to ask for what was promised, or to keep a distance from somebody who does you harm is not unkind.',
        passage: '[[Ephesians 4:26-27]]',
      },
      child: {
        text: 'It is neither wrong to be worn out by a child whom one loves, nor to be strict, nor to let something pass. Ask what it does: does it help {him} to grow and to trust, or does it only relieve your own anger? Where you went too far, say sorry; that takes nothing from your standing. And two good parents may decide the same matter differently.',
        passage: '[[Colossians 3:21]]',
      },
      habit: {
        text: 'Be sober about it and not frightened. A craving is no sin; to give in to it is, where it harms you or others or masters you. But it is a wound as well, and wounds need treatment and not only remorse. Whether a thing is all right for you, you see by this: can you leave it, can you thank God for it, and could the person who knows you best know of it?',
        passage: '[[1 Corinthians 6:12]]',
      },
      doubt: {
        text: 'It is not hypocrisy to go on with people and prayers while you are unsure; it would be, if you pretended to a certainty that you have not. You can say: I come because I would like to find out. Nobody who sat at Jesus’ table understood it all. What you cannot say honestly in the creed or the hymn you may leave to the others for a while, and let them carry you.',
        passage: '[[Mark 9:24]]',
      },
      work: {
        text: 'Put it to three tests. Is somebody deceived or harmed by it? Would you do it if everyone could see? Could you thank God for it in the evening? Where one of them says no, it is wrong, also if the boss asks and everybody does it; and then there is usually another way than the first that comes to mind. To need the money is no sin, and neither is to ask for fair pay.',
        passage: '[[Proverbs 11:1]]',
      },
      guilt: {
        text: 'If it harmed or deceived somebody, yes, and you may call it so; that is not the end but the door, for only what is named can be forgiven. If it was a mistake, a weakness, a word you would take back, then let it be that and not more. A bad conscience is not always right; hold it beside what God says and what a sober friend says. Then put right what can be put right.',
        passage: '[[1 John 1:9]]',
      },
      church: {
        text: 'To ask questions, to name what went wrong, to need a distance, or to go to another church is no sin. It becomes one by how it is done: with lies, with scorn, by stirring up others. You may leave in peace, and you may stay and be silent for a time. Only do not let anyone tell you that to obey God and to obey him is the same.',
        passage: '[[Romans 14:5]]',
      },
      any: {
        text: 'Ask it three ways. Does God’s word plainly forbid it? Does it harm or deceive anyone, yourself included? Could you thank God for it? If all three are clear, you may do it with a good conscience, and need not be afraid of feeling. If one of them pricks, wait, and talk with somebody who is neither shocked nor indifferent. Feelings that come by themselves are no sin; what one makes of them may be.',
        passage: '[[1 Corinthians 10:23-24]]',
      },
    },
  },
  {
    id: 'what-would-jesus-do',
    said: 'What would Jesus do?',
    whole: whole(
      'what (?:would|will) (?:jesus|god|christ) (?:do|say|want me to do|think|tell me|have me do)(?: (?:about|in|to|with) (?:\\w+ ){0,4}\\w+)?',
    ),
    answers: {
      child: {
        text: 'He told a story about it: a father who lets his child go, does not stop looking out, runs to meet him, and goes out also to the other one who is standing angrily at the door. He never sent away anyone who came. He also spoke the truth, but at the table and not as the price for a seat. So: an open door, a place laid, and what must be said, said with love.',
        passage: '[[Luke 15:20]]',
      },
      couple: {
        text: 'He was never married, and he spoke of marriage as something that God joins and people should not tear apart. He was truthful without being cruel, protected the one who was being cornered, and asked each for their own heart first. So I think: no lie to keep the peace, no blow, and no revenge; a clear word, and a door for the one who turns round. He would not ask you to stay where you are in danger.',
        passage: '[[John 8:10-11]]',
      },
      people: {
        text: 'He went to people and not round them. He spoke plainly to the face, ate with those who had disappointed him, and prayed for those who nailed him up. He also withdrew, when a crowd meant harm. So both are in his way: an honest word with a hand held out, and distance where it is needed. What he did not do was to pay back or to talk behind backs.',
        passage: '[[Matthew 5:44-45]]',
      },
      work: {
        text: 'He worked with his hands for years, and he called a tax collector from his desk without calling the trade unclean; but Zacchaeus paid back fourfold. He let himself not be bought, and he asked what it helps to win everything and to lose oneself. So I think: no false number and no false word, said without contempt for those who ask it of you, and trust that your Father knows you need bread.',
        passage: '[[Matthew 16:26]]',
      },
      church: {
        text: 'He washed the feet of all of them, also of the one who would betray him, and he overturned the tables where people made a business of God. So he is neither for a false peace nor for a party. I think he would speak with the one concerned, protect the weak, tell the truth, and refuse to say: I belong to this side. He prayed that they should be one.',
        passage: '[[John 13:14-15]]',
      },
      any: {
        text: 'What he would do in your place I cannot know. What he did I can tell: he asked people what they wanted and waited for the answer; he told the truth without despising anyone; he was angry at hardness and never at weakness; he touched those whom others avoided, wept with the weeping, and went off to be alone and pray. Take of these the one that is missing here, and begin with that.',
        passage: '[[Mark 10:51]]',
      },
    },
  },
];
