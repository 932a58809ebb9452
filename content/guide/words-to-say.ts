/** To whom something is said. */
export type Addressee =
  | 'parent'
  | 'spouse'
  | 'child'
  | 'sibling'
  | 'friend'
  | 'relative'
  | 'boss'
  | 'doctor'
  | 'minister'
  | 'teacher';

/** Whose the matter is: the visitor's own, that of the one who is spoken to, or somebody else's. */
export type MatterOf = 'self' | 'addressee' | 'other';

/**
 * Two or three sentences that can be said or sent as they stand. `{who}` is somebody else of whom they speak ("my
 * mother"), with `{he}`, `{him}`, `{his}`; of `{is|are}` the first stands behind he and she.
 */
export interface WordsToSay {
  readonly id: string;
  /** Over the plain words of the visitor's messages. */
  readonly told: RegExp;
  /** Over all that the visitor told; left out: whatever else was told. */
  readonly beside?: RegExp;
  /** Over the request; left out: however it is put. Who asks what to say need not be the one who brings the news. */
  readonly asked?: RegExp;
  /** Left out: to anybody. */
  readonly to?: readonly Addressee[];
  /** Left out: whosesoever it is. */
  readonly of?: readonly MatterOf[];
  readonly say: string;
  /** How to say it, in one sentence. */
  readonly hint: string;
}

const FAMILY = ['parent', 'spouse', 'child', 'sibling', 'relative'] as const;
const NEAR = [...FAMILY, 'friend'] as const;

