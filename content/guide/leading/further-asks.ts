/** What else is asked of something that was made for a group; over plain words. */
export const FURTHER_TEXT = {
  /** `{whom}` as the visitor says it. */
  application: [
    'For {whom}: do not tell them what they ought to do before you have said what is true for them in this text. Three steps carry it. First picture one such person at one hour of the day, and say what is heavy there, so exactly that they nod. Then set one sentence of the passage beside it. Then one thing that can be done this week in five minutes, by a tired person, and that costs no money.',
    'For {whom}, ask three things of the text and answer each in one sentence: what does it promise them? What does it take off their shoulders? What is one small thing that it asks of them before the week is over? Let one of them read your answers beforehand; they will hear what rings false.',
  ],
  applicationAny: 'those who will listen',
  anyPassage: 'A first question that fits any passage; choose one and wait ten seconds:',
  anyPassageQuestions: [
    'What stands there that you had not expected, or not noticed before?',
    'If you could ask somebody in it one question, whom, and what?',
    'Which sentence would you rather not have in it?',
    'What in it would somebody find strange who hears it for the first time?',
  ],
  oneMore:
    'One more: if you hold {about} up to this passage, what does it say to that, where is it silent, and what would you do differently by tomorrow?',
  start:
    'Begin with people and not with the subject. Say who you are, when it will be over, and that nobody must read, pray or tell anything. Then a question that everybody can answer in a sentence and that has no right answer: when did somebody last do you good? Go round, begin with yourself, and be short. Then somebody reads; after it half a minute of silence; and then the first question, which can be answered from the text.',
  startInPrison:
    'Begin with respect: shake hands if it is allowed, learn the names, and say at once when it will be over. Do not ask anybody why he is there. One plain sentence of your own is enough: I am here because I need this text as well. Then read it, and ask what stands there, before anyone asks what it means for him. Where it is about guilt, speak of “us”, tell nobody that all is well, and do not forget those who were hurt: forgiveness from God does not mean that a family must open its door.',
  takeHome: [
    'Something small for the hand, and one sentence for the week. Let each write one word or verse from this evening on a card and put it where it will be seen on {day}: beside the kettle, in the wallet, on the dashboard. Things that fit nearly every theme: a stone, a candle, a seed, a key, a piece of string with a knot. Give it into the hand, with the name.',
  ],
  older:
    'For older ones: leave out the acting and let them decide something. Read it as a case: two sides, two minutes each, and who is right? Give the eldest a task that counts: read aloud, ask the questions, keep the time. And put one question to which you yourself do not know the answer:',
  olderQuestions: [
    'What would you have done, honestly, and what would it have cost?',
    'Where does that happen at your school, and who pays for it?',
    'What in it do you not believe, and why?',
  ],
} as const;
