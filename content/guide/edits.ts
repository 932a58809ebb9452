/** What the guide says when something that it made is changed at one place, and when it cannot be. */

export const LEFT_OUT = ['Here it is without that:', 'That is left out now:'];
/** `{what}` is in the visitor’s own words. */
export const NOT_IN_IT =
  'I find nothing in it about {what}, so it can stay as it is. This is what stands there:';
export const ADDED = ['Here it is with that:', 'That is in it now:'];
export const WITH_THE_NAME = ['With the name in it:', 'Here it is with the name:'];
/** Where a fact is wanted that only the visitor knows. */
export const PLACE_FOR_IT = [
  'I know nothing of it and will not make it up, so here is a place for it; one true sentence of yours is enough:',
];
export const SWAPPED = [
  'Take this passage in its place; the rest of the plan can stay:',
  'This one would do in its place:',
];
export const SWAPPED_QUESTIONS =
  'The questions that ask what stands there, what is hard to believe and what is to be done fit it as well. If you want the whole plan written out on it, ask for a study on this passage and name the minutes.';
export const SIGNED = ['Signed like that:'];
/** To a wish for another tone, for rhyme, for another language. */
export const NO_OTHER_TONE =
  'I cannot turn a text into another tone or into rhyme; I only have what people wrote. I can make it shorter or longer, say it for somebody else, set names, add a person or leave a part out. The shortest form I have often sounds less stiff:';
export const NO_OTHER_LANGUAGE =
  'I write English only, and would rather not send you words that I cannot check. I can make it shorter and in plainer words, so that it is easy to translate.';

/** Behind these words stands what is mentioned, in a sentence of the visitor’s own. */
export const MENTIONED = [
  'With that in it:',
  'It stands in it now; change the place and the words as you like:',
];
/** Told of somebody whom a note is for: it is the visitor who can say it best. */
export const TOLD = [
  'That belongs in it, and nobody can say it as you can. I have put it where I would say it; make one or two sentences of your own of it:',
  'I have kept a place for that, in your words, to be made into a sentence:',
];
export const TOLD_PLACE = '[In a sentence of yours: {told}]';
export const VERSE_ADDED = ['With a verse to it:', 'And with a verse:'];
/** In a prayer, what is mentioned of somebody. */
export const YOU_KNOW = 'You know that {told}.';

/** Sentences that a card is often to have as well; over plain words behind "add". */
export const ADDITIONS: readonly { readonly said: RegExp; readonly text: string }[] = [
  {
    said: /\b(?:meals?|food|cook\w*|dinner|supper|casserole|soup|groceries|shopping)\b/,
    text: 'On [day] I will bring a meal to your door. You need not be in or answer, and the dish can stay with you.',
  },
  {
    said: /\b(?:babysit\w*|(?:look after|mind|take|have) (?:the |her |his |their |your )?(?:kids|children)|childcare)\b/,
    text: 'I can take the children on [day] from [time], as long as you need.',
  },
  {
    said: /\b(?:lifts?|drive|driving|car|transport)\b/,
    text: 'I can drive you on [day], and wait, and drive you home again.',
  },
  {
    said: /\b(?:visit|come (?:by|round|over)|drop in|call in)\b/,
    text: 'I will come by on [day] at [time]; if you would rather be alone, a word is enough.',
  },
  {
    said: /\b(?:call|ring|phone|telephone)\b/,
    text: 'I will ring on [day]. If you do not feel like talking, do not pick up; I shall try again next week.',
  },
  { said: /\b(?:pray\w*|prayers?)\b/, text: 'I am praying for you, each evening at [time].' },
  {
    said: /\b(?:help|helping|there for|support)\b/,
    text: 'I should like to help, and with something definite: [what], on [day].',
  },
  {
    said: /\b(?:money|gift|donation|voucher)\b/,
    text: 'What lies in this envelope is for [what], or for whatever is needed most.',
  },
  {
    said: /\b(?:no need to (?:answer|reply)|need not answer|not have to (?:answer|reply))\b/,
    text: 'You need not answer.',
  },
  { said: /\b(?:thank you|thanks|grateful)\b/, text: 'Thank you for [one definite thing].' },
  { said: /\b(?:sorry|apolog\w+)\b/, text: 'I am sorry that [what], and I mean it.' },
  { said: /\b(?:miss|missing)\b/, text: 'I miss you, most of all when [when].' },
];