/** The first that fits the talk and the addressee is taken, so what is most exact stands first. */
export const WORDS_TO_SAY: readonly WordsToSay[] = [
  {
    id: 'ask-for-money',
    told: /\b(?:ask\w*|borrow\w*|lend\w*)\b.{0,60}\b(?:money|rent|bills?|loan|financial\w*)\b|\b(?:money|rent|bills?|loan)\b.{0,60}\b(?:ask|borrow)\b/,
    to: ['minister', ...NEAR],
    say: 'I find this hard to ask, and I would rather ask it openly. It is about money: I have [sum], and I need [sum] by [day]. Could you help me, as a gift or as a loan, or tell me who might? I can show you the papers, and a no would change nothing between us.',
    hint: 'Name the sum, the day and what it is for; that is kinder to both than a hint.',
  },
  {
    id: 'asked-to-say-what-is-not-so',
    told: /\b(?:boss|manager|supervisor|employer|company|team leader)\b.{0,60}\b(?:wants?|asks?|asked|tells?|told|expects?|makes?|pressures?) (?:me|us) to (?:\w+ ){0,3}?(?:lie|hide|fake|sign|write|pretend|change|falsify|cover|say|backdate|cheat|mislead|leave)\b/,
    to: ['boss'],
    say: 'Could we talk for ten minutes about [the task]? I see what depends on it, and I want to help us get there. I am not comfortable putting my name to something that is not so, and I should like to do it in another way: [what you can do instead]. What do you think?',
    hint: 'Alone and calmly, about the task and not about the person. If your job or your stay in the country hangs on it, take advice first.',
  },
  {
    id: 'no-work-on-sundays',
    told: /\b(?:boss|manager|shifts?|rota|work\w*)\b.{0,60}\bsundays?\b|\bsundays?\b.{0,60}\b(?:shifts?|work\w*|rota)\b/,
    to: ['boss'],
    say: 'I would like to talk about Sundays. That day belongs to church and to the people at home, and I cannot work on every one of them. I am glad to take [another day or shift] in its place. Could we plan it so from [date]?',
    hint: 'Offer something definite in exchange; that is easier to grant than a bare no.',
  },
  {
    id: 'cannot-give-the-tithe',
    told: /\b(?:tith\w+|robb?(?:ing)? god|seed offering|first fruits?)\b/,
    to: ['minister'],
    say: 'Thank you for all that you have done for me. I want to be honest with you: I cannot give the tithe at present. What I earn is needed at home, and others depend on it. I am not turning away from God or from the church; I give what I can. Please pray for us.',
    hint: 'You owe nobody an account of what you earn. If you are shamed for it, that says nothing of how you stand before God.',
  },
  {
    id: 'to-a-prisoner-who-has-done-harm',
    told: /\b(?:prison|jail|locked up|behind bars|sentenced|remand|(?:got|given|serving|doing) \w+ (?:years|months))\b/,
    beside:
      /\b(?:robb\w+|stole|stolen|steal\w*|attack\w*|assault\w*|killed|beat|cheated|conned|hurt (?:my|our|her|his|the|me|us))\b/,
    of: ['addressee'],
    say: 'I am writing because you are still my family. What you did is not mended for me, and I will not pretend that it is. I hope that what you say about yourself now is true, and I need time to see it. For the moment I can write, and no more. Tell me what your days are like.',
    hint: 'Leave out whatever is not so for you, and promise no visit of which you are not sure.',
  },
  {
    id: 'sent-something-on-faith',
    told: /\b(?:sent|sends|shared|forwarded|quoted|given|gave) (?:me|us)\b/,
    beside:
      /\b(?:jewish|muslims?|hindus?|atheists?|sikhs?|mormons?|jehovah\w*|catholics?|isaiah|trinity|quran|koran|gospel|bible|tracts?)\b/,
    to: ['friend', 'sibling', 'relative', 'parent', 'child'],
    say: 'Thank you for sending me that; I know that it matters to you. I have read it, and I see it differently: [one sentence of yours]. I would rather talk about it at a table than argue in messages. And whatever we make of it, I do not want to lose you over it.',
    hint: 'One sentence on the matter is enough; the rest is about the two of you.',
  },
  {
    id: 'friend-is-pregnant',
    told: /\bpregnan\w+\b(?!.*\b(?:lost|miscarr\w*|stillb\w*|died)\b)/,
    to: ['friend', 'child', 'sibling', 'relative'],
    of: ['addressee'],
    say: 'I am glad that you told me. How is it for you? Whatever you feel about it today, you can say it to me. If you would like company on any of the ways there are to go, I will come with you.',
    hint: 'Then listen first, and be glad or worried only when you know which it is.',
  },
  {
    id: 'i-am-pregnant',
    told: /\bpregnan\w+\b(?!.*\b(?:lost|miscarr\w*|stillb\w*|died)\b)/,
    to: [...NEAR],
    of: ['self'],
    say: 'I have something big to tell you, and I am not sure how you will take it. I am pregnant. Please stay with me for a moment before you say anything, and then let us talk.',
    hint: 'If you are afraid of how it will be taken, have somebody with you whom you trust.',
  },
  {
    id: 'pregnant-to-the-boss',
    told: /\bpregnan\w+\b(?!.*\b(?:lost|miscarr\w*|stillb\w*|died)\b)/,
    to: ['boss'],
    of: ['self'],
    say: 'I would like you to hear it from me: I am expecting a child in [month]. I would like to talk with you about what has to be arranged, and when. Could we find half an hour?',
    hint: 'Find out beforehand what the law gives you; you need not settle anything in the first talk.',
  },
  {
    id: 'tell-minister-of-the-dying',
    told: /\b(?:dying|hospice|palliative|terminal\w*|end of (?:his|her) life|last days|not long)\b/,
    to: ['minister'],
    of: ['other', 'addressee'],
    say: 'I am asking for your help for {who}. {He} {is|are} dying, and it would mean much to have a minister there. Could you come, and how soon? You can reach me at [number].',
    hint: 'Give the name, the place and a quiet hour. Say it too if it is many years since church; that shuts no door.',
  },
  {
    id: 'to-the-dying',
    told: /\b(?:dying|hospice|palliative|terminal\w*|deathbed|(?:weeks|days|months) (?:left )?to live|last days|not long (?:left|to go|now))\b/,
    to: [...NEAR],
    of: ['addressee'],
    say: 'I am here, and you do not have to talk. Thank you for all that you have been to me. Where I have hurt you, please forgive me. I love you.',
    hint: 'Say it slowly, with a hand in yours, and leave out what is not so for you. Hearing often stays to the end, so it is not too late when there is no answer.',
  },
  {
    id: 'tell-of-the-dying',
    told: /\b(?:dying|hospice|palliative|terminal\w*|(?:weeks|days|months) (?:left )?to live|last days)\b/,
    to: [...NEAR],
    of: ['other'],
    say: 'I have sad news, and I want you to hear it from me. {Who} {is|are} very ill, and the doctors say that {he} will not get well. We do not know how long. If you want to see {him}, it should be soon.',
    hint: 'Say the word dying if you are asked; a clear word is kinder than a guess.',
  },
  {
    id: 'at-the-machine',
    told: /\b(?:on (?:a|the) (?:machine|ventilator|life support)|life support|coma|intensive care|icu|unconscious|not wak\w+)\b/,
    to: [...NEAR],
    of: ['addressee'],
    say: 'It is me. I am with you, and you are being well looked after. You do not have to do anything now. I love you, and I am coming back.',
    hint: 'Speak in your usual voice and say your name first; touch a hand if the nurses allow it.',
  },
  {
    id: 'gang-to-a-parent',
    told: /\b(?:gangs?|sell(?:s|ing)? drugs|dealing (?:in )?drugs|drug dealers?|arrested|prison|jail|police|in trouble with)\b/,
    to: ['parent', 'spouse', 'relative'],
    of: ['other'],
    say: 'I know how heavy this is for you, and I am worried too. I do not blame you. You do not have to carry it alone: I am here, and I love you.',
    hint: 'Then do one thing that can be seen: ring tonight, cook a meal, or sit there for an hour.',
  },
  {
    id: 'gang-to-the-one-in-it',
    told: /\b(?:gangs?|sell(?:s|ing)? drugs|dealing (?:in )?drugs|drug dealers?|carr(?:y|ies) a (?:knife|gun))\b/,
    of: ['addressee'],
    say: 'I do not want to tell you off. I miss you, and I am afraid of losing you. If you ever want out, call me, at any hour, and I will find help with you.',
    hint: 'Say it with nobody else by, and do not argue afterwards. Do not go alone where there may be weapons.',
  },
  {
    id: 'to-a-prisoner',
    told: /\b(?:prison|jail|locked up|behind bars|sentenced|remand)\b/,
    of: ['addressee'],
    say: 'I think of you every day, and you are as dear to me as before. You need not explain anything to me. Tell me what your days are like, and what I can send.',
    hint: 'A short letter each week helps more than one long one.',
  },
  {
    id: 'own-up-theft',
    told: /\b(?:i|we) (?:(?:have|had|been|am|was|are|were) )*(?:took|stole|steal|stealing|taking|taken|stolen) (?:\w+ ){0,4}?(?:money|cash|till)\b/,
    of: ['self'],
    say: 'I have to tell you something that I am ashamed of. I took money that was not mine. I am sorry, and I want to pay back all of it. I will accept what you decide.',
    hint: 'Have the sum ready on paper. Where it could become a matter for the law, ask a lawyer or advice service first.',
  },
  {
    id: 'betrayed',
    told: /\b(?:affair|cheat(?:s|ed|ing) on me|(?:is|was|has been) cheating|unfaithful|(?:has|seeing|with|is) another (?:woman|man)|slept with (?:another|someone|somebody))\b/,
    to: ['spouse'],
    of: ['addressee'],
    say: 'I know of it, and I am hurt more than I can say. I do not want to shout. Please tell me the truth now, all at once and not in pieces. I cannot decide anything today.',
    hint: 'Say only what you surely know. If you are afraid of how it will be taken, have somebody within call.',
  },
  {
    id: 'own-up-affair',
    told: /\b(?:i (?:have )?(?:had|have|am having) (?:an )?affair|i (?:have )?cheated|i was unfaithful|i slept with|i (?:am|was|have been) seeing (?:another|someone|somebody)|i (?:am|was|have been) with another (?:woman|man))\b/,
    to: ['spouse'],
    of: ['self', 'other'],
    say: 'I have to tell you the truth, and it will hurt you. I have been unfaithful to you. It is my doing and not yours. It is over, I am deeply sorry, and I will answer whatever you ask.',
    hint: 'Say that it is over only when it is. Expect no answer tonight, and go or stay as the other one wishes.',
  },
  {
    id: 'own-up-money',
    told: /\b(?:gambl\w*|betting|debts?|in debt|loans?|credit cards?|lied (?:\w+ ){0,3}?about (?:the )?money|hid (?:\w+ ){0,2}?(?:money|bills|letters))\b/,
    to: [...NEAR],
    of: ['self'],
    say: 'I have hidden something from you, and I do not want to hide it any longer. I am in debt, and I will show you all of it. I am ashamed, and I need your help to stop it getting worse.',
    hint: 'Lay all the letters on the table at once; a second discovery hurts more than the first.',
  },
  {
    id: 'own-up-lie',
    told: /\bi (?:have )?(?:lied|been lying|did not tell (?:him|her|them) the truth)\b/,
    of: ['self'],
    say: 'I told you something that was not true, and I want to put it right. This is how it really is: [what is true]. I am sorry. I can understand if you need time before you trust me again.',
    hint: 'No reasons in the first minute; they sound like excuses.',
  },
  {
    id: 'own-addiction',
    told: /\bi (?:(?:am|was|have|had|been|still|always|often|just|secretly|started|keep|can not stop|got) )*(?:drink(?: too much| every| alone| a lot| again| in secret)|drank|drinking(?! (?:water|tea|coffee))|relapsed|us(?:e|ing) (?:again|drugs)|addicted|hooked|watch(?:ed|ing)? porn|gambl(?:e|ed|ing))\b|\bmy (?:drinking|addiction|habit)\b/,
    of: ['self'],
    say: 'I have a problem, and I cannot manage it alone. I have tried to stop and have not been able to. You need not solve it; I only ask you to know it, and to go with me to get help.',
    hint: 'With a doctor, say how much and how often; they have heard it before, and with some things one must not stop suddenly.',
  },
  {
    id: 'their-addiction',
    told: /\b(?:drink(?:s|ing)?(?! (?:water|tea|coffee|enough))|drunk|alcohol\w*|addict\w*|drugs|gambl\w*|heroin|cocaine|weed|using (?:again|drugs))\b/,
    of: ['addressee'],
    say: 'I love you, and I am worried about you. I have seen [one thing that you saw], and I do not want to look away any longer. I will not nag you. If you want help, I will go with you to find it.',
    hint: 'In a sober hour and alone. If there is any danger of blows, do not do it alone and not at home.',
  },
  {
    id: 'own-up-damage',
    told: /\b(?:i (?:have )?(?:(?:damaged|scratched|crashed|dented) (?:a|an|the|his|her|their|my|our|somebodys|someones)|broke (?:his|her|their|our|the|somebodys|someones) (?!heart|leg|arm|law|promise|trust)|hit (?:a|the|his|her|their|somebodys|someones) (?:\w+ )?(?:car|bike|fence|wall|gate|mirror)|lost (?:his|her|their|somebodys|someones) (?:\w+ )?(?:ring|keys?|phone|bag|book|watch|card|camera|bike))|hit and run|i drove (?:away|off))\b/,
    of: ['self'],
    say: 'It was I who did it, and I should have told you at once. I am sorry, and I will pay for what it costs. Please tell me what I should do now.',
    hint: 'Today rather than tomorrow. Where the law may come in, ask an advice service first.',
  },
  {
    id: 'left-by-children-of-divorce',
    told: /\b(?:divorc\w+|separat(?:e|ing|ed|ion)|splitting up)\b/,
    to: ['child'],
    of: ['self', 'other'],
    say: 'Mum and Dad are not going to live together any more. It is not because of anything you did, and you cannot mend it. We both stay your parents, and we both love you just as before. You may ask anything.',
    hint: 'Both together if you can, and with what happens tomorrow: where they sleep, who takes them to school.',
  },
  {
    id: 'friend-divorce',
    told: /\b(?:divorc\w+|separat(?:ed|ing|ion)|(?:husband|wife|partner) (?:has )?(?:left|walked out|moved out)|(?:he|she) (?:has )?(?:left (?:him|her|them)|walked out|moved out)|broke up|broken up|dumped)\b/,
    to: [...NEAR],
    of: ['addressee', 'other'],
    say: 'I am so sorry. I do not want to hear whose fault it was; I only want to know how you are. Would you like company this weekend, or a quiet meal? You decide, and no is fine.',
    hint: 'No word against the other one; they may make it up.',
  },
  {
    id: 'break-up',
    told: /\b(?:break(?:ing)? up|end (?:it|things|the relationship)|leave (?:him|her)|(?:do|does) not love (?:him|her) any ?more)\b/,
    to: ['spouse'],
    of: ['self', 'addressee'],
    say: 'I need to tell you something hard, and you deserve to hear it from me. I do not see a future for the two of us, and I do not want to pretend. I have thought about it for a long time. I am sorry that it hurts.',
    hint: 'Leave no hope open that is not there. If you are afraid of the answer, say it where others are near.',
  },
  {
    id: 'tell-of-my-illness',
    told: /\b(?:diagnos\w+|cancer|leuka?emia|tumou?r|operation|surgery|chemo\w*|transplant|ms|parkinsons|hiv|terminal\w*)\b/,
    to: [...NEAR],
    of: ['self'],
    say: 'I would like you to hear this from me. I am ill: [what it is, in one word]. I know [what comes next], and the rest I do not know yet. You need not cheer me up. I would like to go on talking with you about ordinary things too.',
    hint: 'Choose an hour when there is time, and do not play it down; people feel that.',
  },
  {
    id: 'tell-of-tests',
    told: /\b(?:lump|biopsy|scan|mammogram|(?:blood|hospital|medical|heart|lung) (?:tests?|results)|(?:hospital|doctors?|gp|clinic) (?:\w+ ){0,6}?tests|results (?:from|of) the (?:hospital|clinic|doctors?))\b/,
    to: [...NEAR],
    of: ['self'],
    say: 'I would like you to hear this from me. There is something that the doctors are looking into, and nobody knows yet what it is. I will tell you as soon as I know. Until then I would like to talk with you about ordinary things too.',
    hint: 'Say what is known and what is not, choose an hour when there is time, and do not play it down; people feel that.',
  },
  {
    id: 'tell-of-somebody-ill',
    told: /\b(?:cancer|stroke|tumou?r|dementia|heart attack|hospital|operation|surgery|accident|diagnos\w+|very ill)\b/,
    to: ['child'],
    of: ['other'],
    say: '{Who} {is|are} ill, and the doctors are helping {him}. It is not your fault, and you cannot catch it by a hug. I will always tell you what I know. What would you like to ask me?',
    hint: 'Short and true, and again tomorrow. If it is infectious, or your child is grown up, leave out the sentence on fault and hugs.',
  },
  {
    id: 'to-the-ill',
    told: /\b(?:cancer|leuka?emia|tumou?r|stroke|heart attack|diagnos\w+|hospital|operation|surgery|chemo\w*|very ill|sick(?! (?:of|and tired))|accident|transplant|ms|parkinsons)\b/,
    to: [...NEAR],
    of: ['addressee'],
    say: 'I have been thinking of you. You do not have to be brave with me, and you need not answer. May I come on [day] and bring [something]? Send me away whenever you are tired.',
    hint: 'Ask what the hardest thing is today, and leave out every story of others who had it.',
  },
  {
    id: 'tell-a-child-of-a-death',
    asked: /\b(?:tell|explain|break)\b/,
    told: /\b(?:died|dead|passed away|funeral|dying|buried)\b/,
    to: ['child'],
    say: 'I have something very sad to tell you. {Who} {has|have} died. That means that the body has stopped working and will not start again. You did nothing wrong. I am sad too, and we can cry together and ask anything.',
    hint: 'Say died, and not asleep or gone away. Then stay close, and let the child go and play when it wants to.',
  },
  {
    id: 'with-dementia',
    told: /\b(?:dementia|alzheimer\w*)\b/,
    of: ['addressee'],
    say: 'I am here with you, and you are safe. Tell me what you are thinking of; I like to hear you.',
    hint: 'Do not tell a death again each time; ask about the one who is missed, and stay with the feeling.',
  },
  {
    id: 'after-a-suicide',
    told: /\b(?:hanged (?:him|her)self|killed (?:him|her)self|took (?:his|her) own life|died by suicide|(?:his|her|whose) suicide)\b/,
    to: [...NEAR],
    say: 'I am so sorry. I think of {him} and of you. We do not have to find the reason, and I do not believe that it was your fault. You may talk of it at any hour, or be silent. I am not afraid of the words.',
    hint: 'Say the name of the one who died, and ask again after weeks.',
  },
  {
    id: 'to-the-mourner',
    told: /\b(?:died|dead|passed (?:away|on)|(?:mother|father|mum|mom|dad|wife|husband|aunt|uncle|nan|gran|grandma|grandpa|grandad|grandmother|grandfather) (?:has |just |have )*passed(?! (?:his|her|the|my|their|all|everything|an?|with))|funeral|buried|lost (?:his|her|their|a|the|my|our) (?:\w+ )?(?:mother|father|mum|mom|dad|parents?|wife|husband|partner|son|daughter|child|baby|babies|brother|sister|friend|aunt|uncle|nan|gran|grandma|grandpa|grandad|grandmother|grandfather|dog|cat|pregnancy)|widow\w*|miscarr\w*|stillb\w*|mourn\w*)\b/,
    to: [...NEAR],
    of: ['addressee', 'other'],
    say: 'I am so sorry. I do not know what to say, and I am here. You need not be strong with me. Tell me whatever you like, or let us just sit.',
    hint: 'No reasons, no better place, no at least. And come again in three weeks.',
  },
  {
    id: 'mourning-myself',
    told: /\b(?:died|dead|passed away|funeral|buried|widow\w*|miscarr\w*|stillb\w*)\b/,
    of: ['self'],
    say: 'I am not all right just now, and I do not need advice. I miss {who}. It would help me if you said the name sometimes, and if you asked me again next week.',
    hint: 'People are mostly relieved to be told what helps.',
  },
  {
    id: 'failed-exam',
    told: /\b(?:failed|failing (?:my|the|this|school|at|in|all)|flunked|did not (?:pass|get in)|retake|resit|bad grades?|low marks?)\b/,
    to: ['parent', 'relative', 'spouse', 'teacher'],
    of: ['self'],
    say: 'I have to tell you something, and I am ashamed of it. I have failed. I know what you have put into this, and I am sorry. I have not worked out yet what comes next, and I would like to think about it with you, but not tonight.',
    hint: 'Say it before they hear it elsewhere, and let the first reaction pass before you answer.',
  },
  {
    id: 'their-failed-exam',
    told: /\b(?:fail(?:ed|ing)|flunked|did not (?:pass|get in)|rejected|bad grades?)\b/,
    of: ['addressee'],
    say: 'I am sorry; I know how much you wanted it. It does not change what I think of you. We need not talk about what comes next today. Shall we go and get something to eat?',
    hint: 'Not yet: why, and what now.',
  },
  {
    id: 'leaving-studies',
    told: /\b(?:(?:leave|leaving|quit|quitting|drop(?:ping)? out(?: of)?|give up) (?:my )?(?:university|uni|college|school|degree|course|studies)|chang(?:e|ing) (?:my )?(?:course|degree|subject))\b/,
    to: ['parent', 'relative'],
    say: 'I do not want to fight with you. I know that you want a good life for me, and I am grateful for what you have given. I have thought about this for a long time, and I would like to tell you why, and then hear what worries you most. We need not agree tonight.',
    hint: 'Ask for an hour when nobody is angry, and bring a plan for the next half-year.',
  },
  {
    id: 'faith-differs',
    told: /\b(?:(?:do not|no longer) believe (?:in god|any ?more|in it)|stopped believing|lost my faith|left the church|became a christian|become a christian|am a christian now|getting baptised|baptized|convert(?:ed|ing)|different faith|(?:am|became|become|becoming) (?:now )?(?:an? )?(?:atheist|muslim|hindu|buddhist|catholic|orthodox|jew))\b/,
    to: [...NEAR],
    of: ['self'],
    say: 'I want to tell you something that matters to me, and I am a little afraid of it. About faith I have come to see things differently from you. I am not against you, and I am grateful for you. I do not ask you to agree; I would like you to know me as I am.',
    hint: 'Say it once, calmly, and do not argue it out the same evening.',
  },
  {
    id: 'coming-out',
    told: /\b(?:i am (?:gay|lesbian|bi|bisexual|trans|queer)|com(?:e|ing) out (?:to (?:my|him|her|them)|as))\b/,
    of: ['self'],
    say: 'I would like to tell you something about me, because I do not want to hide from you. It is not easy for me to say: I am [gay, or your own word]. I am still the same person. You do not have to answer at once; I only ask you to listen.',
    hint: 'If you might be put out or hurt, tell a safe grown-up first, and be in no haste.',
  },
  {
    id: 'child-came-out',
    told: /\b(?:gay|lesbian|bisexual|trans|came out (?:to|as)|has come out(?! of))\b/,
    to: ['child', 'sibling', 'friend'],
    of: ['addressee'],
    say: 'Thank you for telling me; I know that it took courage. I love you, and nothing changes that. I may have questions and I may say something clumsy. Please tell me if I do.',
    hint: 'Listen today, and leave what you think about it for another day.',
  },
  {
    id: 'to-the-one-who-hurts',
    told: /\b(?:(?<!it )hits?|beats?|slaps?|slapped|punche[sd]|chok(?:es|ed)|abus(?:es|ed)|threaten(?:s|ed)) me\b/,
    of: ['addressee'],
    say: 'You have hurt me, and that must never happen again. I am getting help for myself, and I ask you to get help for yourself.',
    hint: 'Do not say this alone with somebody who may hurt you. Speak first with people who help in this, and be where you are safe.',
  },
  {
    id: 'hurt-by-someone',
    told: /\b(?:(?:was|is|been|being|were|got|gets) (?:\w+ )?(?:abused|raped|assaulted|molested|beaten|stalked|threatened|hit by)|(?:her|his) (?:husband|boyfriend|girlfriend|wife|partner|father|dad|stepfather|stepdad|mother|ex) (?:\w+ ){0,2}?(?:hits?|beats?|abus(?:es|ed)|hurts?|rap(?:es|ed)|threaten(?:s|ed)) (?:her|him))\b/,
    of: ['addressee', 'other'],
    to: ['friend', 'sibling', 'child'],
    say: 'I believe you. It was not your fault. You do not have to tell me more than you want to. I will not leave you alone with this; let us find somebody together who can help.',
    hint: 'Promise no silence: if a child is in danger, or a life, others must know.',
  },
  {
    id: 'i-was-hurt',
    told: /\b(?:he|she|they|father|dad|mother|mum|mom|stepfather|stepdad|uncle|brother|cousin|husband|wife|boyfriend|girlfriend|partner|ex|man|boy|teacher|coach|pastor|priest|boss) (?:(?!not|never)\w+ ){0,2}?(?:hits?|beats?|touche[sd]|hurts?|abus(?:es|ed|ing)|rap(?:ed|es)|molest(?:s|ed)|threaten(?:s|ed)|assault(?:s|ed)|chok(?:es|ed)) me\b|\bi was (?:abused|raped|assaulted|molested)\b/,
    of: ['self', 'other'],
    say: 'I need to tell you something, and I need you to believe me. Somebody has hurt me. I do not know what to do, and I cannot carry it alone. Please help me.',
    hint: 'Say it to somebody who does not belong to the one who hurts you, and go on telling until one acts. In danger call the emergency number.',
  },
  {
    id: 'low-to-the-doctor',
    told: /\b(?:depress\w+|anxi\w+|panic\w*|can not sleep|do not sleep|so low|hopeless|burn(?:ed|t) out|overwhelmed|crying)\b/,
    to: ['doctor'],
    of: ['self'],
    say: 'I have not been myself for [how long]. I sleep badly, I find no joy in things, and I do not manage my days as I used to. It was hard for me to come. I would like to know what could help.',
    hint: 'Write down three examples beforehand, and say it plainly if you have thought of not wanting to live.',
  },
  {
    id: 'ill-to-the-doctor',
    told: /./,
    to: ['doctor'],
    say: 'Before you explain, may I ask three things? What do you think it is, what can be done, and what happens if we wait? Please tell me honestly, and in words that I can repeat at home.',
    hint: 'Take somebody with you who writes it down.',
  },
  {
    id: 'low-myself',
    told: /\b(?:depress\w+|anxi\w+|panic\w*|so low|hopeless|lonely|overwhelmed|can not cope|burn(?:ed|t) out|exhausted)\b/,
    to: [...NEAR, 'minister', 'teacher'],
    of: ['self'],
    say: 'I am not doing well, and I have been hiding it. You need not do anything about it. I would just like you to know, and to ask me now and then how it really is.',
    hint: 'One person is enough for a beginning.',
  },
  {
    id: 'their-low-days',
    told: /\b(?:depress\w+|anxi\w+|panic\w*|so low|hopeless|lonely|overwhelmed|withdrawn|stays in (?:his|her|bed)|(?:stopped|not) eating|not left (?:his|her|the|their) (?:bed|room|house)|eating disorder|anorexi\w+)\b/,
    of: ['addressee'],
    say: 'You have seemed so far away lately, and I miss you. I do not need a reason, and I am not going to tell you to cheer up. I am here. May I come and sit with you for a while, or go with you to the doctor?',
    hint: 'You may ask straight out whether it is so bad that life seems too much; asking does no harm.',
  },
  {
    id: 'somebody-goes-away',
    told: /\b(?:leaves? (?:on |for |us )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|tonight|next)|joined the (?:army|navy|marines)|deployed|mov(?:es|ing) (?:away|abroad)|emigrat\w+|(?:off|going|goes) to (?:uni|university|college))\b/,
    to: [...NEAR],
    of: ['addressee'],
    say: 'I will miss you, and you go with my love. Whatever happens there, you can tell me, and you can always come home. God keep you.',
    hint: 'Short, and with both arms. What was not agreed before need not be settled at the door.',
  },
  {
    id: 'lost-job-tell',
    told: /\b(?:lost my job|laid off|redundan\w+|sacked|fired|unemployed|out of work)\b/,
    to: ['parent', 'spouse', 'sibling', 'relative'],
    of: ['self'],
    say: 'I have something to tell you, and I have been putting it off. I have lost my job. I am frightened and a bit ashamed, and I did not want to carry it alone. Let us look at the money together on [day].',
    hint: 'The same day if you can; the hiding is harder on both than the news.',
  },
  {
    id: 'afraid-or-alone',
    told: /\b(?:alone|afraid|frightened|worr(?:ied|ies)|war|shelling|homesick)\b/,
    of: ['addressee'],
    say: 'I think of you, above all in the evenings. You are not forgotten, and I am praying for you. Call me when it is bad, at night too.',
    hint: 'A fixed hour for calling helps more than a long letter.',
  },
  {
    id: 'lost-job-friend',
    told: /\b(?:lost (?:his|her|their) job|laid off|redundan\w+|sacked|fired|unemployed|out of work)\b/,
    of: ['addressee'],
    say: 'I heard, and I am sorry. It says nothing about what you are worth. If you like, we can look at it together, or not talk about it at all and go for a walk.',
    hint: 'Offer one definite thing rather than anything at all.',
  },
  {
    id: 'resign',
    told: /\b(?:resign\w*|quit(?:ting)? (?:my|the) job|hand(?:ing)? in my notice|leave (?:my|the) job|leaving (?:my|the) job|new job)\b/,
    to: ['boss'],
    say: 'I would like to tell you myself and first: I have decided to leave, and my last day would be [date]. I am grateful for what I have learned here. I will hand over everything properly.',
    hint: 'No list of complaints on that day; it may be asked for later.',
  },
  {
    id: 'boss-dishonest',
    told: /\b(?:boss|manager|supervisor|work) (?:\w+ ){0,4}?(?:lie|lies|fake|forge|cheat|fraud|sign|hide|illegal|dishonest|overcharge)\b|\b(?:lie|fake|forge|backdate) (?:\w+ ){0,4}?(?:figures|numbers|report|invoice|records|customers?|clients?)\b/,
    to: ['boss'],
    say: 'I want to do good work for you, and I cannot put my name to something that is not so. Can we find a way that is right? I could [what you can offer].',
    hint: 'Alone and calmly, and note the day and what was said.',
  },
  {
    id: 'boss-time-or-load',
    told: /./,
    to: ['boss'],
    say: 'Could I have ten minutes? I want to do this job well, and at present something stands in the way: [what it is, in one sentence]. What would help me is [one thing]. Could we try that until [date]?',
    hint: 'One thing, with a date, is more easily granted than a complaint.',
  },
  {
    id: 'bullied-to-teacher',
    told: /\b(?:bull(?:y|ied|ying|ies)|laugh(?:ed|ing)? at|pick(?:ed|ing)? on|beat(?:en)? up|left out|group chat|humiliat\w+)\b/,
    to: ['teacher', 'parent'],
    say: 'I need your help with something that is happening at school. This is what was done, by whom and when: [two or three examples]. I am afraid of it getting worse. What can be done, and when may I ask you again?',
    hint: 'Bring it in writing, with the pictures of the messages.',
  },
  {
    id: 'to-the-bullied',
    told: /\b(?:(?:is|was|being|been|gets?|got|are|were|getting) (?:\w+ )?(?:bullied|picked on|laughed at|beaten up|left out|humiliated)|(?:they|kids|children|boys|girls) (?:\w+ )?(?:bully|pick on|laugh at|beat up) (?:him|her|them))\b/,
    of: ['addressee'],
    say: 'Thank you for telling me. You have done nothing to deserve this. I am on your side, and I will do nothing without talking to you first. Tell me what happened, from the beginning.',
    hint: 'If it is your child, go to the school, and say beforehand that you will.',
  },
  {
    id: 'love-has-gone',
    told: /\b(?:(?:does|do) not love me|not in love with me|wants (?:a divorce|to leave|to separate|out)|is leaving me)\b/,
    to: ['spouse'],
    say: 'It hurts very much to hear that, and I do not want to answer in anger. Thank you for telling me the truth. Is it over for you, or could we look for help together? I would like to understand what has been missing.',
    hint: 'Say no more on that evening; ask for a day on which you talk again.',
  },
  {
    id: 'marriage-far-apart',
    told: /\b(?:marriage|(?:do|does|have|has) not (?:\w+ )?(?:talk|touch|listen|talked|touched)|distant|(?:so|is|gone|grown|became|become|turned) cold|strangers|roommates|separate (?:beds|rooms)|ignores? me)\b/,
    to: ['spouse'],
    say: 'I miss you, though you are here. I do not want to accuse you; I may well have my part in it. I would like us to find one another again. Could we have one evening this week for us two?',
    hint: 'Say what you long for, not what is lacking.',
  },
  {
    id: 'estranged',
    told: /\b(?:(?:have|has|had) not (?:spoken|talked|seen)|(?:do|does|did|will|would) not (?:speak|talk) to|not (?:spoken|talked)|no contact|cut (?:me|us|him|her|them) off|estranged|fell out|fallen out|not on speaking terms)\b/,
    say: 'I have been thinking of you, and I miss you. I do not want to go over who was right. I am sorry for my part. If you would like to, I would be glad to see you; and if not yet, I understand.',
    hint: 'A short letter gives the other time. Send it once, and then wait.',
  },
  {
    id: 'quarrel-mine',
    told: /\b(?:i (?:\w+ ){0,2}?(?:shouted|yelled|screamed|snapped|lost my temper|said (?:\w+ ){0,2}?(?:things|something))|my fault|i was (?:wrong|unfair|rude|horrible|nasty)|i hurt (?:him|her|them))\b/,
    say: 'What I said was wrong, and you did not deserve it. I am sorry. I am not going to explain it away. Is there something that I can do to make it better?',
    hint: 'Then be quiet; the answer may take days.',
  },
  {
    id: 'quarrel',
    told: /\b(?:argu(?:e|ed|ing|ment|ments)|quarrel\w*|fight(?:s|ing)?|fought|rows?|furious|shout(?:s|ed|ing)? at me)\b/,
    to: [...NEAR],
    say: 'I do not want us to go on like this; you matter more to me than this quarrel. Could we try again? I would like to hear first how it is for you, and I will not interrupt. Then I will tell you how it is for me.',
    hint: 'In the daytime, sitting down, and with an end agreed: half an hour.',
  },
  {
    id: 'care-is-too-much',
    told: /\b(?:care (?:of|for)|caring for|look(?:ing)? after|carer)\b/,
    to: ['sibling', 'relative', 'spouse', 'child'],
    say: 'I need to talk to you about {who}. I want {him} to be well cared for, and I am at the end of my strength. I am not reproaching you. Could you take over one fixed thing, for instance [one afternoon, the telephone calls, the bills]?',
    hint: 'One definite thing; help in general is never anybody’s turn.',
  },
  {
    id: 'old-parent',
    told: /\b(?:care home|nursing home|driv(?:e|es|ing)|falls?|alone at home|dementia|forget\w*|moving in)\b/,
    to: ['parent', 'relative'],
    of: ['addressee'],
    say: 'You have decided for yourself all your life, and I do not want to take that from you. I am worried, because [what you saw]. What would you wish for yourself, if it went on like this? Let us think about it while we can do it in peace.',
    hint: 'More than one talk, and no decision in the first.',
  },
  {
    id: 'no-to-money',
    told: /\b(?:lend|borrow\w*|asks? (?:me )?for money|wants? (?:my |our )?money|send (?:him|her|them) money)\b/,
    say: 'I care about you, and I have thought about it: I cannot give you money. That is not going to change. What I can do is [something else], and I will do that gladly.',
    hint: 'No long reasons; each one can be argued with.',
  },
  {
    id: 'worried-about-a-choice',
    told: /\b(?:do not (?:trust|like) (?:him|her|\w+ (?:boyfriend|girlfriend|fiancee?|husband|wife))|(?:man|woman|boy|girl|guy) i do not trust|wrong (?:man|woman|person)|bad influence|big mistake|making a mistake)\b/,
    to: ['friend', 'sibling', 'child', 'relative', 'parent'],
    say: 'You matter to me, so I would like to say something once, and then I will leave it. I am worried, because [one thing that you saw]. I may be wrong. Whatever you decide, I am on your side, and you can always come to me.',
    hint: 'One thing seen, and no judgement of a whole person. Then keep to once.',
  },
  {
    id: 'teen-withdrawn',
    told: /\b(?:phone|screen|gaming|vap(?:e|ing)|weed|skip(?:s|ping)? school|locks? (?:himself|herself)|does not talk|stays in (?:his|her) room|lies to (?:me|us))\b/,
    to: ['child'],
    say: 'I am not here to tell you off. I have noticed [one thing], and I miss you. You do not have to explain yourself tonight. I would only like to know: what is it like to be you just now?',
    hint: 'Side by side, in the car or over the dishes; then wait longer than feels comfortable.',
  },
  {
    id: 'minister-beginning',
    told: /\b(?:bapti[sz]\w*|confirmed|confirmation|(?:come|go|going|coming) back to church|join (?:the|a|your) church|new to (?:this|faith|church)|never been to church)\b/,
    to: ['minister'],
    say: 'I would like to ask you about [what it is], and I am rather shy about it. I do not know how one begins. Could I come and talk to you, just the two of us?',
    hint: 'Nobody expects you to know the words; that is what they are there for.',
  },
  {
    id: 'minister-anything',
    told: /./,
    to: ['minister'],
    say: 'Could I talk to you for half an hour, just the two of us? There is something that I have not told many people, and I would like it to stay between us. I do not need an answer at once; I would like you to listen, and perhaps to pray with me.',
    hint: 'One may come with half a sentence; they are used to it.',
  },
];

/** Where nothing is sure: the matter, how it is with one, and what one asks. */
export const WORDS_FOR_ANYTHING =
  'This is not easy for me to say, and I want you to hear it from me. It is about [the matter, in one sentence]. I feel [how it is with you]. You need not solve it; I ask you only [to listen, to come with me, to give me time].';
export const WORDS_FOR_ANYTHING_HINT =
  'Fill in the three places, say it slowly, and stop there. What else belongs to it will come in the answers.';

export const WORDS_LEADS = {
  say: ['You could say this:', 'In words like these:', 'Something like this, in your own voice:'],
  send: ['You could send this:', 'These few words would do:'],
  open: ['I do not know enough to find the very words. These carry most things:'],
} as const;

/** Before what can be answered to somebody in a group or family. */
export const YOU_COULD_ANSWER = ['You could answer this, in your own voice:', 'To that you could say:'];
/** Before a line that stands with a verse on a card. */
export const LINE_OF_YOUR_OWN = ['A line of your own to go with it:', 'From you, before the verse:'];
