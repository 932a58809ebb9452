import { SOMEONE, THEY, whole } from './patterns.ts';
import type { Sequel } from './types.ts';

/** Questions that name something of their own in a form that many have: asked last, when nothing else fits. */
export const ASKING_IN_GENERAL: readonly Sequel[] = [
  {
    id: 'stop-treatment',
    said: 'She does not want any more chemo',
    whole: whole(
      `(?:if )?${THEY} (?:does not|do not|did not|will not|refuses?|wants? to (?:stop|refuse)|(?:is|are) (?:refusing|stopping))(?: (?:want|wants|have|go|to|any|more|the|his|her|another|on|with|this|that|through|further)){0,5} (?:chemo\\w*|treatment|surgery|operation|dialysis)(?: \\w+){0,6}`,
    ),
    answers: {
      any: {
        text: 'That may be decided, and it is not to give up on God. Not to go on with a treatment that costs more than it gives leaves life and its end in his hands; to take one’s own life would be something else. Ask the doctors together what it would still bring, and what can be done against pain in either case. It is {his} body and {his} road; you may be sad that {he} chose so, and stand by it all the same.',
        passage: '[[Psalm 31:14-15]]',
      },
    },
  },
  {
    id: 'what-if-they-leave',
    said: 'She will leave me',
    whole: whole(
      `(?:what )?if ${THEY} (?:leaves?|left|walks? out|moves? out|finds? somebody else|finds? someone else)(?: me| us)?|${THEY} (?:will|would|is going to|are going to|might) (?:leave|hate|divorce|reject|drop|never forgive|never trust|stop loving) me(?: \\w+){0,4}|(?:what )?if i (?:lose|lost) (?:all of )?(?!my (?:job|house|home|licence|faith|mind|money)\\b)(?:${SOMEONE}|my \\w+)(?: \\w+){0,2}|i (?:will|am going to|might|could) lose (?!my (?:job|house|home|licence|faith|mind|money)\\b)(?:${SOMEONE}|everyone|all my \\w+)(?: \\w+){0,3}`,
    ),
    answers: {
      people: {
        text: 'It could be that some fall away; it hurts, and it happens to many who change something in their lives. Those who stay for your sake, and not for what you did together, were friends; a few of the others come back after a while, curious. Look early for a second circle, a group, a team, two people at church, so that you do not have to stand in an empty room. Nobody asks you to give up kindness towards the first.',
        passage: '[[1 Peter 4:4]]',
      },
      any: {
        text: 'That is the fear behind it, and I cannot promise you that nobody goes. What you can do is be truthful and kind, and keep nothing hidden that would come out by chance; more does not lie in your hands. Have somebody at hand for the hours in which it is decided. And before God you do not stand or fall with it.',
        passage: '[[Psalm 27:10]]',
      },
    },
  },
  {
    id: 'what-if-i-am-wrong',
    said: 'What if I am wrong?',
    whole: whole(
      '(?:what )?if (?:i am|it is) (?:wrong|mistaken|not true|a mistake|a misunderstanding|all in my head|just me)(?: about (?:him|her|it|this|them|that))?|(?:what )?if i (?:made a mistake|make a mistake|choose wrong|make the wrong \\w+|misunderstood|imagine it|accuse \\w+(?: \\w+){0,3})|what if (?:he|she|they) did not(?: \\w+){0,3}',
    ),
    answers: {
      doubt: {
        text: 'Then you may turn round again; nobody is asked to be infallible. Honest searching does not make God angry, and neither does an honest error. Hold each conviction as firmly as its reasons are, and keep in talk with one who sees it differently. If there is a God who is truth, you come nearer to him by asking truly than by pretending.',
        passage: '[[James 1:5]]',
      },
      any: {
        text: 'That is a good question to ask before you do anything. Hold apart what you saw yourself, what you heard, and what you conclude. Then do not accuse; ask: I noticed this, and I may be wrong; can you explain it to me? So nobody’s name is harmed if it was harmless. Who looks into it should be the one whose task it is. And if you were wrong, say so as openly as you asked.',
        passage: '[[Proverbs 18:13]]',
      },
    },
  },
  {
    id: 'what-if-it-is-bad',
    said: 'What if it is something bad?',
    whole: whole(
      '(?:what )?if (?:it is|it was|there is|it turns out(?: to be)?|something) (?:\\w+ )?(?:bad|serious|worse|true|real|terrible|horrible|happened|happens|abuse|wrong with (?:it|him|her|me))(?: \\w+){0,4}',
    ),
    answers: {
      church: {
        text: 'Then it must not stay among a few. Ask those responsible straight out whether anyone was harmed, and whether it has been reported. Ask your own child calmly, without suggesting anything: was there ever something with him that was not all right? I would never be angry with you. If you hear that there was, go to the police or a child protection service and not only to the church. If there was nothing, you have done no wrong by asking.',
        passage: '[[Ephesians 5:11]]',
      },
      any: {
        text: 'Then you will know, and can act on something definite; most people bear what is certain better than what they imagine. Find out by the straightest way, from the one who knows, and take somebody with you. Until then live by what is so today and not by what might be. If it is bad, you will not have to carry it alone, and God is not only where things turn out well.',
        passage: '[[Psalm 112:7]]',
      },
    },
  },
  {
    id: 'how-know-real',
    said: 'How would I know if it is real?',
    whole: whole(
      `how (?:do|would|can|could|will|should) i (?:ever |even |really )?(?:know|tell|be sure|find out)(?: (?:if|that|whether|when))? (?:it is|this is|that is|it was|${THEY}|i)(?: (?:is|are|was|really|truly|has|have|will|real|ready|called|forgiven|saved|changed|sorry|serious|honest|genuine|from|god|means?|it|this|lying|telling|the|truth|love|loves|me|right|true|be|ready|better))*(?: \\w+){0,3}`,
    ),
    answers: {
      couple: {
        text: 'By deeds and by time. Is the whole truth told without your digging, are questions still borne after the tenth, have the old contacts been broken off, is help accepted? Does it hold when you are not looking, and also when you say: not yet? Somebody who has truly turned round does not press. Set yourself half a year, talk about it with one wise person, and do not move back in on a feeling. To forgive and to begin again are two different answers.',
        passage: '[[Matthew 7:16-18]]',
      },
      any: {
        text: 'Hardly by a feeling, which comes and goes. Jesus says: by the fruit. Look after some months: has it made things truer, kinder, freer, also where nobody is watching? Does it agree with what Scripture plainly says, and do two or three who know you well see it too? What is real bears being tested and does not hurry you. Meanwhile take only such steps as could be taken back.',
        passage: '[[Matthew 7:16-18]]',
      },
    },
  },
  {
    id: 'any-hope',
    said: 'Is there any way back?',
    whole: whole(
      'is there (?:still |even )?(?:any |a |some )?(?:way (?:back|out|forward)|hope|chance|point)(?: \\w+){0,5}|can (?:it|this|that) (?:still |ever )?be (?:fixed|saved|healed|mended|repaired|put right)(?: \\w+){0,3}',
    ),
    answers: {
      guilt: {
        text: 'To God the way is open now, and it is short: say what you did, without softening it. To the person it is longer, and it is walked in deeds; you cannot set its end. Where you were violent or false, it leads through help from outside, a counsellor or a group for just that, so that it does not happen again; that is the most convincing way of being sorry. A good many have gone it. Peter and Paul were among them.',
        passage: '[[Micah 7:18-19]]',
      },
      couple: {
        text: 'Often there is a way, and not by going back to how it was; that is what did not hold. Something new has to be made out of two who tell each other the truth. It needs both, and time, and nearly always somebody from outside. If only one of you wants it, you can still mend your own half. And should it end, your life with God does not end with it.',
        passage: '[[Isaiah 43:18-19]]',
      },
      any: {
        text: 'There is a way on. It is seldom the one that one had imagined, and seldom short. In Scripture people begin again at eighty, after a murder, out of a foreign country, on the third morning. Look for the next step and not for the end: who could help, what can be done this week? If it is so dark that you do not want to live, ring a crisis line or somebody near you now; they know this dark.',
        passage: '[[Lamentations 3:21-23]]',
      },
    },
  },
  {
    id: 'did-i-fail',
    said: 'Did we fail her?',
    whole: whole(
      `(?:did|have|do|am) i (?:really |just |a )?(?:fail(?:ed|ing|ure)?|ruin(?:ed)?|let|mess(?:ed)? up|do enough|done enough|do something wrong|do everything wrong)(?: (?:as a \\w+|${SOMEONE}|down|my \\w+|it|everything|up))*|i (?:have )?failed(?: (?:as a \\w+|${SOMEONE}|at \\w+|everyone|god|again))*|i am a (?:bad|terrible|horrible|awful|useless) \\w+|i am (?:such )?a failure`,
    ),
    answers: {
      child: {
        text: 'Nobody brings up a child without failing somewhere, and not everything that happens to a child comes from that. You could give love, words and an example; the decisions are made by somebody else. What you know you missed you may say to {him}: there I was not enough there for you, and I am sorry. Now, just now, you can be the parents to whom one may come with anything. That is the part that will be remembered.',
        passage: '[[Psalm 103:13-14]]',
      },
      any: {
        text: 'In something, perhaps; in everything, surely not, even if it sounds so at night. Name the one thing exactly. What can be made good, make good; what cannot, give to God in plain words. Then look also at what you did do, it belongs to the truth as well. Peter failed at the very thing he had boasted of, and what he heard afterwards was: do you love me? Feed my sheep.',
        passage: '[[John 21:15-17]]',
      },
    },
  },
  {
    id: 'not-enough-faith',
    said: 'Do I not have enough faith?',
    whole: whole(
      '(?:do|am|is|does) (?:i|it|that|this)(?: \\w+){0,5} (?:not )?(?:have )?(?:enough|too little|a lack of|lack of|no|lacking|weak) (?:in )?faith(?: \\w+){0,4}|(?:is|was) my faith (?:too |not )?(?:\\w+ )?(?:weak|small|enough|strong enough)|do i (?:just )?(?:need|have) (?:more|enough) faith|(?:they|people|he|she|my \\w+) (?:says?|said|told me|tell me|think) (?:that )?i (?:need|lack|do not have|have no)(?: \\w+){0,3} faith',
    ),
    answers: {
      fear: {
        text: 'No. A panic attack is an alarm of the body, as asthma is one of the lungs; it asks nobody whether he believes. Paul speaks of fears within, and he was no small believer. Jesus himself sweated with dread and asked his friends to stay awake beside him. Faith is not to have no fear, it is to know where to go with it. Prayer and treatment get on well together.',
        passage: '[[2 Corinthians 7:5-6]]',
      },
      any: {
        text: 'No. Jesus speaks of a faith as small as a mustard seed and says it is enough; it is not its size that carries, but the one who is trusted. He healed a child whose father said he believed and did not. And Paul, with faith enough for many, kept his thorn. Whoever tells you that you would be well, or free, if you only believed more, knows more than Scripture says.',
        passage: '[[2 Corinthians 12:8-9]]',
      },
    },
  },
  {
    id: 'for-myself',
    said: 'What could I do for myself?',
    whole: whole(
      '(?:what|how) (?:can|could|should|do) i (?:do |take care |look after |be good |care )*(?:for|of|to)? ?(?:myself|me)(?: \\w+){0,6}|is it (?:ok|okay|selfish|wrong) to (?:take (?:a break|time)|think of myself|rest|look after myself|have (?:some )?(?:time|fun))(?: \\w+){0,4}|how do i look after myself(?: \\w+){0,3}',
    ),
    answers: {
      any: {
        text: 'Something with a fixed time that does not depend on the mood: one evening in the week out of the house, with somebody who does not ask only about the others; an hour in which a neighbour or a service takes over; sleep before housework. That is not selfish. Jesus left crowds who still wanted something, and went up a hill by himself. Who carries must be able to put down, or will let fall one day.',
        passage: '[[Mark 6:31]]',
      },
    },
  },
  {
    id: 'how-to-say-no',
    said: 'How do I say no?',
    whole: whole(
      `how (?:do|can|could|should) i (?:say no|refuse|turn (?:it|him|her|them) down|set (?:a )?(?:limits?|boundar(?:y|ies))|stand up)(?: (?:to|for|with) (?:${SOMEONE}|it|this|that|myself))?(?: without(?: \\w+){1,7})?`,
    ),
    answers: {
      any: {
        text: 'Short, friendly and without a reason that one could dispute: no thanks, not for me; but I would like to see you, shall we eat on Friday? Whoever explains for long sounds as if he were judging. A no to the thing together with a yes to the person is mostly understood. If they go on, laugh along and say it once more in the same words. You need not be a sermon; that you stay kind and stay yourself is one.',
        passage: '[[Matthew 5:37]]',
      },
    },
  },
  {
    id: 'stay-out-of-it',
    said: 'Should I stay out of it?',
    whole: whole(
      `(?:should|must|can|do) i (?:just |better |rather )*(?:stay out of (?:it|this)|mind my own business|keep (?:covering|lying|paying|helping|quiet|silent|doing|going|making)(?: \\w+){0,5}|cover for ${SOMEONE}|look the other way|pretend(?: \\w+){0,4}|get involved|interfere|step in|intervene)(?: or(?: \\w+){1,5})?`,
    ),
    answers: {
      couple: {
        text: 'One may keep back what another must say himself; but you need not lie for {him}. Tell {him} so, kindly: it is yours to tell, and until then I will not speak of it; but if I am asked, I will not make up a story. Set a day together by which it is told. Secrets kept for a husband or wife make one lonely, and shame mostly shrinks once the first person knows.',
        passage: '[[Ephesians 4:25]]',
      },
      'habit/other': {
        text: 'Help, yes; cover up, no. Each excuse that you make for {him} takes away a reason to change. Say it beforehand and without anger: from today I will no longer lie or pay for this; I will drive you to a doctor or a group at any hour. Then keep to it. It feels hard, and it is one of the kindest things there are.',
        passage: '[[Galatians 6:2-5]]',
      },
      any: {
        text: 'It depends on whether somebody is being harmed and whether it falls to you. If nobody is, and it is only gossip or taste, leave it. If somebody is, you are already in it by knowing. Then do the least that is honest: speak with the person concerned, alone, and give a chance to put it right; only then go to the one responsible. To look away is comfortable for a week and heavy for a long time.',
        passage: '[[Proverbs 24:11-12]]',
      },
    },
  },
  {
    id: 'when-it-happens',
    said: 'What do I do when they start?',
    whole: whole(
      `(?:what|how) (?:do|should|can|could) i (?:do|say|react|respond|act|handle it)(?: then)? (?:when|if|while|the next time|next time) (?!you\\b)\\w+(?: \\w+){0,9}`,
    ),
    answers: {
      habit: {
        text: 'For that moment you need something already decided: leave the room, shoes on, ring the person who knows, drink a large glass of water, look at the clock. The wave stands for some ten to twenty minutes and goes down again. Put three names in your telephone now, while it is quiet. And if it went wrong, tell one of them the same day.',
        passage: '[[1 Corinthians 10:13]]',
      },
      fear: {
        text: 'Sit down, both feet on the floor, and do not run. Breathe out twice as long as in, ten times. Name aloud five things that you see. Say: this is fear, it is not danger, and it passes. Then one line, always the same: when I am afraid, I will trust. You need not fight it; let it go through. Afterwards drink something and go on with what you were doing, so that the fear does not learn to drive you out.',
        passage: '[[Psalm 56:3]]',
      },
      child: {
        text: 'Stay near and become slower and quieter than {he} could be at that moment. Few words: I am here; I will not let anyone be hurt; we talk about it later. Nobody can learn anything while in a rage or in tears. Afterwards, when all is calm, one sentence about what happened and one about what to do next time. And go out of the room yourself for a minute, if you notice that you are boiling.',
        passage: '[[Proverbs 15:1]]',
      },
      any: {
        text: 'Decide it beforehand, since in the moment one falls into the old track. One sentence and one deed: I would rather not, and then go to the kettle or ask about something else. Said in a friendly way it need not sound like a sermon, and mostly one other person is relieved. If it went otherwise, put it right the same day with the one it concerned: I should not have said that.',
        passage: '[[Psalm 141:3]]',
      },
    },
  },
  {
    id: 'will-god',
    said: 'Will God ever give us a child?',
    whole: whole(
      '(?:will|would|can|does) (?:god|he) (?:ever |really |still |even )*(?:give|heal|answer|bring|let|help|send|fix|change|save|provide|restore|grant)(?: \\w+){1,7}|(?:does|can) god (?:ever )?(?:do|work) miracles(?: \\w+){0,4}',
    ),
    answers: {
      any: {
        text: 'I cannot promise you that, and nobody can; in the Bible too some were given what they asked for and some were not, and it did not depend on their faith. He can; whether he will do this, he has not told us. You may go on asking, as often as you like and with tears. What is promised is something else: that he hears, that he stays, and that nothing separates you from his love, also not a no.',
        passage: '[[2 Corinthians 12:8-9]]',
      },
    },
  },
  {
    id: 'take-me-back',
    said: 'Can I come back to God?',
    whole: whole(
      '(?:will|would|does|can) (?:god|jesus) (?:ever |really |still |even )*(?:take|want|have|accept|listen to|forgive|welcome) me(?: back)?(?: (?:again|now|still|anymore|at all|like this|as i am|after (?:this|that|all)(?: \\w+){0,4}))*|can i (?:still |just |ever )*(?:come|go) back(?: to (?:god|him|church|faith|prayer))?(?: \\w+){0,3}',
    ),
    answers: {
      any: {
        text: 'Yes. In the story that Jesus tells, the father sees the son while he is still a long way off, runs, and does not let him finish his prepared speech. Nobody is asked where he was so long. You need bring no explanation and no feeling; one sentence is enough: here I am again. If you were angry, say that as well; he heard it at the time and has not gone away.',
        passage: '[[Luke 15:20]]',
      },
    },
  },
  {
    id: 'should-i-in-general',
    isWide: true,
    said: 'Should I keep the ring?',
    whole: whole(
      '(?:should|must|shall|do) i (?:still |really |even |just )*(?:have to |need to )?(?!have\\b|lose\\b|believe\\b|pray\\b|read\\b|believe\\b|say\\b|you\\b|get\\b|be\\b|feel\\b|fear\\b)\\w+(?: \\w+){0,10}',
    ),
    answers: {
      couple: {
        text: 'Ask of it: does it serve the truth between you, does it protect whoever is weaker, and could I say openly that I do it? If so, you may. If you would do it out of anger or in order to test {him}, leave it until the heat is gone. You owe nobody an answer tonight. Talk it over with one who wishes both of you well.',
        passage: '[[James 1:5]]',
      },
      grief: {
        text: 'In grief there are few musts. Ask: would it do me good or only please others? Can it be put off? Then put it off. What cannot be undone, giving things away, selling, moving, leave for a year if you can. And if the one you lost would have smiled at it, that is a reason too.',
        passage: '[[Ecclesiastes 3:1]]',
      },
      child: {
        text: 'Think of what it will look like to {him} in ten years: did it show love, and did it show a clear line? Both belong together. If it only relieves your fear or your anger, wait a night. What touches both parents decide with the other parent, and tell {him} afterwards with one voice. You may change your mind later and say so.',
        passage: '[[Colossians 3:21]]',
      },
      illness: {
        text: 'Ask first the one whom it concerns most, if it can be asked, and where it touches the illness the doctor: what would it bring, what does it cost? What gives some rest or nearness is worth more than what merely must be done. You may decide for now and decide otherwise in a week.',
        passage: '[[James 1:5]]',
      },
      any: {
        text: 'I cannot decide it for you, but I can give you four questions. Is it true and fair to all concerned? What would it cost, and whom? Could I still do it in a month, if I waited? And what would I advise my best friend in my place? Mostly one of the four gives the answer. Then pray one honest sentence over it, ask somebody sober, and do it or leave it with a quiet mind.',
        passage: '[[James 1:5]]',
      },
    },
  },
  {
    id: 'what-if-in-general',
    isWide: true,
    said: 'What if they sell the house?',
    whole: whole('what if (?!i do not understand)\\w+(?: \\w+){1,12}'),
    answers: {
      any: {
        text: 'Nobody can rule it out, and I will not. What if has no end, because each answer brings the next; so answer it once. What would you do in the first hour, whom would you ring, what would still be there? Write that down. Then come back to what is so today. Jesus does not say that tomorrow brings nothing hard; he says that it has its own day, and that your Father knows.',
        passage: '[[Matthew 6:34]]',
      },
    },
  },
];