/** Put into a prayer before its Amen; who has died is remembered with thanks. */
export const REMEMBER_ALSO =
  'We remember {names}, whom we miss today, and thank you for every year that was given.';
export const BRING_ALSO = 'I bring you {names}: you know each by name, and what is needed there.';
/** Put into another text. */
export const GAP_FOR = '[One or two sentences for {names}.]';
export const GAP_ABOUT =
  '[{about}: one or two sentences that only you can write; what one saw, heard, or still hears.]';
/** Put to the questions of a study. */
export const QUESTION_ON =
  'Look at {about} in the passage: what is said there, what is left open, and where do you find yourselves?';

/** What is to be done otherwise, where somebody is there who needs it; over plain words. */
export const ADAPTATIONS: readonly { readonly needs: RegExp; readonly advice: string }[] = [
  {
    needs: /\b(?:blind|can not see|visually|poor eyesight|bad eyes)\b/,
    advice:
      'For somebody who does not see: send the passage beforehand in a form that can be listened to, read every text aloud, slowly and twice, and put into words what others see on a sheet or in a picture. Let answers go round by name, so that it is clear who speaks. Ask beforehand what helps; the person knows best.',
  },
  {
    needs: /\b(?:deaf|hard of hearing|can not hear|hearing aid)\b/,
    advice:
      'For somebody who hears badly: sit in a circle in good light, let one speak at a time and face the others, and give out the passage and the questions on paper. Repeat each question before it is answered. Ask whether an interpreter or a microphone would help.',
  },
  {
    needs:
      /\b(?:not (?:a )?(?:christians?|believers?|religious)|atheists?|unbelievers?|never (?:been to|opened|read)|new to (?:it|church|the bible|faith)|seekers?|guests?)\b/,
    advice:
      'With people there who do not believe, or are new: say at the beginning that every answer is welcome, also no and I do not know. Explain words like grace or covenant in one sentence, give page numbers and not only references, and ask first what stands there, not what it means to me. Read a prayer rather than asking anyone to pray aloud, and say that one may simply listen.',
  },
  {
    needs: /\b(?:shy|quiet|do not (?:like to )?(?:talk|speak)|never say anything|will not talk)\b/,
    advice:
      'With shy people: let each write down a thought first, a minute is enough, and talk in twos before the whole group. Ask questions to which there are several right answers, and do not call on anybody. Bear a silence for ten seconds; somebody nearly always begins.',
  },
  {
    needs: /\b(?:wheelchair|can not (?:walk|stand)|walker|crutches)\b/,
    advice:
      'For somebody who does not walk: check the door, the lavatory and the way, and leave a place at the table without a chair. Leave out what makes all stand up, or say: as you are able. Ask beforehand, and not in front of all.',
  },
  {
    needs:
      /\b(?:can not read|do not read|dyslexi\w*|read(?:s|ing)? badly|learning (?:disability|difficult\w*)|english is not|do not speak (?:much )?english|learning english)\b/,
    advice:
      'For those who read with difficulty: read everything aloud yourself, in a modern translation, and have nobody read by turns. One question at a time, in short sentences, and something to look at or to hold. Let the passage be told once more in their own words; that shows more than any question.',
  },
  {
    needs:
      /\b(?:grieving|widow\w*|lost (?:her|his|their|a) \w+|bereaved|going through a divorce|divorced|depressed|very ill|has cancer)\b/,
    advice:
      'With somebody there who is carrying something heavy: tell that person beforehand what it will be about, and that going out is all right. Leave out examples that touch just that, let nobody be asked directly, and end with a psalm and not with a task. Afterwards one person should ask how it was.',
  },
];

/** What a visitor wants in a prayer or card, set in as a sentence; `{what}` and `{told}` are in their own words. */
export const TOLD_IN = [
  'It stands in it now, in your own words; change them and their place as you like:',
  'With that in it, as you told it; change the words until they sound like you:',
];
export const REMEMBERS_TOLD = 'We remember today {what}{told}.';
export const THINKS_OF_TOLD = 'We think today of {what}{told}.';
export const I_BRING_TOLD = 'I bring before you {what} as well{told}.';
export const WE_BRING_TOLD = 'We bring before you {what} as well{told}.';
/** Of something that one does or would not do. */
export const HELP_WITH_TOLD = 'Help with this too: {what}{told}.';
export const CARD_THINKS_OF = 'I think of {what}{told}.';
/** Of several changes those that could not be made. */
export const NOT_DONE =
  'This I could not do with a text that others wrote, so please change it yourself: {what}.';
