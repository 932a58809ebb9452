import { SOMEONE, THEY, whole } from './patterns.ts';
import type { Sequel } from './types.ts';

/** Short statements with which people go on telling. Each answer says first, in a general way, what was heard. */
export const TELLING_ON: readonly Sequel[] = [
  {
    id: 'tried-already',
    said: 'I tried that already',
    whole: whole(
      `i (?:have )?(?:already )?(?:tried (?:that|this|it|all (?:of )?(?:that|this)|everything)|done (?:that|all (?:of )?(?:that|this)|everything))(?: (?:already|before|too|many times|so many times))*|i (?:have )?(?:already )?tried (?!(?:\\w+ ){0,9}(?:good|ok|okay|fine|better|felt|nice|lol)\\b)\\w+(?: \\w+){0,8}|(?:that|it) (?:does not|did not|never) (?:work|help)(?: (?:for me|anymore|at all|either))*|i (?:have )?(?:prayed|read|asked)(?: \\w+){0,5} (?:already|so many times|a thousand times|many times|every day|for (?:months|years))`,
    ),
    answers: {
      habit: {
        text: 'You have fought, then, and by yourself, and that it did not hold is no proof that you do not mean it. Filters and good resolutions hold a fortnight; after that it needs people. So the next step is of another kind: one person who asks you each week, a group of those who know it, a doctor or therapist who works with just this. Tell them also what you have tried; it saves time. Prayer and treatment go well together.',
        passage: '[[Ecclesiastes 4:9-10]]',
      },
      couple: {
        text: 'You have tried, and it has not reached {him}. Then more of the same will hardly do it. Change the place or the people: a letter in place of a talk, a walk in place of the kitchen, a counsellor in place of two who repeat themselves. And ask yourself what you will do if nothing changes; that is no threat, it is a limit, and you may say it calmly.',
        passage: '[[Matthew 18:15-16]]',
      },
      people: {
        text: 'You went towards them, and it was not returned; that takes courage, and it hurts twice. You need not run after them. Look for one person and not for the whole group: somebody else who stands at the edge, at another table, in a club or a class. And if there was mockery or worse, tell somebody who can do something about it; that is not telling tales.',
        passage: '[[Psalm 27:10]]',
      },
      work: {
        text: 'You have done what one can, and the door has stayed shut; that is tiring, and it is not laziness. Perhaps change one thing and not the effort: let a stranger read your papers, ask three people for a talk in place of an advertisement, try a smaller or a neighbouring trade. And stop work on it at a fixed hour. You are more than what becomes of this.',
        passage: '[[Galatians 6:9]]',
      },
      illness: {
        text: 'You have tried much, and been hopeful and let down more than once. Then you need not try the next thing that somebody recommends. Ask your doctor about one thing only, what would make the days more bearable, pain, sleep, breath, and let that count as success. You are not ill because you have done too little.',
        passage: '[[2 Corinthians 12:8-9]]',
      },
      any: {
        text: 'You have done much already, then, and it has not helped; I believe you. Perhaps it is not a matter of trying harder, but of not doing it alone: somebody who knows such things, and one friend who stays with it. What was it that helped even a little, or for a day? Begin again there, smaller. And that it did not work does not mean that God turned it down.',
        passage: '[[Galatians 6:9]]',
      },
    },
  },
  {
    id: 'they-explain-god',
    said: 'My mother said maybe God is teaching us something',
    whole: whole(
      `(?:${THEY}|people|everyone|everybody|someone)(?: (?:at|in) (?:my )?\\w+)? (?:always |keeps? |just |all |told me |tells? me |says?|said|saying|thinks?|thought|believes?)+(?: (?:me|us|that|it|maybe|perhaps|probably|must|is|was|be))* (?:god (?:is (?:teaching|testing|trying|using|preparing|in control)|has (?:a|his|better|something|someone|other)|needed|wanted|took|called|never gives|will not give|does not give|knows best|works in)|gods (?:will|plan|way|timing)|everything happens|(?:he|she|they|it) (?:is|are|was) (?:in a )?better (?:place|off|this way)|(?:in )?a better place|a (?:test|lesson|punishment|blessing)|time heals|meant to be|for the best)(?: \\w+){0,8}`,
    ),
    answers: {
      work: {
        text: 'That is mostly kindly meant, and whoever has an income says it lightly. It does not stand in the Bible that something better always comes; it does stand there that one may complain, and that God hears it. You may answer: thank you; what would help me is that you ask at your firm, or read my letter. A definite request turns pious words into help.',
        passage: '[[James 2:15-16]]',
      },
      any: {
        text: 'Such sentences are often meant as comfort, and they lay a stone on top. Nobody has been shown why God allows just this. That he can make something good even out of hard things, Scripture says; that he sends them for teaching you, it does not say of you. You may answer: I know that you mean it well; please just be sad with me. Job’s friends were at their best before they explained.',
        passage: '[[Job 2:13]]',
      },
    },
  },
  {
    id: 'easy-to-say',
    said: 'That is easy for you to say',
    whole: whole(
      `(?:that is |it is |this is )?(?:very |so |all )?easy for (?:you|them|him|her|people|others|everyone)(?: to say)?|easier said than done|(?:that is |it is )?(?:easy|nice) to say|you (?:do not|have no idea|can not|would not) (?:know|understand|what|how|get|feel)(?: \\w+){0,6}|you are (?:just |only )?a (?:program|machine|computer|robot|bot)|(?:that is |these are |it is )?(?:just |only )?(?:words|cliches?|a cliche|platitudes)|(?:everyone|everybody|people|they all|they)(?: (?:at|in) (?:my )?\\w+)? (?:always |keeps? |just |all )?(?:says?|saying|tells?|telling)(?: me| us)? (?:that |to )?(?:(?:i should |just )*(?:trust|pray|have faith|be (?:strong|patient|positive|grateful)|move on|get over)|god|everything happens|time (?:heals|will)|it (?:gets|will get|is going to be|will be) (?:better|easier|ok|okay|fine))(?: \\w+){0,8}`,
    ),
    answers: {
      work: {
        text: 'That is true. Whoever has work says such things lightly, and a sentence pays no rent. It does not stand in the Bible that something better always comes; it does stand there that the poor may complain and that God hears it. So leave the fine words, and ask of people something they can do: read my letter, ask at your firm, lend us the car for the interview.',
        passage: '[[James 2:15-16]]',
      },
      grief: {
        text: 'You are right. Sentences like that mostly comfort the one who says them. Nothing that I write makes this smaller, and I have lost nobody; I am a program. Job’s friends did well for the seven days in which they sat beside him and said nothing; it went wrong when they began to explain. Find the one who can sit with you so.',
        passage: '[[Job 2:13]]',
      },
      any: {
        text: 'That is so. I am a program; I have never lain awake, and I lose nothing by what I advise. Nor need you be comforted by what others say who do not carry it. So take from it only what bears weight, and leave the rest. The one who may speak to you of this is he who went through it himself, and even he did not begin with advice; he wept, and he stayed.',
        passage: '[[Hebrews 4:15]]',
      },
    },
  },
  {
    id: 'do-not-believe-that',
    said: 'I do not believe in that',
    whole: whole(
      'i (?:do not|can not|cannot|am not sure i|no longer|find it hard to) (?:really |even |actually )?(?:believe(?: in)?(?: (?:it|that|this|any of (?:it|that|this)|god|prayer|the bible|anymore|all that))?|buy (?:it|that|this)|feel (?:it|that|forgiven|loved|him|god|anything|close to god|better))(?: (?:though|anymore|yet|at all))*|i am not (?:convinced|religious|a believer|a christian|so sure)(?: (?:though|yet|anymore))*|(?:that|this|it) (?:does not|did not) (?:convince|persuade) me|i (?:still )?do not feel (?:forgiven|it|loved)',
    ),
    answers: {
      guilt: {
        text: 'Many do not feel it for a long time, and forgiveness does not wait for the feeling. It rests on what God has said and done, as a debt is cancelled on the day it is paid and not on the day one breathes freely. It can help to hear it from a person: tell a pastor or priest everything, once, and let it be said to you aloud. When the old voice comes back, say: that has been dealt with. The feeling follows slowly, like warmth after the frost.',
        passage: '[[1 John 3:20]]',
      },
      doubt: {
        text: 'Then I will not press you. You need not believe in order to read on; look at Jesus as you would at any person, and see whether you can be rid of him. Which step is it that you cannot take: that there is a God, that he cares, that this man rose? Say that one exactly; it is worth more than a yes without conviction. Thomas was met with what he had asked for.',
        passage: '[[John 20:27-29]]',
      },
      faith: {
        text: 'That is an honest answer, and I will not talk you over. Doubts have an address: is it that you hold it for unlikely, or that you would not wish it to be true, or that Christians have put you off? Each wants something else. If you like, name the strongest reason against it, and I will show you what I have on that. Or read Luke’s first chapters; he says himself how he worked.',
        passage: '[[Luke 1:1-4]]',
      },
      any: {
        text: 'You need not, and I will not persuade you. Take from it what you can use as a human being: to tell somebody, to sleep on it, to do one honest thing. Should you want to try the rest, begin with a sentence that presupposes nothing: if you are there, help me. A man once said to Jesus that he believed and did not believe, in one breath, and it was enough.',
        passage: '[[Mark 9:24]]',
      },
    },
  },
  {
    id: 'cannot-forgive-myself',
    said: 'She forgave me but I cannot forgive myself',
    whole: whole(
      `(?:(?:${THEY}|god) (?:has |have )?(?:forgave|forgives|forgiven|forgave) me(?: and| but)? )?(?:but )?i (?:can not|cannot|could not|do not know how to|will never|can never) forgive (?:me|myself)(?: \\w+){0,5}|how (?:do|can|could) i (?:ever )?forgive myself(?: \\w+){0,4}`,
    ),
    answers: {
      any: {
        text: 'You hold fast to the sentence that others have already let go. The Bible nowhere asks that you forgive yourself; it says that you are not the judge. Paul writes that he does not even judge himself. So when it comes, do not argue: that has been said, it has been forgiven, and the verdict is not mine. What you owe is something else, that it does not happen again, with help if need be. Let one person say the pardon to you aloud.',
        passage: '[[1 Corinthians 4:3-4]]',
      },
    },
  },
  {
    id: 'too-tired',
    said: 'I am too tired for that',
    whole: whole(
      'i am (?:just |so |too |really |very |simply |completely )*(?:tired|exhausted|worn out|weak|drained|done|empty)(?: (?:for (?:that|this|it)|to (?:pray|read|think|try|do \\w+|fight)|of (?:it|this|trying|fighting|it all|all of it|praying|waiting|being \\w+)|all the time))*|i (?:do not|can not|have not got the|have no) (?:have )?(?:the )?(?:energy|strength|words|power)(?: (?:for (?:that|it|this)|left|to (?:pray|do \\w+|fight)))*|i (?:do not|just do not) want (?:any )?(?:verses?|advice|a verse|a prayer|to pray|words)(?: right now)?(?: i am (?:just |so )*tired)?|i (?:just )?want (?:it )?to (?:rest|stop|be over)',
    ),
    answers: {
      any: {
        text: 'Then leave it. You are tired, and tired is a reason. When Elijah could not go on, nobody preached to him: he was given bread and water, and slept, and was woken for more bread, and slept again. So tonight no verse and no task. Eat something, lie down, let the telephone lie. If you want to say anything to God, then only: you know. He keeps watch without your help.',
      },
    },
  },
  {
    id: 'too-angry',
    said: 'I am too angry for that',
    whole: whole(
      `i am (?:just |so |too |really |very |still |also )*(?:angry|mad|furious|hurt|bitter|upset|disgusted)(?: (?:for (?:that|this|it)|to (?:pray|forgive|talk|do that)|at (?:${SOMEONE}|god|myself|everyone)|with (?:${SOMEONE}|god|myself)|about (?:it|this|that)|right now|all the time))*|i hate (?:him|her|them|myself|this|it|my \\w+)(?: (?:for (?:it|that|this)|so much))*`,
    ),
    answers: {
      guilt: {
        text: 'You are hardest on yourself. Anger at oneself feels like repentance and changes little; it goes round in a circle and makes one ready for the next fall. God is not standing beside you in order to help you hate. Say what was wrong, put right what you can, and then speak to yourself as you would to a friend who had done the same. If you want to hurt yourself, tell somebody now.',
        passage: '[[Psalm 103:10-12]]',
      },
      any: {
        text: 'You are angry, and you need not pray it prettier. Anger says that something was done that should not have been. The Psalms say such things to God, and much worse, and he had them kept. So say it to him as it is, or write it where nobody reads it. Only do not do anything tonight that you could not take back: no letter, no call, no hand. Walk until you are tired. To forgive is not asked of you this evening.',
        passage: '[[Psalm 4:4]]',
      },
    },
  },
  {
    id: 'it-helped',
    said: 'Thank you, that helps',
    whole: whole(
      '(?:(?:ok|okay|thank you|thanks|wow|oh|yes|that|it|this|you|so much|a lot|very much|really|much|bless you|god bless|amen) )*(?:that|it|this|you) (?:(?:really|actually|just|does|did|has|have|already) )*(?:helps?|helped|help|(?:is|was) (?:helpful|kind|good|beautiful|lovely|comforting|kind of you|what i needed|exactly what i needed|nice))(?: (?:me|a lot|a bit|a little|so much|very much|thank you|thanks|to hear|of you|really|indeed|much))*',
    ),
    answers: {
      grief: {
        text: 'I am glad, if one sentence held. Keep it for the hour in which it gets heavy again, for it will come and go. If you can, tell somebody today a story of the one you miss; that does more good than any text.',
        passage: '[[Psalm 34:18]]',
      },
      guilt: {
        text: 'I am glad. Hold fast to it when the old voice comes back; it usually tries once or twice more. And if something is still to be put right, do it this week, while you are breathing more freely. Then let it be past.',
        passage: '[[Psalm 32:1-2]]',
      },
      fear: {
        text: 'I am glad. Write the sentence that helped on a card and put it where the fear usually finds you, by the bed or in the coat. It may come again, and then you do not have to look for it.',
        passage: '[[Psalm 56:3]]',
      },
      faith: {
        text: 'Good. If the question comes back in another form, that is no step backwards; one understands such things in several rounds. It is worth talking over with somebody at a church too, because I only have texts.',
      },
      any: {
        text: 'I am glad. Keep what was of use and leave the rest. If you tell one person about it today, it will stay longer, and you will not be alone with it.',
        passage: '[[Psalm 28:7]]',
      },
    },
  },
  {
    id: 'made-me-cry',
    said: 'That made me cry',
    whole: whole(
      '(?:that|this|it|you|reading (?:that|this|it)) (?:just |really )*(?:made|makes|has made|had) me (?:cry|cried|weep|tear up|in tears|crying)(?: \\w+){0,3}|i am (?:in tears|crying|sobbing|weeping)(?: (?:now|reading (?:this|it|that)|as i (?:read|write|type)(?: (?:this|it))?))*|i (?:(?:just|can not stop|keep) )*(?:cried|cry|crying|wept|burst into tears|started crying)(?: \\w+){0,6}|i (?:smiled|held it together|pretended|was fine)(?: \\w+){0,4} (?:and|but) then (?:i )?cried(?: \\w+){0,4}',
    ),
    answers: {
      grief: {
        text: 'Let it come. Tears do not make the loss deeper; they are how the body carries it. There is a psalm which says that God keeps them and counts none of them as nothing. You need not stop quickly and need not apologise to anybody. When it is over, drink something, and if there is a person near, tell them only: I have been crying. That is enough.',
        passage: '[[Psalm 56:8]]',
      },
      any: {
        text: 'Then something was touched that had been held in for long. Let it come; it is no weakness, and nobody is looking at the clock. A psalm says that God gathers tears like something of value. Afterwards drink a glass of water and sit a while. If you can say in one sentence what it was that hit you, say it to God or to somebody; often that is the real matter.',
        passage: '[[Psalm 56:8]]',
      },
    },
  },
  {
    id: 'i-am-ashamed',
    said: 'I am too ashamed to go',
    whole: whole(
      `i am (?:just |so |too |really |very )*(?:ashamed|embarrassed)(?: (?:to (?:go|tell|ask|say|face|show|pray|be|look|admit)(?: \\w+){0,5}|of (?:myself|it|this|that|what i did)|about (?:it|this|that)|before god))*|i (?:can not|could not|do not want to) (?:face|look at) (?:${SOMEONE}|god|myself)(?: \\w+){0,3}|(?:he|she|they|${THEY}) (?:(?:will|would|is going to|are going to) be|(?:is|are)) (?:so |very |really )?(?:disappointed|ashamed of me|let down)(?: (?:in|with|at|by) me)?|i (?:have )?let (?:${SOMEONE}|everyone|god) down`,
    ),
    answers: {
      habit: {
        text: 'The shame is heavier than the fall itself just now. It tells you to stay away, and staying away is what turns one night into a year. Those who walk with you have mostly been in the same place, and what they feel is worry and not contempt. So go all the same, or ring: I fell, and I am here. It takes a minute to say. Nobody who limps into a hospital is sent home for limping.',
        passage: '[[Psalm 34:5]]',
      },
      work: {
        text: 'It is shame that speaks there, and it is very common in this; most people hide it from just those who could help. To owe money, or to be without work, is a situation and not a character. Say it to one person in a dry sentence, as one gives a figure. You will find that two out of three have been there themselves.',
        passage: '[[Psalm 34:5]]',
      },
      any: {
        text: 'Shame says that one must first be in order before one may come; it is the other way round. Jesus sat at table with just those who did not dare to look up, and Peter, who had denied him, was the first for whom he asked. Come all the same, where you must go somewhere perhaps with one person at your side who knows. People who love you may be sad; that is not the same as turning away.',
        passage: '[[Psalm 34:5]]',
      },
    },
  },
  {
    id: 'fear-of-losing',
    said: 'I do not want to lose her',
    whole: whole(
      `i (?:just |really |only )*(?:do not|can not|could not) (?:want to |bear to |stand to |imagine )?(?:lose|losing|living without|live without|be without) (?!my (?:hair|job|house|home|mind|faith|sight|memory|licence|money)\\b)(?:${SOMEONE}|it)(?: \\w+){0,3}|i am (?:so |just |really )*afraid (?:of losing (?!my (?:hair|job|house|home|mind|faith|sight|memory|licence|money)\\b)(?:${SOMEONE}|it)|(?:that )?(?:i will|i am going to) lose ${SOMEONE}|${THEY} (?:will|is going to|are going to|might) (?:leave|throw|kick|die|reject|hate|stop|not|never)(?: \\w+){0,5})`,
    ),
    answers: {
      child: {
        text: 'Under all of it there is this one fear, and it shows how much you love {him}. Say it to {him} in just those words, and nothing behind it: I do not want to lose you. You are my child, and nothing changes that. Then keep the thread, a message, a parcel, a birthday, also if others in the house see it differently. Children are seldom lost over a question; more often over the feeling that love had a price.',
        passage: '[[Luke 15:20]]',
      },
      couple: {
        text: 'You are afraid for something that matters to you more than being right. You may say that, without begging: I do not want to lose you, and I do not want to live with a lie. You cannot hold another person by fear or by watching. What you can do is be truthful and warm, look after your own feet, and ask for help early. Where somebody goes all the same, it was not for want of love on your side.',
        passage: '[[1 Corinthians 13:7]]',
      },
      grief: {
        text: 'You love and miss, and that does not stop because somebody has died; it has only lost its place to go. Give it one: a letter, a photograph, a dish that was loved, a deed in that name. For those who belong to Christ, parting is not the last word, and until then one may be homesick for a person. Tell somebody today one thing about them.',
        passage: '[[1 Thessalonians 4:13-14]]',
      },
      illness: {
        text: 'That is the fear beneath all the others, and you need not hide it by being brave. Say it to {him}, if you can; many who are ill wait for somebody to begin. Then the hours become dearer and not only heavier. Nobody can promise you the outcome. But you are not only on the way to a loss; there is today, and you can still laugh together today.',
        passage: '[[Psalm 31:14-15]]',
      },
      any: {
        text: 'You are afraid of losing somebody, and that fear is the other side of love. Tell {him} so today, without asking for anything. What you cannot do is hold a person by force or worry; what you can do is be somebody to whom one gladly comes back. And should you be in danger of being put out or hurt, see to a safe place and one grown-up ally beforehand.',
        passage: '[[Psalm 27:10]]',
      },
    },
  },
  {
    id: 'i-love-them',
    said: 'I still love him',
    whole: whole(
      `i (?:still |just |really |only )*(?:love|miss) (?:${SOMEONE})(?: (?:so much|very much|a lot|still))*`,
    ),
    answers: {
      grief: {
        text: 'You love and miss, and that does not stop because somebody has died; it has only lost its place to go. Give it one: a letter, a photograph, a dish that was loved, a deed in that name. For those who belong to Christ, parting is not the last word, and until then one may be homesick for a person.',
        passage: '[[1 Thessalonians 4:13-14]]',
      },
      any: {
        text: 'That is love, and it may be said first, before all that is difficult. It does not settle by itself what is right or wise; but it shows what you would like to keep safe. Where it can still be heard, say it, plainly and without asking for anything.',
        passage: '[[1 Corinthians 13:7-8]]',
      },
    },
  },
  {
    id: 'they-got-angry',
    isOfPerson: true,
    said: 'He got so angry when I asked',
    whole: whole(
      `${THEY} (?:just |only |always |then |really )*(?:got|gets?|became|was|is|were|are|goes|went) (?:so |very |really |just |all )*(?:angry|mad|furious|upset|defensive|cross|annoyed|offended|aggressive|mean)(?: (?:at|with|about|when|if|because|that)(?: \\w+){0,8})?|${THEY} (?:just |only |always |then )*(?:shouts?|shouted|yells?|yelled|screams?|screamed|snapped|exploded|slammed|walked out|stormed out|hung up)(?: (?:at|on|me|when|if|because|and|off|out|the|about)(?: \\w+){0,7})?|${THEY} (?:says?|said|thinks?) (?:that )?i am (?:judging|crazy|too \\w+|overreacting|jealous|controlling|paranoid|the problem|a \\w+|just \\w+|being \\w+|(?!doing\\b)\\w+ing)(?: \\w+){0,4}`,
    ),
    answers: {
      couple: {
        text: 'You asked, and you were met with anger; then one feels guilty for having asked. To ask was right. Anger may be shame, fear of being caught, or only a bad hour; it is no answer yet. Do not follow it into a quarrel. Say later, calmly: I was not accusing you. I need an honest answer in order to trust you. If it turns to threats, or you begin to be afraid, talk to somebody outside first.',
        passage: '[[Proverbs 15:1]]',
      },
      child: {
        text: 'So a wall has gone up, and what you meant as care arrived as judgement. Do not defend it at length. You may say: it came across like that, and I am sorry; I would like to hear how you see it. Then listen, and do not bring the matter up again for a while. One may hold to what one believes and still be somebody with whom a grown child can talk. Hold fast to the ordinary: eating, helping, laughing.',
        passage: '[[Colossians 3:21]]',
      },
      people: {
        text: 'That was meant as a step and was answered with a blow. It hurts, and it also tells you something: there is more in it on the other side than this one matter. Let some days pass. Then once more, quite short: I did not want to attack you; I would like it to be good between us. If it comes the same way again, you have done your part and may keep your distance.',
        passage: '[[Proverbs 15:1]]',
      },
      work: {
        text: 'So you know how it is received, and it was not pleasant. Stay factual, all the more: note down the day and the words, do not answer in the same tone, and keep it in writing from now on. Speak with somebody outside the firm before the next talk. It is not disloyal to stay calm and not to give way.',
        passage: '[[Proverbs 15:1]]',
      },
      any: {
        text: 'You were met with a hard word, and that makes one doubt whether one should have spoken at all. Behind it is often fright or shame that has no other words. You need not answer it tonight. Let it cool, and then say one thing quietly: what I meant was this. You are not answerable for how loud another becomes, only for your own next sentence. If you are ever afraid of {him}, get help and do not stay alone with it.',
        passage: '[[Proverbs 15:1]]',
      },
    },
  },
  {
    id: 'they-do-not-take-my-part',
    isOfPerson: true,
    said: 'My husband will not say anything to her',
    whole: whole(
      `${THEY} (?:will not|does not|would not|did not|never|do not) (?:even |ever )?(?:say anything|stand up|help|support|defend|do anything|back me|take my side|notice|care|understand|step in|stop (?:it|him|her|them)|want to (?:help|hear))(?: (?:to|for|with|about|me|us|it|her|him|them|at|in|the|my|any|more|anymore|against)| \\w+){0,5}`,
    ),
    answers: {
      'to/spouse': {
        text: 'So you stand alone just where you would need somebody beside you; that hurts more than the matter itself. Most who keep silent so are afraid of the quarrel and hope that it will pass. Do not argue about who is right; say what you need: I need you to speak with your own people, one sentence is enough, and I would like us to agree on it tonight. Ask for one definite thing with a date, and thank {him} for it. Against each other you lose; as two you may be friendly and firm.',
        passage: '[[Genesis 2:24]]',
      },
      people: {
        text: 'So you are left alone with it by one of whom you had expected otherwise. Perhaps it is not seen how heavy it is; many only help when they are asked for something definite. So ask once, quite exactly: would you say this, on that day? If the answer is no, you know where you stand, and may look for another ally. You need not carry it in silence to keep the peace.',
        passage: '[[Galatians 6:2]]',
      },
      any: {
        text: 'So you feel let down, and by somebody on whom you had counted. Say it once as it is for you, without always and never: yesterday I would have needed you. Then ask for one definite thing. Some people do not see what is not said. If it changes nothing, look for support elsewhere; it is no betrayal to need more than one person.',
        passage: '[[2 Timothy 4:16-17]]',
      },
    },
  },
  {
    id: 'they-are-silent',
    isOfPerson: true,
    said: 'My wife will not talk about it',
    whole: whole(
      `${THEY} (?:just |still |also |even )*(?:will not|would not|does not|do not|did not|refuses? to|never|can not|hardly|barely|is not|are not|has not|have not|wants? nothing|stopped|has stopped) (?:really |even |want to |ever )*(?:talk|talking|speak|speaking|answer|answering|answered|respond|reply|replied|call|called|text|texted|look|open up|tell|discuss|come out|let me in|see me)(?: \\w+){0,14}|${THEY} (?:is|are|has been|have been|keeps?) (?:just |still |so |completely )*(?:ignoring|silent|quiet|distant|cold|avoiding|shutting|withdrawn|closed)(?: \\w+){0,4}|${THEY} (?:has |have )?(?:blocked|ignores?|ignored|avoids?|shut|shuts) (?:me|us|him|her)(?: \\w+){0,3}`,
    ),
    answers: {
      grief: {
        text: 'So you mourn side by side, and each alone; that is very common, and it is not coldness. One needs to speak, another can only bear it in silence or in work. Do not press for a talk. Do something together that needs no words, a walk, a candle, a visit to the grave, and say one sentence: I miss as well; you need not answer. Find somebody else with whom you may talk. If months pass and all stays shut, a grief counsellor can help you both.',
        passage: '[[Ecclesiastes 3:7]]',
      },
      couple: {
        text: 'You come up against a wall, and that is lonelier than being alone. Silence is often a protection: against a quarrel, against shame, against not knowing what to say. Do not push through it. Write a short letter, without reproach, and end with one small wish. Or ask for ten minutes while you do the dishes. If it stays shut for weeks, go to a counsellor by yourself; that too changes something between two.',
        passage: '[[Proverbs 20:5]]',
      },
      child: {
        text: 'A shut door, and you do not know what is behind it. Do not besiege it. Leave short signs that want no answer: there is soup; I thought of you; I am in the kitchen until ten. With young people talk often comes in the car or late at night, so be about at those hours. If there is little eating or sleeping as well, or talk of not wanting to live, get help now.',
        passage: '[[Proverbs 20:5]]',
      },
      people: {
        text: 'You get no answer, and the head fills the silence with the worst. Perhaps something else is the matter there, and perhaps it has to do with you; without a word nobody can know. Send one friendly line that leaves freedom: I miss you; if I have hurt you, I would like to hear it. Then leave it for some weeks. To wait is hard, but chasing makes it narrower.',
        passage: '[[Romans 12:18]]',
      },
      any: {
        text: 'You do not get through to {him}, and that is hard to bear, because one cannot mend what is not spoken of. Silence may be fear, shame, or simply no words. Do not force it. Say once that you are there and would like to hear, and then show it by staying friendly in small things. Speak meanwhile with somebody else, so that you do not burst with it.',
        passage: '[[Ecclesiastes 3:7]]',
      },
    },
  },
  {
    id: 'they-shift-blame',
    isOfPerson: true,
    said: 'He says it is not his fault',
    whole: whole(
      `${THEY} (?:says?|said|claims?|swears?|insists?|thinks?|tells? me|told me|does not think|do not think) (?:that )?(?:(?:it is|it was|this is) (?:not )?(?:\\w+ )?(?:fault|nothing|over|no big deal|my fault|not true|harmless|just \\w+)(?: \\w+){0,5}|the other \\w+ (?:started|did|hit|said)(?: \\w+){0,3}|(?:he|she|they) (?:did not (?:do|start|mean|touch|hit|take|say)|did nothing|was not (?:there|him|her)|(?:is|are|was|were) not (?:to blame|guilty|sorry|cheating|lying|drinking|using)|started (?:it|first))(?: \\w+){0,7}|everybody does it|everyone does it|i (?:made|started|am to blame)(?: \\w+){0,5})|${THEY} (?:is|are|was) not (?:even )?sorry(?: \\w+){0,4}|${THEY} (?:blames?|blamed) (?:me|it on \\w+)(?: \\w+){0,4}|${THEY} (?:denies|denied)(?: \\w+){0,5}`,
    ),
    answers: {
      child: {
        text: 'That may be so, and it may be half of it; children mostly tell the half that they saw. Hear it to the end without a judgement: tell me from the beginning, like a film. Then separate the two: who began is one thing, what you did with your hands is the other, and for that you answer. Ask what {he} could do next time at just that moment. And if the others have been teasing for long, speak with the school; then that must stop as well.',
        passage: '[[Proverbs 18:17]]',
      },
      couple: {
        text: 'So you have one account, and something in you does not come to rest with it. You need neither believe nor accuse at once. Ask for what would make it believable: openness, an end to what did the harm, answers without anger. And look at deeds over weeks. Somebody who truly has nothing to hide will mostly give that, if it is asked for kindly; somebody who turns it round and makes it your fault, shows you something too.',
        passage: '[[Proverbs 12:19]]',
      },
      people: {
        text: 'The other does not see it, or does not want to, and that makes it harder than the thing itself. You cannot bring anyone to insight. Say once what it was like for you, without proving anything. Then you may put it into God’s hands and give up waiting for the sorry. That sets you free, and it binds you to nothing; trust you may withhold until there is truth.',
        passage: '[[1 Peter 2:23]]',
      },
      any: {
        text: 'So there are two accounts, and you stand between them. Whoever speaks first seems right, says a proverb, until the other comes and asks. Look at what is certain, hear both, and do not decide in the heat. You may say: I heard you, and I do not see it so. What another will not admit you cannot force; you can refuse to join in the lie.',
        passage: '[[Proverbs 18:17]]',
      },
    },
  },
  {
    id: 'someone-forbids',
    said: 'My husband says she cannot come home',
    whole: whole(
      `${THEY} (?:says?|said|insists?|told (?:me|us|him|her|them)|thinks?|has decided|decided|forbids?|threatens?)(?: (?:that|me|us|him|her|them|to))*(?: ${THEY}| i)? ?(?:can not|cannot|must not|should not|may not|(?:is|are|am) not (?:allowed|welcome)|to stop|to leave|to throw|it is a waste)(?: \\w+){0,9}|${THEY} (?:wants?|does not want|do not want|will not let|does not let|do not let) (?:me|us|him|her|them|my \\w+)(?: to)? \\w+(?: \\w+){0,8}|${THEY} (?:is|are) (?:so |very |really |just )*(?:furious|against|angry about|opposed)(?: (?:it|this|that|to it|about it))?|${THEY} (?:says?|said|keeps? saying) (?:never|no|no way)(?: (?:and|because|to (?:it|this|that|me|us|him|her)|again|every time)(?: \\w+){0,4})?|(?:my \\w+ )(?:wanted|wants) it but (?:my )?(?:\\w+ ){1,6}\\w+`,
    ),
    answers: {
      child: {
        text: 'So you stand between two whom you love, and whichever way you turn you hurt one. Speak with {him} alone, not at table, and begin with the fear and not with the rule: what are you most afraid of? Then one small request and not the whole: let the child come on one day; we need not agree about it to eat together. Until then keep your own line open, openly and not behind anyone’s back. A shut door at a feast is remembered for years.',
        passage: '[[Romans 12:18]]',
      },
      grief: {
        text: 'So the grief has become a quarrel, as it often does; people hold on to a rule, because they cannot hold on to the one they lost. What the dead wished has weight, and so has a conscience. Ask for a quiet talk: what is it that you cannot bear about it? Perhaps somebody from the church can say what is free and what is not. Leave no one out of it, and put nothing off that would have to be undone.',
        passage: '[[Romans 14:19]]',
      },
      couple: {
        text: 'So the two of you, or those round you, pull in different directions. You need not decide who wins. Ask what lies under it, a fear, an old hurt, a promise to somebody, and say what lies under yours. Then look for the smallest step to which both can say yes. Where one simply commands and the other must obey, it is not peace, and you may bring in somebody whom you both trust.',
        passage: '[[Philippians 2:3-4]]',
      },
      any: {
        text: 'So somebody near to you sees it quite differently, and that makes it twice as hard. Listen once to the reason behind it, and say it back fairly; then say yours. You may respect somebody and still decide otherwise where it is yours to decide. Where it is not, ask for one small thing that both could bear. And do not let yourselves be hurried; a week’s calm is worth more than a victory.',
        passage: '[[Romans 12:18]]',
      },
    },
  },
  {
    id: 'i-lost-my-temper',
    said: 'I screamed at her today',
    whole: whole(
      `i (?:just |really |also |even |totally )*(?:screamed|yelled|shouted|snapped|lost it|lost my temper|exploded|lashed out|swore(?= at)|cursed(?= at)|slammed|blew up|was (?:so )?(?:rude|mean|horrible|harsh|cruel))(?: (?:at|to|with|on) (?:${SOMEONE}|god))?(?: \\w+){0,4}|i said (?:something |some |really |very )*(?:horrible|terrible|awful|mean|stupid|unforgivable|things|bad|cruel|nasty)(?: \\w+){0,6}`,
    ),
    answers: {
      child: {
        text: 'Now you are ashamed as well, and that shows what you would have wished. It can be mended today. Go to {him} and say without a but: I was too loud; that was wrong, and it was not your fault. Then look at what came before, hunger, hurry, too little sleep, nobody to relieve you, and change one of those. If it happens often, talk to somebody; there is help for worn-out parents, and no disgrace in it.',
        passage: '[[Psalm 103:13-14]]',
      },
      any: {
        text: 'So it boiled over, and now it lies on top of the rest. What was under it was probably real: too much, for too long, and nobody who took your part. Both are true, and you can say both. First your half, soon and without a but: I shouted at you, that was not right, I am sorry. And on another day, calmly, the matter itself: what I cannot go on with is this. Whoever has said the first is heard better with the second.',
        passage: '[[Ephesians 4:26-27]]',
      },
    },
  },
  {
    id: 'too-late-to-say',
    said: 'She is dead now, so I cannot say sorry',
    whole: whole(
      `(?:because )?${THEY} (?:is|are|has|have) (?:already |now )?(?:dead|died|gone|passed away|no longer (?:here|alive))(?: \\w+){0,8} (?:sorry|say|tell|ask|told|apologi[sz]e|forgive me)(?: \\w+){0,4}|i never (?:got to|could|said|told (?=(?:him|her|them)\\b)|had (?:the|a) chance to)(?: (?:say|tell|ask|make|thank))?(?: (?:him|her|them|sorry|goodbye|good bye|thank you|it right|that|i loved|i love|peace|with|i))*(?: \\w+){0,3}|(?:it is|now it is) too late to (?:say|tell|ask|thank|apologi[sz]e)(?: \\w+){0,5}|i was not there when (?:he|she|they) died`,
    ),
    answers: {
      any: {
        text: 'So the one to whom it should be said can no longer hear it from you. That is a grief of its own. Say it all the same: write it down whole, what you did, that it was wrong, what you wish, and read it aloud before God; with him nobody is out of reach. Then do for somebody living the good that you owe there. And tell a pastor or a trusted person, who can say to you aloud that God forgives; one cannot well say that to oneself.',
        passage: '[[Psalm 130:3-4]]',
      },
      grief: {
        text: 'So something remained unsaid, and that hurts in nearly every death. One last hour does not undo the years before it; the one who died knew more than that. Say it now: write it with the name at the top, or say it at the grave, and leave it with God, to whom all live. And do not measure your love by whether you were in the room. Many go in just the minute in which nobody is looking.',
        passage: '[[Luke 20:38]]',
      },
    },
  },
  {
    id: 'it-hurt-someone',
    said: 'It hurt someone',
    whole: whole(
      `(?:it|that|what i did|i) (?:really |badly |deeply )*(?:hurt|harmed|damaged|ruined|destroyed) (?:someone|somebody|people|a person|${SOMEONE}|a \\w+|everything|my \\w+)(?: \\w+){0,4}|i (?:know )?(?:i )?(?:should not have done (?:it|that)|was wrong)`,
    ),
    answers: {
      guilt: {
        text: 'So it is not only about a rule that was broken, but about a person; and that you see it so is the heart of being sorry. Before God you may say it as it was, with that person’s name. Then ask what can still be made good: the truth, an apology, money, help. It should serve the other and not only relieve you, so take advice about the way. If somebody could still be in danger, do not wait.',
        passage: '[[Luke 19:8]]',
      },
      any: {
        text: 'Somebody was hurt by it, and you do not step round that. Good. Say to God what it was, without excuses and without calling yourself names. Then think of the other: what would help there, an honest word, something repaired, or to be left in peace? If you are not sure, ask a pastor or counsellor before you write or go.',
        passage: '[[Psalm 51:3]]',
      },
    },
  },
  {
    id: 'others-talk-badly',
    said: 'People are saying terrible things about him',
    whole: whole(
      `(?:people|everyone|everybody|some people|they|others|someone|somebody|the others|members)(?: (?:at|in) (?:the |my |our )?\\w+)? (?:are|is|keep|keeps|have been|has been|all) ?(?:saying|talking|spreading|gossiping|telling|posting|whispering|calling|laughing|say|talk|gossip|spread)(?: \\w+){1,9}|there are (?:so many |lots of |all kinds of )?rumou?rs(?: \\w+){0,4}`,
    ),
    answers: {
      church: {
        text: 'So besides the matter itself there is now the talk, and it poisons more than the matter. You need not defend nor accuse him. You can be one at whom it stops: I was not there; have you asked him yourself? Hold apart what somebody saw and what somebody heard. What is serious belongs before those who are responsible, with names; the rest is a stone that one lays down. Pray for him, and for the one who talks most.',
        passage: '[[James 3:5-6]]',
      },
      any: {
        text: 'It is being talked about behind backs, and one can hardly do anything against it. What you can do is not to pass it on, to ask quietly: do you know that yourself?, and to say one good true thing about the person. If it concerns you, set it right once with those who matter, and then leave it; rumours live on being chased. God knows how it was.',
        passage: '[[Proverbs 26:20]]',
      },
    },
  },
  {
    id: 'it-depends-on-me',
    said: 'I have three children and a mortgage',
    whole: whole(
      'i (?:have|have got|got|also have) (?:\\w+ )?(?:a )?(?:children|kids|family|mortgage|bills|rent|debts?|loans?|a family)(?: (?:and|to|with)(?: \\w+){1,7})?|(?:my )?(?:family|children|wife|husband)(?: and \\w+)? (?:depends?|relies|rely) on me|i (?:really )?need (?:this|the|that) (?:job|money|work)|i (?:have|had) no (?:choice|money|savings)',
    ),
    answers: {
      work: {
        text: 'You are not alone in it, then; others live on what you decide, and that makes an honest choice dear. It would be cheap to pass over that. So do not ask only: is it right?, but also: how can I do right without ruining us? Often there is a third way between obeying and resigning: to ask for it in writing, to propose other words, to go to somebody higher, to look for a place while you have one. And tell them at home; the burden is shared.',
        passage: '[[Matthew 6:31-33]]',
      },
    },
  },
  {
    id: 'confused-mind',
    said: 'He asked me to take him home but he was home',
    whole: whole(
      `${THEY} (?:(?:just|keeps?|always|still|even) )*(?:(?:asked|asks|asking)(?: me)? (?:where|who|when|to (?:take|go|come)(?: \\w+)? home)|(?:forgot|forgets) (?:who|where|my|that)|(?:did not|does not) (?:know (?:me|us|who|where)|recogni[sz]e)|(?:thinks?|thought) (?:i am|it is|that i am)|(?:called|calls) me (?:by|my)|looks? for|looked for|repeats?)(?: \\w+){0,12}`,
    ),
    answers: {
      'illness/other': {
        text: 'That goes to the heart, because the one who says it is near and far at once. Do not correct; behind such words there is mostly a feeling, homesickness, fear, the wish to be safe. Answer that: you would like to be home; tell me about it. Then a hand, a song, a walk round the room. You need not win the argument about what is real. It is no failure of yours that {he} could not be comforted every time, and you may weep about it afterwards.',
        passage: '[[Isaiah 46:4]]',
      },
    },
  },
  {
    id: 'nothing-wrong',
    said: 'Nothing is wrong with me, the doctor checked',
    whole: whole(
      '(?:there is )?nothing (?:is )?(?:physically |medically )?wrong with (?:me|him|her|my \\w+)(?: \\w+){0,6}|(?:the|my) doctors? (?:says?|said|told me|found)(?: \\w+){0,4} (?:nothing|fine|healthy|normal|sound)(?: \\w+){0,6}',
    ),
    answers: {
      fear: {
        text: 'It was right to have that looked at, and the body is sound; that is worth much. What remains is an alarm that goes off without a fire. It is real, though nothing is burning, and it can be learned to let it ring out: it passes in about twenty minutes if one does not run. Tell the doctor that the fear itself is now the trouble; for that too there is treatment. And you may say to God at that hour: I am safe, I am frightened, stay with me.',
        passage: '[[Psalm 94:19]]',
      },
      any: {
        text: 'It was good to have asked there, and such a finding is worth much. Stay in touch with them, and say also what still troubles you, for a finding is not the same as being well. What medicine does and what prayer does need not be weighed against each other; Luke was a physician and a companion of Paul. And tell somebody close what the doctor said, so that you do not carry the waiting alone.',
        passage: '[[Psalm 94:19]]',
      },
    },
  },
  {
    id: 'seen-a-doctor',
    said: 'I went to the doctor on Monday',
    whole: whole(
      'i (?:have been|was|went) to (?:the|a|my) (?:doctor|therapist|counsell?or)(?: \\w+){0,7}|i am (?:seeing|in|on) (?:a )?(?:therapist|therapy|counsell?ing|medication|antidepressants|treatment)(?: \\w+){0,5}',
    ),
    answers: {
      any: {
        text: 'That was a good step. Stay in touch with them, and say also what still troubles you. What medicine does and what prayer does need not be weighed against each other; Luke was a physician and a companion of Paul. And tell somebody close how it goes, so that you do not carry it alone.',
        passage: '[[Colossians 4:14]]',
      },
    },
  },
  {
    id: 'i-see-myself-in-it',
    said: 'I think I am the older brother',
    whole: whole(
      'i (?:think|feel|guess|fear) (?:that )?i am (?:like )?(?:the |a )(?:(?:older|younger|elder|lost|prodigal|other) (?:brother|son|one|sheep)|pharisee|martha|mary|peter|thomas|judas|jonah|job|servant)(?: \\w+){0,3}|i am (?:more )?(?:like )?(?:the |a )?(?:(?:older|younger|elder) (?:brother|son)|pharisee|martha|thomas|jonah|peter)(?: \\w+){0,3}|that (?:is|sounds like|could be) me(?: \\w+){0,2}',
    ),
    answers: {
      any: {
        text: 'Whoever finds himself in a figure of the Bible has already begun to read it rightly; it is told so that one recognises oneself. And mark what happens to that figure: he is not scolded and sent off. The father goes out to the angry son too and begs him; Jesus answers Martha by her name twice; Thomas is given his proof. Ask: what would I need to hear at that place, and what would it cost me to go in?',
        passage: '[[Luke 15:31-32]]',
      },
    },
  },
  {
    id: 'i-will-do-it',
    said: 'I will try that',
    whole: whole(
      '(?:ok|okay|yes|good|right|thank you|thanks)? ?i (?:will|am going to) (?:try|do|tell|call|ring|write|talk|speak|go|ask|read|pray)(?: (?:to|with|that|this|it|him|her|them|tomorrow|tonight|today|again|about|for|my|a|the|this week|on|sunday|soon))*(?: \\w+){0,3}|(?:that|this) (?:is|sounds like|seems) a (?:good|great) (?:idea|start|plan)',
    ),
    answers: {
      any: {
        text: 'Good. That is a step, and it need not be done well, only done. Put a day and an hour to it, and tell one person, so that you are asked about it. If it comes out otherwise than you hoped, you have still done what was right for you to do. And take this with you into it:',
        passage: '[[Psalm 121:7-8]]',
      },
    },
  },
];
