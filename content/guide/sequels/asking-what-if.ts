import { open, THEY, whole } from './patterns.ts';
import type { Sequel } from './types.ts';

/** Questions after what may come: a no, a fall, a loss, how long, whether somebody changes. */
export const ASKING_WHAT_IF: readonly Sequel[] = [
  {
    id: 'what-if-they-refuse',
    said: 'What if he says no?',
    whole: whole(
      `(?:what )?if ${THEY} (?:says? no(?: to (?:\\w+ ){0,3}\\w+)?|refuses?(?: to \\w+(?: \\w+){0,3})?|laughs?|gets? (?:\\w+ )?(?:angry|mad|upset|defensive)|reacts? badly|is angry|will not (?:listen|talk|come|change|forgive me|answer|say sorry|apologi[sz]e|go|accept it)|does not (?:listen|want(?: to)?(?: \\w+){0,3}|believe me|care|answer|reply|agree|understand|forgive me|accept it)|never (?:says sorry|apologi[sz]es|forgives me|changes|speaks to me again|admits it)|(?:is|are) not sorry|hates? me|rejects? me)`,
    ),
    open: open(`what if ${THEY} (?:does not|will not|never|refuses?|gets?|rejects?)`),
    answers: {
      couple: {
        text: 'Then you have still done your part, and you know more than before. Do not answer a no with a threat; say that the question stays, and that you will ask again on a day you name. Meanwhile keep to what is yours: truthfulness, kindness, and your own limits. Go to a counsellor or pastor by yourself, if {he} would not come. It takes two to mend a marriage, but one may begin, and may also get help alone.',
        passage: '[[Romans 12:18]]',
      },
      people: {
        text: 'That may happen, and it would hurt. Your part is to offer peace; whether it is taken lies with the other, and Paul says so himself: as far as it depends on you. You can give up revenge without hearing a sorry. Trust and closeness are another matter; they need truth from both. Leave the door on the latch, and do not stand in it day and night.',
        passage: '[[Romans 12:18]]',
      },
      child: {
        text: 'Then do not run after {him} with the argument, and do not withdraw your love. A no to you is often not the last word; young people try out the other side of every wall. Say: I heard you. I see it differently, and you are my child all the same. What is dangerous you still may forbid; what is only different you may leave, and stay at the table.',
        passage: '[[Luke 15:20]]',
      },
      guilt: {
        text: 'Forgiveness can be asked for and not demanded. If it is refused, take it without defending yourself: I understand; I am sorry all the same. Put right what you can, and give the other time, perhaps years. God’s forgiveness does not wait for theirs. You may be forgiven by him and still live with a door that stays shut; that is a sorrow, and no longer guilt.',
        passage: '[[Psalm 51:17]]',
      },
      work: {
        text: 'Then you know where you stand, and that is worth something. Put your request in writing, calmly, and ask for the answer in writing too. Take advice, from a union, a lawyer or an advice centre, before you resign or sign. Begin to look elsewhere while you still have wages. A clear conscience feeds nobody, that is true; but a false signature can cost more than a place.',
        passage: '[[Daniel 3:17-18]]',
      },
      'habit/other': {
        text: 'Then {he} will go on for now, and it is not because you said it badly. Keep to what you announced, without shouting: no money, no covering, no lies. Go on looking after yourself and the children. People often go for help only after the third no, when it no longer works as before. When {he} should want it, be quick: have the number ready.',
        passage: '[[Galatians 6:5]]',
      },
      doubt: {
        text: 'Some will be frightened first, and fear can sound like anger. Give them a few days. Say: I have not stopped loving you, and I am not finished with the question. If somebody should cut you off for it, that is a real loss, and not a proof against God. Look for one person with whom you may ask openly.',
        passage: '[[Psalm 27:10]]',
      },
      any: {
        text: 'Then it hurts, and you have still done what was yours to do. You cannot make another person’s answer; you can say your part truthfully and kindly, and leave the other free. Give it time: the first answer is often fright. Think beforehand of what you will do with the evening after it, and whom you will ring. And God’s yes to you does not hang on theirs.',
        passage: '[[Romans 12:18]]',
      },
    },
  },
  {
    id: 'what-if-i-fail-again',
    said: 'What if I fail again?',
    whole: whole(
      '(?:but )?(?:what )?if i (?:just )?(?:fail|fall|relapse|slip(?: up)?|do it|mess up|give in|go back(?: to it)?|sin|lose it|break (?:my promise|it)|can not (?:do it|stop|keep it up)|am not strong enough|(?:can not|do not) manage)(?: again)?|i (?:have )?(?:promised|tried|sworn)(?: \\w+){0,3} to stop(?: \\w+){0,4}|i (?:always|keep|just keep) (?:fail|fall(?! asleep)|failing|falling(?! asleep)|doing it|going back|messing up)(?: \\w+){0,3}|i will (?:just |only |probably )*(?:fail|fall|do it) again',
    ),
    answers: {
      habit: {
        text: 'Then tell somebody the same day, and go on from there. A fall is one day and not the end of the road; what makes it long is hiding. Look at it soberly: at what hour, in what mood, after what? That shows you the gap to close. The days before are not lost, your body and your head remember them. Promises alone seldom hold; people, plans and closed doors do.',
        passage: '[[Proverbs 24:16]]',
      },
      guilt: {
        text: 'Then come again, and sooner than last time. Nobody is forgiven once and then left to himself; Jesus told Peter to forgive far more often than he could count, and he does not do less himself. To be sorry is not to promise that you will never be weak. It is to turn round, name it, and take one step that makes it harder next time.',
        passage: '[[Micah 7:8]]',
      },
      child: {
        text: 'You will lose patience again; every parent does. What a child needs is not a parent without faults but one who comes back: I was too loud, that was wrong, and it was not your fault. Notice what comes before it, hunger, hurry, the telephone, and change that. If you are ever near to hitting, go out of the room and ring somebody.',
        passage: '[[Lamentations 3:22-23]]',
      },
      work: {
        text: 'Then you will have tried something, and you will know more. A rejection or a mistake says whether it fitted that day, and not what you are worth. Ask one person for an honest reason, change one thing, and try again. Peter failed at his own task in front of everybody and was given it back at a breakfast.',
        passage: '[[Proverbs 24:16]]',
      },
      any: {
        text: 'Then get up again, the same day, and do not wait until you feel worthy. Scripture tells of few people who fell only once. Tell one person, so that you do not get up alone, and change one thing that led to it. God does not keep a list of how often; staying away is what lames one, not falling.',
        passage: '[[Proverbs 24:16]]',
      },
    },
  },
  {
    id: 'what-if-they-find-out',
    said: 'What if they tell everyone?',
    whole: whole(
      `(?:what )?if (?:they|people|everyone|everybody|someone|somebody|he|she|the church|my \\w+) (?:all )?(?:tells? (?:everyone|everybody|people|others|my \\w+)|finds? out|knows?|hears? (?:about it|of it)|talks?|gossips?|judges? me|looks? (?:down on|at) me)|what will (?:they|people|everyone|everybody|he|she|my \\w+) (?:think|say)(?: (?:of|about) me)?|(?:they|people|everyone|everybody) will (?:all )?(?:judge|talk|know|laugh|hate me|judge me|think i am \\w+)`,
    ),
    answers: {
      habit: {
        text: 'So choose the one person well: steady, discreet, not somebody who needs a story. Ask at the start: can this stay with you? If it does get round, it will hurt for some weeks, and then it is one thing less that can frighten you. Quite often another comes and says quietly: me too. What people know about you is not what you are before God.',
        passage: '[[Psalm 34:5]]',
      },
      church: {
        text: 'Say first, and say it aloud, that you do not want it passed on, and ask the same of the others. If talk goes round all the same, do not chase each rumour; one clear sentence to those who matter is enough. Keep to what you have seen yourself. In time people notice who spoke with and who spoke about.',
        passage: '[[Proverbs 17:9]]',
      },
      guilt: {
        text: 'That fear is often worse than the day itself. Better that the ones whom it concerns hear it from you than by chance; then at least the beginning of the story is yours. Some will think less of you, and some more. Before God nothing of it is news, and he has not sent you away. Do not take that step alone: let one trusted person be with you.',
        passage: '[[Hebrews 4:13-16]]',
      },
      doubt: {
        text: 'Some will worry, some will have advice, and a few will be relieved that somebody says it. You do not owe everybody an account; I am thinking things through, and I would rather not argue, is a full answer. Tell those nearest to you yourself. Thomas said aloud what he could not believe, and stayed in the room with the others.',
        passage: '[[John 20:26-27]]',
      },
      any: {
        text: 'Then some will talk, for a while, and some will surprise you. You cannot govern what others think; you can decide who hears it from you, and how. Tell the two or three who matter yourself, plainly. To the rest you owe one sentence. What is in the light can no longer be held over you, and God knew it before and did not let go.',
        passage: '[[Psalm 27:1]]',
      },
    },
  },
  {
    id: 'what-if-i-lose-it',
    said: 'What if he fires me?',
    whole: whole(
      `(?:what )?if (?:he|she|they|my boss|the boss) (?:fires?|sacks?|lets?) me(?: go)?|(?:what )?if i (?:lose (?:my job|it|the house|everything|this job)|get (?:fired|sacked|laid off)|(?:can not|do not) find (?:a job|work|anything|one)|can not pay)|i (?:can not|cannot) (?:afford (?:to lose (?:it|this|my job|this job)|it|that|to)|lose (?:this|my|the) job)|(?:if i say no )?(?:he|she|they) (?:will|would|could|might) (?:fire|sack|cut|replace) (?:me|my \\w+)(?: .*)?`,
    ),
    answers: {
      work: {
        text: 'That would be a real blow, and I will not talk it small. Prepare for it while you have wages: what do you need for three months, who could employ you, what would the state pay, is a dismissal for this even lawful where you live? An advice centre or union tells you in one call. Keep notes. Then the fear has a shape, and you decide as somebody with a plan and not with a knife at the throat.',
        passage: '[[Matthew 6:31-33]]',
      },
      any: {
        text: 'Then there will be a next day, and things to do on it; that is more than the fear lets one see. Write down what you would do in the first week: whom you would ring, what you would need, what could be sold or put off. Most people who lose what they dreaded to lose say later that the waiting was worse. You may ask God for bread and not only for courage.',
        passage: '[[Matthew 6:31-33]]',
      },
    },
  },
  {
    id: 'what-if-i-do-not-understand',
    said: 'What if I do not understand it?',
    whole: whole(
      '(?:what )?if i (?:do not|can not|cannot) (?:understand|get|follow)(?: (?:it|that|this|anything|what i read|all of it|everything|some of it))?|i (?:do not|can not|never) (?:really )?understand (?:it|what i read|a word|most of it|the bible)',
    ),
    answers: {
      prayer: {
        text: 'That happens to everybody, also to those who have read it for fifty years. Go on past what is dark and mark what is clear; the clear places explain the others in time. A modern translation helps, and so does reading half a page and not ten. Ask of each piece: what does it show of God, and what of people? Write your questions down and bring them to somebody at a church, or here. An official once said: how can I, unless somebody guides me?',
        passage: '[[Acts 8:30-31]]',
      },
      any: {
        text: 'Then say so, and go on with what you did understand; that is usually enough for the next step. Nobody sees through it all, and God does not examine you. Ask it in other words, of me or of somebody who knows you, and take one sentence with you. Some things become clear only in doing them.',
        passage: '[[Acts 8:30-31]]',
      },
    },
  },
  {
    id: 'what-if-they-die',
    said: 'What if she dies?',
    whole: whole(
      `(?:what )?if ${THEY} (?:dies?|does not (?:make it|get better|recover|survive|wake up)|gets? worse|is not healed)|(?:is|are) ${THEY} going to die|what if (?:it is (?:bad|cancer|back|serious)|it (?:comes|came) back|i die|the \\w+ (?:goes wrong|is bad)|it does not work)`,
    ),
    answers: {
      any: {
        text: 'I cannot say that it will not happen, and nobody who loves you should promise it. What can be said now need not wait: thank you, I love you, forgive me. Ask the doctors what to expect, and decide with the family who is there when. God is not only on the side of getting well. He went through death himself, and those who trust him do not go that way alone, nor do those who remain.',
        passage: '[[Psalm 23:4]]',
      },
    },
  },
  {
    id: 'how-long',
    said: 'How long will it take?',
    whole: whole(
      `how long (?:will|does|do|is|would) (?:it|this|that|(?:he|she|they|i|we)|my \\w+|the \\w+)(?: (?:take|last|be|go on|stay|feel|keep|have to|need to|wait|hurt))?(?: \\w+){0,4}|(?:will|does|do|can) (?:it|this|that|the \\w+) (?:ever )?(?:get (?:better|easier)|stop(?: hurting)?|end|pass|go away|change|last|heal)(?: \\w+){0,2}|when (?:will|does) (?:it|this|that) (?:stop|end|get (?:better|easier)|pass|go away)(?: \\w+){0,2}|will (?:i|it|we|he|she|they) ever (?:be|feel|get|stop|heal|sleep|trust|love|laugh)(?: \\w+){0,4}`,
    ),
    answers: {
      grief: {
        text: 'Longer than others think, and not as heavily as today. For many the first months are numb, and then it hits; birthdays and songs can bring it back for years. It goes in waves, and the quiet stretches between them grow. Two who mourn the same loss rarely do it at the same pace, and silence is not coldness. If after many months somebody cannot live the days at all, a doctor or grief counsellor should be asked.',
        passage: '[[Psalm 30:5]]',
      },
      illness: {
        text: 'That only the doctors can estimate, and even they in ranges; ask them straight out: what do you expect in the next three months, and what could change that? It is right to want to know. Meanwhile do not live only from result to result. Put one good thing into each week that does not depend on it. And be patient with tiredness: it stays longer than the treatment.',
        passage: '[[Psalm 13:1-2]]',
      },
      couple: {
        text: 'Months rather than weeks, and often longer, whether two people stay together or not; and nobody comes through it in a straight line. Trust grows where words and deeds agree, week after week. A heart that was left mends by days that have something else in them. Bad nights in between do not mean that it failed. Look back every three months and not every evening; and if nothing has moved after half a year, get help from outside.',
        passage: '[[Psalm 147:3]]',
      },
      people: {
        text: 'Nobody can say; some quarrels end with one sentence, and some last ten years. You can shorten your own half: give up repeating it to others, offer one sign of peace, and then let go of the calendar. Forgiving is usually done more than once, each time the memory comes. It is slow, and it does get lighter.',
        passage: '[[Romans 12:18]]',
      },
      child: {
        text: 'Some phases last weeks, some roads years, and no parent is told which it is. The father in Jesus’ story did not know either, and kept looking down the road. Measure it in small signs: an answer, a shared meal, a joke. Do not make each day a test. You need breath for a long way, so let others carry with you.',
        passage: '[[Galatians 6:9]]',
      },
      low: {
        text: 'A low time usually lifts by degrees, and the one who is in it notices last. Weeks rather than days, and sooner with treatment than without: so let a doctor see it, if it has lasted more than two. Mark the days on a calendar, good, middling, bad; then you see movement where you feel none. Elijah got up twice to eat and lay down again before he could walk.',
        passage: '[[Psalm 42:5]]',
      },
      fear: {
        text: 'One attack passes in ten to twenty minutes, even if it feels endless; the body cannot keep it up. The habit of fear takes longer, some weeks or months, and it goes better with practice and help than with fighting it. Let a doctor or therapist show you how; it can be learned. You need not be without fear to be in God’s hands.',
        passage: '[[Psalm 94:19]]',
      },
      guilt: {
        text: 'The guilt itself ends where it is confessed; God does not let one serve a sentence afterwards. The feeling takes longer, because the memory has its own pace. When it comes, do not argue for an hour; say: that has been forgiven, and this I have put right. If something is still to be put right, the feeling may be asking for just that. With time it becomes a scar and no longer a wound.',
        passage: '[[Psalm 103:12]]',
      },
      doubt: {
        text: 'For some a few weeks, for some years, and many faithful people never lose the questions altogether. It matters less how long than in what company. Go on with small honest things: a Gospel, a walk with one who believes, a sentence said into the silence. A winter is also a season in which something is done under the ground.',
        passage: '[[Psalm 13:1-6]]',
      },
      work: {
        text: 'That I cannot tell, and it depends on things that are not in your hands. What is in yours can be planned by the week: so many letters, one call, one person asked, and then an end of work on Friday. Let somebody read your application with a hard eye. And waiting is not standing still before God; Joseph spent years where nobody would have looked for him.',
        passage: '[[Psalm 27:14]]',
      },
      habit: {
        text: 'The worst craving passes in about twenty minutes; the first weeks are the steepest; for many it takes a year before it is quiet, and a weak spot may remain. So do not count on the day when you need no more care. Count days and thank God for each. That it takes long says nothing about your faith, and much about how deep the track was.',
        passage: '[[Galatians 6:9]]',
      },
      prayer: {
        text: 'Less than people think. The Gospel of Mark takes about an hour and a half, a chapter a day two weeks, the whole Bible some seventy hours: fifteen minutes a day for a year. Praying takes as long as you have. But nothing is waiting at the end to be ticked off. Read little and stay with a sentence; you may go back and you may skip.',
        passage: '[[Psalm 1:1-3]]',
      },
      church: {
        text: 'Such things rarely clear up in weeks, because many people have to come to rest. Give it a time that you set yourself, say until summer, in which you pray, speak with and not about, and keep your own tasks. Then look: is truth being told, and do people still meet each other? If neither, you may go elsewhere, in peace and without slamming a door.',
        passage: '[[Ephesians 4:2-3]]',
      },
      any: {
        text: 'Nobody can tell you honestly how long. For most people it changes by degrees, with setbacks, and one notices only when looking back. So do not measure it each evening; ask once a month what has become a little easier. The Psalms ask how long again and again, and they ask it of God. You need strength for today, and that is a smaller thing.',
        passage: '[[Psalm 13:1-2]]',
      },
    },
  },
  {
    id: 'will-they-change',
    said: 'Will he ever change?',
    whole: whole(
      `(?:will|can|could) ${THEY} (?:ever )?(?:change|come back|come home|stop|forgive me|understand|come around|be saved|believe)(?: \\w+){0,2}|can people (?:really |ever )?change|(?:how )?(?:can|do|could) i (?:ever )?(?:trust|believe) (?:him|her|them|people|my (?:husband|wife|partner|boyfriend|girlfriend|friends?|son|daughter|brother|sister|mother|father|mum|dad|boss|pastor))(?: again)?|(?:do|does|will) (?:people|men|they|anyone) (?:really |ever )?change`,
    ),
    answers: {
      couple: {
        text: 'People can change, and not by being begged. Look at deeds over time and not at tears: is the truth told unasked, are questions accepted, is what did the harm broken off, is help sought without being pushed? Where these go on for months, trust may grow, and you may let it. Where there are only words, you may be careful. You can forgive before you can trust; they are two things.',
        passage: '[[Luke 3:8]]',
      },
      child: {
        text: 'Many have come home after years when nobody expected it, and I cannot promise you that this one will. You can leave the light on: be reachable, be glad, do not begin with what was. Pray, and let others pray. And live your own life meanwhile; a child comes back more easily to people who are alive than to people who waited in the dark.',
        passage: '[[Luke 15:20]]',
      },
      'habit/other': {
        text: 'Yes, people do get free, every day, and usually not at the first attempt. You will know it by deeds: a group, a doctor, open bank statements, days counted with others. Promises in tears count for little, on both sides. Until then protect money, children and yourself. Hope and caution may live in the same house.',
        passage: '[[Luke 3:8]]',
      },
      any: {
        text: 'People can change; Paul, Zacchaeus and Peter did. But nobody changes another, and you are not the one who must bring it about. Watch what is done over months and not what is said in one evening. You may hope and pray, and at the same time guard yourself, and not give trust for nothing: trust is the fruit of truth, and it may take its time.',
        passage: '[[Luke 3:8]]',
      },
    },
  },
  {
    id: 'what-if-nothing-happens',
    said: 'What if nothing happens?',
    whole: whole(
      '(?:what )?if (?:nothing happens|it does not work|i (?:do not|can not) feel anything|i feel nothing|god does not (?:answer|speak|hear|listen)|there is no answer|nothing changes)|(?:but )?(?:i )?(?:pray|prayed|have prayed|tried praying|tried to pray)(?: (?:so|and|but|many|a lot|for|about|it|every|day|night|times|years|months|lots|that|already|everything))* ?(?:nothing (?:happens|happened|changes|changed)|(?:and )?it does not (?:help|work)|it did not (?:help|work)|god does not (?:answer|listen)|so (?:many times|much|often|long))',
    ),
    answers: {
      prayer: {
        text: 'Then nothing has gone wrong. Prayer is first of all talking with somebody, and one does not feel much in most talks either. Many who have prayed all their lives tell of long stretches without any feeling. Keep it short and go on: the same place, the same few minutes. And watch the rest of the day, too; answers seldom come while the eyes are shut.',
        passage: '[[Psalm 62:5]]',
      },
      doubt: {
        text: 'It is honest to say so, and it is not a proof in either direction. The silence is in the Bible itself; a whole psalm ends in the dark, and Jesus on the cross asked why. Perhaps leave out for a while what feels like acting, and keep one thing that is true, a sentence like: if you are there, I would like to know. And talk with one person who knows that silence and has stayed.',
        passage: '[[Psalm 13:1-2]]',
      },
      work: {
        text: 'I believe you that you have asked, and for long. That no door opened is no verdict on you or on your praying; Paul prayed three times for one thing and was not given it. Keep asking, and let one other person ask with you, because one gets tired alone. And go on with what lies in your hands; prayer does not replace the next letter, nor the next letter prayer.',
        passage: '[[2 Corinthians 12:8-9]]',
      },
      any: {
        text: 'You have asked and heard nothing, and that wears one out more than a clear no. It is not because you prayed wrongly. The people of the Bible knew that silence; they complained of it to God’s face, and their complaints were kept as prayers. Make it shorter, if you are tired: one line is enough. And let somebody else pray with you or for you for a while.',
        passage: '[[Psalm 13:1-2]]',
      },
    },
  },
];
