/** Follow-ups to an open statement of danger, for when the next message gives nothing else to answer. */
export const AFTER_CRISIS: readonly string[] = [
  'Thank you for writing again. Before anything else: is someone with you, or have you called one of the lines above? If not, please do that first, now, and come back here afterwards if you like.\n\nI am a computer program and cannot keep you safe; a person can. You may say just this: "I need you to stay with me tonight." The Bible asks us to let others carry what is too heavy for one (Galatians 6:2), and letting them is not weakness.',
  'I am still able to look up words of Scripture for you, and I will. But a page is not enough for what you told me. Please let a person hear it today: one of the lines above, a doctor, a pastor, a friend who picks up the phone.\n\nIf the thoughts come back stronger, use the emergency number. Psalm 88 stands in the Bible for hours like this: a prayer that ends in the dark, and is still a prayer.',
];
