import { open, SOMEONE, whole } from './patterns.ts';
import type { Sequel } from './types.ts';

/** Questions after the next step: what to say, whether to tell, how to start, what to do today. */
export const ASKING_WHAT_TO_DO: readonly Sequel[] = [
  {
    id: 'when-they-ask-of-faith',
    said: 'What should I say if she asks about my faith?',
    whole: whole(
      `what (?:do|should|can|could|would) i (?:say|tell|answer)(?: to)?(?: ${SOMEONE})? (?:if|when) (?:he|she|they|someone|people) asks? (?:me )?(?:about (?:my (?:faith|religion|church|beliefs?)|god|jesus|christianity)|why i (?:believe|am a christian|go to church))|how (?:do|can|should|could) i (?:talk|speak|tell|explain|share)(?: (?:to|with))?(?: ${SOMEONE})? (?:about|of) (?:my faith|jesus|god|the gospel|christianity)|how (?:do|can|could|should) i (?:share|explain) my faith(?: with ${SOMEONE})?`,
    ),
    answers: {
      any: {
        text: 'Answer as you would about something you love: in three sentences, from your own life. I am a Christian; that means for me that I am not alone and that I am forgiven; and on Sundays I go there. Then ask back, and be truly curious. You need not win, nor know everything; I do not know is an honest answer. Be glad of what you share, and say without shame that for you Jesus is the middle of it. Do not leave his name out for the sake of peace.',
        passage: '[[1 Peter 3:15]]',
      },
    },
  },
  {
    id: 'what-to-say',
    said: 'What do I say to her?',
    whole: whole(
      `what (?:do|should|can|could|would|shall|will) i (?:even |actually |possibly )?(?:say|tell|answer|reply|write|text)(?: back)?(?: to| if)?(?: ${SOMEONE})?|what (?:do|should|can|could) i (?:tell|say to) ${SOMEONE}(?: \\w+){0,4}|how (?:do|should|can|could) i (?:tell|answer|say (?:it|that|this) to|put (?:it|that|this) to|explain (?:it|that|this) to|bring (?:it|that|this) up (?:with|to)|talk (?:to|with)|speak (?:to|with)|approach) ${SOMEONE}(?: without(?: \\w+){1,7})?|how do i (?:say (?:it|that|this)|bring it up|start (?:that|the) conversation)|i (?:do not|would not) know what to say(?: to ${SOMEONE})?`,
    ),
    open: open(
      `what (?:do|should|can|could) i (?:even )?say (?:when|if|while)|what (?:do|should) i tell ${SOMEONE} (?:when|if)`,
    ),
    answers: {
      'to/spouse': {
        text: 'Choose an hour when neither of you is tired, and begin with your own part, not with an accusation: there is something on my heart, and I would like to tell you without us quarrelling. Say it in two or three sentences. Then ask: how is it for you? Listen to the end without defending yourself. One talk need not settle it; it is enough if the next one is easier.',
        passage: '[[James 1:19]]',
      },
      'to/boss': {
        text: 'Short, calm and without blame: I want to do this job well, and I cannot put my name to something that is not so. Can we find a way that is right? Then offer one: another wording, a later date, a plain explanation to the customer. Ask for it in private, note the day and what was said, and do not preach. If it goes further, take advice before you sign anything.',
        passage: '[[Proverbs 15:1]]',
      },
      'to/child': {
        text: 'Few and true words, at {his} height and without hurry, in the car or while you cook. Say what happened, say what stays the same, and say that {he} may ask anything: nothing you tell me will make me love you less. If you were wrong somewhere, say sorry without a but. Then be quiet. Children often answer a day later, over something else.',
        passage: '[[Ephesians 6:4]]',
      },
      'to/parent': {
        text: 'Begin with what is good and true between you, and then one sentence: this is hard for me to say, and I want you to hear it from me. Say what you ask of them, to listen first, to keep it to themselves, to give it time. You need not defend everything in one evening. If they answer badly at first, that is often fright; say that you will talk again.',
        passage: '[[Ephesians 4:15]]',
      },
      'to/leader': {
        text: 'Ask for half an hour alone and say at the start why you come: I would like to tell you something, and I would like it to stay between us. Then the facts, what you saw or did yourself, without guesses about motives, and one question: what do you think I should do next? A written page in your hand helps. If the talk goes badly, you may bring a second person.',
        passage: '[[Proverbs 25:11]]',
      },
      couple: {
        text: 'Say first what you saw or heard and how it was for you, in the I and not in the you: I found this, and since then I cannot sleep. Then one question, and a long silence: what is true? Do not argue about details tonight, and do not threaten what you would not do. If it gets loud, stop and name a time to go on. Should you be afraid of {him}, do not have this talk alone.',
        passage: '[[Ephesians 4:25]]',
      },
      child: {
        text: 'Less than you prepared. I love you, and that does not depend on this. Then one honest sentence about what worries you, and a question to which you do not know the answer: how is it for you? Do not correct what comes. End while it is still friendly, and do something ordinary together afterwards; that says the most.',
        passage: '[[Colossians 3:21]]',
      },
      'grief/child': {
        text: 'Say it in true and short words, as you would say that it is raining: the body stopped working and cannot be mended, and that is called dead. Not asleep and not gone away, or bedtime becomes frightening. Then: you did nothing wrong, I am sad too, and we may talk of it whenever you like. What comes after you may say as you believe it: God knows, and he looks after what he has made. Let there be drawing, a little burial, and playing in between.',
        passage: '[[Mark 10:14-16]]',
      },
      grief: {
        text: 'You may keep it short: it is hard just now, and I would rather not talk today; or: please let me talk about the one I lost, you need not answer anything. People say clumsy things because they are afraid of silence. Tell them what helps, a meal, a walk, the name said aloud, and the good ones will be relieved to know.',
      },
      'grief/other': {
        text: 'I am so sorry. I do not know what to say, and I am here. That is enough to begin with, and then the name of the one who died, and something that you remember. No reasons, no better place, no at least. Ask: what was today like? Come again in three weeks, when the others have stopped coming.',
        passage: '[[Romans 12:15]]',
      },
      'illness/other': {
        text: 'Sit down, so that you do not look in a hurry, and say something true and small: I am glad to be with you. Then let {him} lead. Some want to talk about dying, some about football. Good questions are: what is the hardest just now? Is there something you would like me to do, or to read? Silence and a hand are no failure. Say the things that must not stay unsaid: thank you, forgive me, I love you.',
        passage: '[[Proverbs 16:24]]',
      },
      illness: {
        text: 'You decide who knows how much. One sentence for most: I am being treated, it is wearing, and I would rather hear about you. For the two or three nearest, the truth, and what you need from them. You need not comfort those who visit you, and you may end a visit: I am tired now, thank you for coming.',
      },
      guilt: {
        text: 'A good confession is short and has no but in it. This is what I did. It was wrong. I can imagine what it did to you. I am sorry, and I will do this to put it right. I do not ask you to forgive me today. Write it down, cross out every sentence that explains you, and read what is left. Then wait, and let the answer be the other’s.',
        passage: '[[Luke 15:18]]',
      },
      doubt: {
        text: 'You need not announce a decision. Say how it is: I find it hard to believe at present, I do not know where it leads, and I did not want to hide it from you. Add what you do not mean: I am not against you, and I am not laughing at what you love. Ask for time, and not for an argument. Whoever loves you needs to hear that more than the reasons.',
      },
      'doubt/other': {
        text: 'Ask before you answer: what is it that you cannot believe any more? And then listen for ten minutes. Often it is less an argument than a hurt. You may say what you yourself believe and why, in three sentences, once. Do not be frightened, and do not make love depend on it; many come back by a door that somebody left open.',
        passage: '[[1 Peter 3:15]]',
      },
      work: {
        text: 'Prepare two sentences and say no more than those: this is what I can do, and this is what I cannot do in good conscience. Speak alone, calmly, early in the day, and offer something in its place. Do not accuse; describe. Write down afterwards when it was and what was said. If {he} should press you, ask for it in writing; that alone often ends it.',
        passage: '[[Colossians 4:6]]',
      },
      habit: {
        text: 'One sentence is the hardest, so write it down: I have a problem with this, I have tried alone, and I cannot do it alone. Say how long and how often, truthfully, because half the truth makes the next half harder. Then ask for one definite thing: will you ask me about it every Thursday? You need not tell details, and you need not be forgiven that same evening.',
        passage: '[[James 5:16]]',
      },
      'habit/other': {
        text: 'In a sober hour, without an audience: I love you, I see what this does to you and to us, and I will not act as if I did not. Name two things that you saw, not a character. Say what you will do and what you will no longer do, only what you can keep. And put the number of a group or doctor on the table. Then do not argue.',
        passage: '[[Galatians 6:1]]',
      },
      church: {
        text: 'Go to the person and not to the others, and bring what you have seen yourself: I may be wrong, but this troubles me; help me to understand it. Ask before you conclude. If it stays unclear and is serious, go again with one sober witness, and then to those who are responsible. Whatever you say, say nothing behind the back that you would not say to the face.',
        passage: '[[Matthew 18:15-16]]',
      },
      faith: {
        text: 'Say what you believe in words of your own, and say also where you do not know. I am a Christian because of Jesus, and I cannot answer everything, is a good beginning. Ask what the other believes and be truly curious. Nobody was ever won by losing an argument. If you like, offer to read a Gospel together, a chapter at a time.',
        passage: '[[1 Peter 3:15]]',
      },
      any: {
        text: 'Name the matter, say how it is with you, and say what you ask. For instance: this is not easy for me to say, and I want you to hear it from me. It is about [the matter, in one sentence]. I feel [how it is with you]. You need not solve it; I ask you only [to listen, to come with me, to give me time]. Stop there and listen; the first answer need not be the last.',
        passage: '[[Proverbs 15:1]]',
      },
    },
  },
  {
    id: 'should-i-tell',
    said: 'Should I tell my wife?',
    whole: whole(
      `(?:should|must|shall|do|can|could|would) i (?:have to |need to |really |even |ever )*(?:tell|confess(?: it| this| that)? to|admit it to|inform|let on to) (?:${SOMEONE})(?: (?:know|about (?:it|this|that|what \\w+(?: \\w+){0,3})|what \\w+(?: \\w+){0,3}|the truth|everything))?|(?:should|do) i (?:have to |need to )?(?:tell|confess|say anything|say something|report (?:it|him|her|them)|keep it (?:a )?secret|keep quiet)(?: or (?:just )?\\w+(?: \\w+){0,3})?|does (?:he|she|my \\w+) (?:have|need) to know`,
    ),
    answers: {
      'to/spouse': {
        text: 'In a marriage, hidden things usually weigh more each year, and being known is much of its blessing. So: as a rule yes, but not in haste, and not only to lay down your own load. Ask what it is for: truth between you, or relief for you. What concerns {him}, {he} should know; of an old wound you may choose day and words. Talk first with a pastor or counsellor, and choose a calm hour without children or alcohol.',
        passage: '[[Ephesians 4:25]]',
      },
      'to/leader': {
        text: 'It is a good thing to tell one who has kept secrets before and is not easily shocked. You need not tell everything; one sentence opens it. If you lead or serve in the church, it is fairer that those responsible hear it from you than by chance. Ask at the beginning that it stays between you, and ask also what they would have to pass on.',
        passage: '[[James 5:16]]',
      },
      'to/parent': {
        text: 'If you are young and it is more than you can carry, yes: the better of the two, in a quiet moment, and with one sentence. They may be frightened first and loving afterwards. If home is not safe, or you expect to be hurt or put out, tell another grown-up first, a school counsellor, a doctor, an aunt, and decide with that person how and when.',
        passage: '[[Ephesians 4:15]]',
      },
      guilt: {
        text: 'God you may tell today, and he is not surprised. A person: the one whom it wronged, where it puts something right and does not only pass the pain on; and one reliable other, so that you are not alone with it. Where somebody was harmed, or still could be, or the law is concerned, take advice, and do not keep silent. Old, mended things you need not carry to everybody.',
        passage: '[[Psalm 32:3-5]]',
      },
      habit: {
        text: 'Yes, one person at least, this week. A habit lives on being hidden, and nearly everybody who got free names the day on which somebody else knew. Choose one who is steady and of your own sex, or a group. The one you are married to should not find it out by chance; but tell a counsellor or pastor first, if you fear how it will go.',
        passage: '[[Proverbs 28:13]]',
      },
      doubt: {
        text: 'Tell somebody, but you may choose whom. Not first the one who would be most frightened, and not everybody at once. One believer who has had doubts of his own is worth much: he will not panic. Those who live with you should not learn it from others; but you may tell them that you are asking, before you know the answer.',
        passage: '[[Jude 1:22]]',
      },
      work: {
        text: 'If people are being deceived or could be harmed, it should not stay with you. Write down what you know yourself, with dates, and take nothing home that is not yours. Ask advice outside first, a lawyer, a union, a helpline for such cases, because how one tells it matters. Then speak to the one responsible, and only then further up.',
        passage: '[[Ephesians 5:11]]',
      },
      church: {
        text: 'Yes, but to the right person, and not to many. What you saw yourself goes first to the one concerned, and if that is unsafe or in vain, to those who are responsible for him, with a witness. Keep papers and dates. Where a child was harmed or a crime may have happened, it is a matter for the police and not for the church alone. To tell it there is no gossip.',
        passage: '[[Matthew 18:15-17]]',
      },
      people: {
        text: 'Where it touches the other’s life, an honest word is better than a long coldness. Ask yourself three things: is it true, is it mine to say, and will it help? If yes, say it alone and soon. If it is only a hurt that will pass by Friday, you may let it pass, truly, and not keep it in a drawer.',
        passage: '[[Matthew 18:15]]',
      },
      any: {
        text: 'It depends on whether it concerns them, and whether somebody could come to harm; then do not stay silent. Otherwise you may keep it, but not alone: choose one calm person who has kept a secret before, an older friend, a doctor, a pastor. What is said aloud becomes smaller than what goes round at night. How much you tell, and when, remains yours.',
        passage: '[[Ecclesiastes 4:9-10]]',
      },
    },
  },
  {
    id: 'should-i-talk',
    said: 'Should I talk to her?',
    whole: whole(
      `(?:should|must|shall|do) i (?:have to |need to |really |even |just |go and |try to )*(?:talk|speak|go) (?:to|with) ${SOMEONE}|(?:should|do) i (?:just |even )?(?:confront|ask|call|ring|text|message|write to|visit|contact|invite|warn|correct) ${SOMEONE}|(?:should|do) i (?:just )?(?:say something|say anything|reach out|let (?:it|him|her|them) (?:go|be)|ignore (?:it|him|her|them)|wait)(?: or (?:just )?\\w+(?: \\w+){0,4})?`,
    ),
    answers: {
      couple: {
        text: 'With the one you belong to first, and with others only afterwards, if at all. A third person can tell you little that you can build on, and it easily becomes a fight with the wrong one. Say at home what you have seen and what you fear, and ask for a plain answer and for openness from now on. If the talk only goes in circles, bring in a counsellor, or a couple whom you both trust.',
        passage: '[[Proverbs 15:1]]',
      },
      people: {
        text: 'Yes, once, and simply. Silence fills with guesses, and most of them are worse than the truth. Write or say one friendly sentence that leaves the other free: I miss you, and I wonder whether something is between us. If an answer comes, listen before you explain. If none comes, you have done your part, and may leave the door open without standing in it.',
        passage: '[[Romans 12:18]]',
      },
      child: {
        text: 'Yes, but not as a hearing. Ask while you do something together, and ask one thing. What you hear first may not please you; do not punish the truth for coming out. If the door is shut on you, say that you will be there at supper. A parent who comes back calm the third time is heard more than one who was right the first time.',
        passage: '[[Proverbs 20:5]]',
      },
      grief: {
        text: 'If there is somebody who can listen without mending you, yes. Talking does not make the loss larger; it was there already. Some days a walk in silence is better, and you may say so. There are also groups of those who have lost the same; nobody there looks at the clock.',
        passage: '[[Ecclesiastes 4:9-10]]',
      },
      church: {
        text: 'Yes, and better today than after five other talks about it. Ask to understand first: I have heard this, and I would rather ask you than talk about you. If you are afraid of how it will go, take one calm person with you who has no part in it. What you then know at first hand is worth more than all that goes round.',
        passage: '[[Matthew 18:15]]',
      },
      work: {
        text: 'Yes, and with the one who can change it. Ask for a quarter of an hour, bring two facts and one proposal, and leave what you think of the person at home. If it could cost you the place, take advice beforehand, and write down what was said. A clear word early is usually cheaper than an explosion late.',
        passage: '[[Proverbs 25:11]]',
      },
      any: {
        text: 'As a rule yes: most things become smaller when they are said, and larger when they are guessed. Wait until you can say it without heat, choose a place where nobody else listens, and begin with a question and not with a verdict. If it would not be safe, do not go alone, or do not go. If there is no good moment this week, a few written lines are a beginning too.',
        passage: '[[James 1:5]]',
      },
    },
  },
  {
    id: 'how-to-start',
    said: 'How do I start?',
    whole: whole(
      'how (?:do|can|could|should|would) (?:i|we|one|you) (?:even |actually |best )?(?:start|begin|get started|go about (?:it|this|that))|where (?:do|should|can|would) (?:i|we|one) (?:even )?(?:start|begin)|what (?:is|would be) the first step|how to (?:start|begin)|what do i do first|i (?:do not|would not) know (?:how|where) to (?:even )?(?:start|begin)(?: \\w+){0,3}',
    ),
    answers: {
      couple: {
        text: 'With ten minutes, not with the whole marriage. Sit down this evening without a screen and ask one question: what was hard for you this week? Only listen, and say back what you heard. Tomorrow it is your turn. Do that three times before you touch the large matter. If one of you cannot, begin with your own half: one thing less that hurts, one thank you more.',
        passage: '[[1 Corinthians 13:4-5]]',
      },
      people: {
        text: 'With the smallest friendly thing that you can do without pretending: a greeting, a short message, a cup of coffee. Then your own part, if there is one: I am sorry for how I spoke. Ask for nothing yet. Where trust is broken, it comes back in small coins and not in one payment, and you may keep your distance while it does.',
        passage: '[[Romans 12:18]]',
      },
      child: {
        text: 'With yourself: decide with the other parent on one thing only that is to change, and let the rest be for two weeks. Say it once, kindly and clearly, say what follows if not, and then do it without shouting. Beside that, a quarter of an hour each day in which you do nothing but what {he} would like. The second makes the first possible.',
        passage: '[[Ephesians 6:4]]',
      },
      grief: {
        text: 'There is no first step that one has to take. Get up, wash, eat something, go round the block: for today that is the whole work. Say the name once aloud. Put one thing off that is not due. If you wish to do something for the one you lost, light a candle, or write three sentences beginning with: I still wanted to tell you.',
        passage: '[[Psalm 34:18]]',
      },
      illness: {
        text: 'With one page of paper. On it: the questions for the doctor, the two people who may know everything, and the things that others can do for you, shopping, driving, the dog. Give that part away today; people want to help and do not know how. The rest of the road you need not see. Today has one appointment or one rest, and that is enough.',
        passage: '[[Matthew 6:34]]',
      },
      low: {
        text: 'Smaller than you think. Open the curtain, drink a glass of water, stand outside the door for five minutes. When one has no strength, the feeling comes after the doing and not before. Then one message to one person: I am not well; can you ring me tomorrow? And if it has gone on for more than two weeks, make an appointment with a doctor; that too is a beginning.',
        passage: '[[1 Kings 19:5-8]]',
      },
      fear: {
        text: 'Write down in one sentence what you are afraid of, as exactly as you can. Most fears are smaller on paper. Beside it: what could I do about it today? Do that, if it takes ten minutes, and cross it out. For the rest set one quarter of an hour a day for worrying, and when it comes at another time, say: at six. Breathe out longer than in, and say one line of a psalm with it.',
        passage: '[[Psalm 56:3]]',
      },
      guilt: {
        text: 'With God, and in plain words: this is what I did. Not what I was like, or why; what I did. Then one thing that can be put right this week: a letter, a sum of money, a visit, the truth. Put a day to it and tell one person that you will do it. You do not pay for forgiveness with it; you walk out of the old thing on it.',
        passage: '[[1 John 1:9]]',
      },
      doubt: {
        text: 'Write the question down that weighs most, as one sentence, and ask what it would take to answer it: a book, a person, or that a hurt is healed? Then read one Gospel, Mark, in a week, as if you had never heard of it, and mark what you like and what you do not. And say to God, if you can: if you are there, show me what is true.',
        passage: '[[Mark 9:24]]',
      },
      work: {
        text: 'With figures, because fear lives on not looking. Put on one page what comes in, what goes out and what is due, or, if it is about the place itself, what is asked of you and what you can stand for. Then one call this week: to the creditor, an advice centre, somebody who knows the trade. One call a day is a plan.',
        passage: '[[Luke 14:28]]',
      },
      habit: {
        text: 'Today three things. Tell one person. Make it hard: pour it away, hand over the card, put the phone outside the bedroom. And plan the worst hour of the day, where you will be and with whom. Do not promise for ever; promise until tomorrow morning. If your body depends on it, do not stop alone; ask a doctor first.',
        passage: '[[1 Corinthians 10:13]]',
      },
      'habit/other': {
        text: 'With yourself, because that is the part you can change. Stop covering: no excuses to the boss, no money, no lies for {him}. Tell one person outside how things are, and find a group for families; they have been where you are. Then, in a sober hour, say in two sentences what you see and what you will do from now on, and keep to it.',
        passage: '[[Galatians 6:2]]',
      },
      church: {
        text: 'By speaking with one person less about it, and with one person more: the one whom it concerns. Before that, write down what you know at first hand and what you only heard. Pray for those on the other side by name, for a week. Then ask for a talk, and say first what you value in them.',
        passage: '[[Ephesians 4:3]]',
      },
      prayer: {
        text: 'Short, and as you are. Sit down at the same time each day, five minutes, and say three sentences: thank you for this; this troubles me; help these people. Then be still for a minute. If you would like words, pray the Lord’s Prayer slowly. For reading, take the Gospel of Mark, half a page at a time, and ask: what does Jesus do here, and what would I say to him?',
        passage: '[[Matthew 6:6]]',
      },
      faith: {
        text: 'With Jesus himself, and not with the difficult questions. Read the Gospel of Mark, a chapter a day; it takes two weeks. Talk to God in your own words about what you read, also where you disagree. And go once to a church near you and sit at the back; somebody there will be glad to answer. You need not be good first, nor sure.',
        passage: '[[John 1:39]]',
      },
      any: {
        text: 'With one thing, so small that you can do it today: a sentence to God about how it is, and a message to one person whom you trust. Then choose the one part of it that lies in your hands, and leave the rest for tomorrow. Beginnings rarely feel like much. Put a day to the second step, so that it is not left to the mood.',
        passage: '[[Zechariah 4:10]]',
      },
    },
  },
  {
    id: 'one-thing-today',
    said: 'Give me one thing to do today',
    whole: whole(
      '(?:(?:give|tell) me |what is |can you give me )?(?:just |only )?(?:one|1|a) (?:small |simple |single |practical |concrete )?(?:thing|step)(?: (?:that )?(?:i|we) (?:can|could|should))?(?: (?:to )?do)?(?: (?:today|tonight|tomorrow|now|this week|about it))*|(?:but )?(?:what (?:can|should|do|could) i )?(?:actually |really )?do practically|practically(?: speaking)?|(?:what|but what) (?:does (?:that|it) mean|is that) (?:practically|in practice|in real life)|(?:what|so what) (?:do|should|can|could|must|shall) (?:i|we) (?:actually |even |really )?do(?: (?:now|next|tonight|today|then|about (?:it|this|that|him|her|them)))*|what now|what (?:is|would be) one (?:small )?thing i could do(?: this week)?|something practical|how do i (?:actually )?do that|what can be done',
    ),
    answers: {
      couple: {
        text: 'One thing: before you sleep, say to {him} one true good sentence, a thank you for something definite, and ask for twenty minutes this week without telephone or children. Not to solve it; to hear each other. Put the time down. If you are afraid of {him}, the one thing is another: ring somebody outside the house today.',
        passage: '[[Ephesians 4:32]]',
      },
      people: {
        text: 'Write three lines, and sleep on them before you send them: what was good between you, what hurts, and what you would like. Or, if it is too early for that, pray one sentence for the other by name each evening this week. It need not be felt. It keeps your own heart soft while you wait.',
        passage: '[[Romans 12:18]]',
      },
      child: {
        text: 'Today a quarter of an hour with {him} in which you want nothing: no advice, no questions about the matter, whatever {he} would like to do. Then, when you turn out the light or hang up: I am glad that you are mine. The difficult talk can come tomorrow; it stands better on that.',
        passage: '[[Luke 15:20]]',
      },
      grief: {
        text: 'Eat something warm, go outside for ten minutes, and speak the name once aloud, to somebody or to God. If the evening is the worst, ring one person at that hour and say: you need not say anything, only stay on the line a while. All else can wait until tomorrow, and some of it until next month.',
        passage: '[[Psalm 34:18]]',
      },
      illness: {
        text: 'Hand over one thing. A lift, a meal, an hour at the bedside, the phone calls: write to one person today and ask for just that. And for yourself, one thing that has nothing to do with the illness: music, a window, a short walk. Before the night, one sentence to God: you know; stay.',
        passage: '[[Galatians 6:2]]',
      },
      low: {
        text: 'Go outside for ten minutes while it is light, and tell one person how it really is, in one sentence. If you do that and nothing else, it was a good day’s work. Should the dark have lasted longer than two weeks, the one thing is a call to a doctor. If it turns to thoughts of not living, do not wait: ring a crisis line now.',
        passage: '[[1 Kings 19:5-8]]',
      },
      fear: {
        text: 'Take a sheet, draw a line down the middle, and write on the left what you can do something about and on the right what you cannot. Do one thing from the left today, however small. Read the right side to God, slowly, and fold the sheet. When it comes back at night, breathe out long and say: that is on the sheet.',
        passage: '[[1 Peter 5:7]]',
      },
      guilt: {
        text: 'Say to God in one sentence what you did, without explanations. Then write the first two sentences of what you would say to the one it concerned; you need not send them today. And give back, pay or correct the one thing that could be put right this week. Put a day to it.',
        passage: '[[1 John 1:9]]',
      },
      doubt: {
        text: 'Read the first chapter of Mark’s Gospel today, it takes six minutes, and note one thing that you like in Jesus and one that you do not. Then say it aloud, as if he could hear. You need not believe anything in order to do it. Tomorrow the second chapter.',
        passage: '[[John 1:39]]',
      },
      work: {
        text: 'One call or one letter, before noon: the one that you have put off. To a creditor: I cannot pay all, I can pay this. To an employer: may I ask how you decided? To an advice centre: when can I come? Then stop for today and do something with your hands. A day with one such step was not wasted.',
        passage: '[[Proverbs 16:3]]',
      },
      habit: {
        text: 'Ring or write to one person before this evening and say: today is hard; may I call you at the bad hour? Then clear the place where it happens, the bottle, the app, the card. And go to bed early, since most falls happen tired. It is only for today; tomorrow gets its own.',
        passage: '[[1 Corinthians 10:13]]',
      },
      'habit/other': {
        text: 'Do one thing less: one excuse, one payment, one lie for {him} that you leave undone today. And one thing for yourself: ring a group for families of addicted people, and ask when they meet. You cannot make {him} stop; you can stop carrying it alone.',
        passage: '[[Galatians 6:2]]',
      },
      church: {
        text: 'Today say nothing about it to anyone who cannot change it. Write down in five lines what you know at first hand. Then pray by name for the one who angers you most, one sentence. Tomorrow ask for a talk with the one responsible.',
        passage: '[[Ephesians 4:3]]',
      },
      prayer: {
        text: 'Five minutes, today at an hour that you can keep. Sit, read Psalm 23 half aloud, say to God one thing that is good and one that is hard, and be quiet for as long as ten breaths. That is all. Tomorrow the same.',
        passage: '[[Matthew 6:6]]',
      },
      any: {
        text: 'One thing, then: write to one person whom you trust, today, and say in two sentences how it is. Ask for no advice, only to be read. After that one small thing that lies in your hands, and then bread, fresh air and sleep. Leave every large decision until you have slept.',
        passage: '[[Matthew 6:34]]',
      },
    },
  },
  {
    id: 'how-to-help',
    said: 'How can I help him?',
    whole: whole(
      `(?:how|what) (?:can|could|do|should|may) i (?:do to |best )?(?:help|support|comfort|be there for|care for|encourage|understand) ${SOMEONE}(?: better| through (?:it|this|that))?|what (?:can|could|should) i do (?:for|to help) ${SOMEONE}|is there anything i can do(?: for ${SOMEONE})?`,
    ),
    answers: {
      child: {
        text: 'By staying reachable. Keep contact over ordinary things, ask more than you advise, and do not buy {him} out of every consequence; help that teaches is different from help that hides. Say often that you love {him}, and seldom what you think of the way {he} went. If there is danger, drugs, violence, talk of dying, get help from outside and do not wait to be asked.',
        passage: '[[Luke 15:20]]',
      },
      couple: {
        text: 'Ask and do not guess: what would help you this week, that I listen, that I do something, or that I leave you in peace? Then do that one thing reliably. Leave out the advice for a while. Take one load without being asked. And look after yourself too; two exhausted people cannot carry each other.',
        passage: '[[Galatians 6:2]]',
      },
      'illness/other': {
        text: 'With definite things. Not: call me if you need something; but: I am coming on Tuesday with soup, and I can drive on Thursday. Let {him} talk about the illness, and about everything else too. Do not play it down, send no miracle cures, and give no reasons from God. Offer to read a psalm or to pray, and take a no kindly. Think also of those who care for {him}.',
        passage: '[[Matthew 25:36]]',
      },
      'habit/other': {
        text: 'Love the person and do not feed the habit. No money, no covering, no quarrel in drink; a ride to the doctor or the group at any time. Say calmly what you see. Praise each sober day without testing. {He} must want it; you cannot want it instead. And go to a group for relatives yourself, that is no betrayal.',
        passage: '[[Galatians 6:1-2]]',
      },
      'doubt/other': {
        text: 'Listen longer than is comfortable, and ask what happened, not only what is left of it now. Stay the same person to {him}: same invitations, same jokes. Pray, and do not announce it each time. When you are asked why you believe, answer in three honest sentences. Faith is more often caught beside somebody than lost in an argument.',
        passage: '[[Jude 1:22]]',
      },
      any: {
        text: 'Be there without a plan. Ask: would you like company, help, or quiet? Then one definite thing on a definite day, a meal, a lift, an hour. Do not explain why it happened. Ask again in a month, when others have stopped. And know your own limit: for what is more than friendship can carry there are doctors, counsellors and pastors, and you may help to find one.',
        passage: '[[Galatians 6:2]]',
      },
    },
  },
  {
    id: 'how-to-keep-going',
    said: 'How do I keep going?',
    whole: whole(
      'how (?:do|can|am|could|would|should) i (?:supposed to |even |ever )?(?:keep (?:going|doing (?:this|that|it)|on|it up)|go on|carry on|get through (?:this|it|that|tonight|the \\w+)|cope(?: with (?:this|it|that))?|live with (?:this|it|that)|bear (?:this|it|that)|survive(?: (?:this|it))?|manage(?: (?:this|it))?|stay strong|deal with (?:this|it|that|him|her|them)|handle (?:this|it|that))|i (?:can not|cannot|do not know how to) (?:do (?:this|it)|go on|carry on|keep (?:going|doing this)|take (?:it|this))',
    ),
    answers: {
      'illness/other': {
        text: 'Not alone, and not without stopping. Whoever cares for another needs sleep, one free half day in the week, and somebody who asks about them. Ask the doctor or the social services what relief there is, before you break down and not after. You may be impatient, and you may laugh. Love is not measured by whether you also do the night shift. For today: what can stay undone?',
        passage: '[[1 Kings 19:5-8]]',
      },
      illness: {
        text: 'In short distances. Not the whole treatment; this week. On good days do something that is not illness; on bad ones count it enough to have got through. Let people bring you things. Tell the doctor about pain and low spirits, because both can be treated. And with God you may be short too: you know; stay with me until the evening.',
        passage: '[[2 Corinthians 4:16]]',
      },
      grief: {
        text: 'By the day, and on some days by the hour. Grief comes in waves; you need not swim, only stay above water until this one has passed. Keep a few fixed points: getting up, a meal, a walk, one person. Do not decide anything large this year. And you do not leave the one you lost behind by eating and sleeping and one day laughing.',
        passage: '[[Lamentations 3:22-23]]',
      },
      low: {
        text: 'Make the day small: get up, wash, eat, be outside for ten minutes. More is a gift and not a duty. Tell one person the truth about how you are, and see a doctor, because what has a treatment should be treated. If it means that you do not want to live any more, ring a crisis line or somebody close now, before you go on reading. God does not ask for strength you have not got.',
        passage: '[[Isaiah 42:3]]',
      },
      couple: {
        text: 'You need not carry a whole marriage on your own back. Decide what is yours: your words, your truthfulness, your part of the work; and what is not: the other’s moods and choices. Find one person outside to whom you can say it all, and a counsellor, if possible for both. Patience is not the same as enduring everything; where there is violence or fear, safety comes first.',
        passage: '[[Galatians 6:5]]',
      },
      child: {
        text: 'Parents run dry as well. Share it with the other parent or a friend, sleep before you decide, and let some rules rest so that the few important ones hold. Ask for help while it is still small: school, doctor, a family counsellor. You are not the only one who loves this child; there is a Father who has more breath.',
        passage: '[[Isaiah 40:29-31]]',
      },
      work: {
        text: 'Divide it. What can end soon, what can be done differently, and what must be borne until something changes? Guard one day in the week and the hour before sleep; nobody works better without them. Tell one person at home how heavy it is. If body or spirits give way, see a doctor in time; you may be a good servant of God and off sick.',
        passage: '[[Matthew 11:28]]',
      },
      habit: {
        text: 'One day at a time, with somebody who knows about it. Strength of will runs out by evening; habits, people and closed doors do not. Know your four bad states: hungry, angry, lonely, tired. Do something about those first. And keep a list of three people you may ring at any hour.',
        passage: '[[1 Corinthians 10:13]]',
      },
      any: {
        text: 'In smaller pieces than you think. Not the whole road; this day, and the part of it that lies before you. Keep sleep, food and one person who knows. Say to God in plain words how tired you are; half of the Psalms do. And let something lie that is not due: to be at the end of one’s strength is no sin, and asking for help no defeat.',
        passage: '[[Matthew 6:34]]',
      },
    },
  },
];
