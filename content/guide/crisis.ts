/**
 * What stands in place of an answer when someone speaks openly of suicide or of harming themselves.
 * Fixed words: no model and no rule composes them. `{lines}` is where the help lines go.
 */
export const CRISIS_TEXT: readonly string[] = [
  'I am glad that you wrote this down, and I am sorry that it has become so heavy. Please read this to the end before you do anything else.',
  'I am a computer program, not a person. You need a living voice now, and there are people who are awake and waiting to listen. They will not be shocked, and you do not need to know what to say. "I am thinking of suicide" or "I do not feel safe" is enough.',
  '{lines}',
  '**Until someone is with you**\n\n- Do not stay alone. Go to where others are, or call someone and say: "I am not safe by myself. Please come, and stay with me."\n- Put whatever you could hurt yourself with out of your reach, or leave the place where it is.\n- You do not have to solve your life tonight. Decide only this: to stay until morning, and to tell one person the truth.\n- If you have already taken something or hurt yourself, call the emergency number now, even if you feel well.',
  'You are not a burden, and you are not beyond God’s reach. Elijah once begged God to let him die. God did not scold him: he gave him sleep, something to eat, and at last a companion (1 Kings 19:3-18). The Lord is near to those whose heart is broken (Psalm 34:18). Tell a pastor, a friend or a doctor as well, today, what you have told this page.',
  'If it is someone else you fear for: ask them plainly whether they are thinking of suicide (asking does not put the thought there), stay with them, and call one of these lines together.',
];

/** Above the lines where the reader's country is not known. */
export const CRISIS_LINES_LEAD = '**Call or write now**';

/** After an open statement, when the next message says nothing that can be answered by itself. */
export const AFTER_CRISIS: readonly string[] = [
  'Thank you for writing again. Before anything else: is someone with you, or have you called one of the lines above? If not, please do that first, now, and come back here afterwards if you like.\n\nI am a computer program and cannot keep you safe; a person can. You may say just this: "I need you to stay with me tonight." The Bible asks us to let others carry what is too heavy for one (Galatians 6:2), and letting them is not weakness.',
  'I am still able to look up words of Scripture for you, and I will. But a page is not enough for what you told me. Please let a person hear it today: one of the lines above, a doctor, a pastor, a friend who picks up the phone.\n\nIf the thoughts come back stronger, use the emergency number. Psalm 88 stands in the Bible for hours like this: a prayer that ends in the dark, and is still a prayer.',
];
