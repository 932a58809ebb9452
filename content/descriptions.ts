/** What search engines and link previews say of each page, by its id in contract/pages.ts; the home page's stands for the rest. */
export const DESCRIPTIONS: Readonly<Record<string, string>> & { readonly home: string } = {
  home: 'A free companion for faith and life, without an account. Every verse it shows is the real text, checked word for word.',
  chat: 'Ask what is on your heart and read an answer that stands on Scripture, each verse in its true words. No account, encrypted, yours to erase.',
  bible:
    'Look up and search the Bible in the King James Version, the World English Bible and the American Standard Version; compare, copy and keep verses.',
  check:
    'Paste a sermon, a leaflet or a chatbot’s answer: every Bible quotation in it is compared with the real text, word for word.',
  games: 'Bible games for one, for groups and for teams; every question is tied to a passage.',
  safety: 'Help lines of your country, and what Berea does when somebody may be in danger.',
  help: 'Questions and answers about Berea, and guides to the chat, the Bible, games, highlights and the check of quotations.',
  contact:
    'Write to the people who run this site. What you write is stored encrypted and deleted after 180 days.',
  privacy: 'Everything that this software stores, where, for how long, and who can read it.',
  terms: 'What you can expect of Berea on this site, and what we ask of you.',
  share: 'Share Berea by QR code or link, and install it on your phone or computer.',
};

/** For readers without scripts, on pages that need them. */
export const NEEDS_SCRIPTS =
  'This page needs JavaScript. Please switch it on for this page and load it again.';
