import type { InfoSection } from './types.ts';

/** The Privacy Policy (behaviour 7.2). tests/privacy.test.ts compares its lists with what the software stores. */
export const PRIVACY_LEAD = 'What this software stores, where, for how long, and who can read it: all of it.';

export const PRIVACY_CHANGED =
  'Since then, in November 2026: the policy was written anew for version 0.1 of the software. It now lists everything that is stored, in the database and in your browser, and every service that may be called; a test of the software compares these lists with what it really does.';

/** One thing that is stored. `names` are as the software names them; `*` stands for any ending. */
export interface StoredThing {
  readonly names: readonly string[];
  readonly what: string;
}

/** The tables of the database. */
export const PRIVACY_TABLES: readonly StoredThing[] = [
  {
    names: ['chat_sessions', 'chat_messages'],
    what: 'Your conversations. What was written, quoted and attached is encrypted; the key needs the address of the conversation, which is not stored. Readable are times, which side wrote, who answered, the translation, and how a reply ended. Kept until you erase them{retention}; empty ones for a day.',
  },
  {
    names: ['idempotency_keys'],
    what: 'A fingerprint of each message sent in the last 24 hours, so that none is answered twice.',
  },
  {
    names: ['contact_messages'],
    what: 'What you write by the contact form, with your name and e-mail address: encrypted, read by the people who run this site, deleted after 180 days. Where they are told by e-mail that a message came, that e-mail says of which kind it is and holds nothing else of it.',
  },
  {
    names: ['game_players', 'game_scores'],
    what: 'Scores of the Bible games: games, points and streaks under a fingerprint of a random number in your cookie, no name; and for 30 days a fingerprint of each score, so that none counts twice.',
  },
  {
    names: ['game_rooms', 'game_room_players', 'game_room_answers'],
    what: 'Live rooms of the Bible games: title, questions, the names that the players chose, their answers and scores, and fingerprints of the secrets that are their seats. A room is erased with all of it an hour after its game has ended, and at the latest 12 hours after it was opened.',
  },
  {
    names: ['care_referrals'],
    what: 'How often help lines were shown, by month and kind: one number each. Nothing else about it is kept.',
  },
  {
    names: ['hourly_counts'],
    what: 'Counts by the hour: conversations, messages, advertisements seen and clicked, who answered and how fast, what the check of quotations found. No content, no visitor.',
  },
  {
    names: ['topic_counts'],
    what: 'How often a question was about an entry of the built-in guide, by day: one number each, with nothing that leads to a conversation. The operators see those that were asked ten times or more.',
  },
  {
    names: ['testimonials'],
    what: 'What people said of this site, as the operators entered it with their consent; it is on the home page.',
  },
  {
    names: ['rate_limits'],
    what: 'How often an address failed to sign in as an operator, how much was read aloud for it by a premium voice and, with several servers, how often it asked: numbers under a fingerprint of the address (of a sign-in, of the name too). Each counts for at most a day and is deleted within an hour after that.',
  },
  {
    names: ['advertisements', 'advertisement_images'],
    what: 'Advertisements of partners and their pictures, with how often each was seen and clicked, by nobody in particular.',
  },
  {
    names: ['admin_users', 'admin_sessions', 'admin_devices', 'admin_recovery_codes', 'audit_entries'],
    what: 'The operators: their names, password hashes, when and in which browsers they signed in, and what they changed.',
  },
  {
    names: ['installation', 'feature_flags', 'migrations'],
    what: 'Facts about the installation and which features are switched on.',
  },
];

/** What this browser keeps, by its name in the browser's storage. */
export const PRIVACY_BROWSER: readonly StoredThing[] = [
  {
    names: ['berea.session.*', 'berea-conversations'],
    what: 'The list of your conversations, and copies of those you have read, so that they open without a network.',
  },
  {
    names: [
      'berea.draft.*',
      'berea.attachment.*',
      'berea.outbox.*',
      'berea.check.text',
      'berea.contact-letter',
    ],
    what: 'What you are writing, a document beside it, messages that wait for a network, the text on the page Check a text, and, while the page of the contact form reloads, what stands in it.',
  },
  {
    names: ['berea.admin-draft.*'],
    what: 'For as long as the tab is open: what an operator of this site was typing in the admin area and has not saved, never a password.',
  },
  {
    names: ['berea.off.*'],
    what: 'For as long as the tab is open: that a conversation is kept off this device, because it spoke of abuse.',
  },
  {
    names: ['berea-highlights', 'bible-favorites', 'bible-recent-searches'],
    what: 'Your highlights, favorites and recent searches.',
  },
  {
    names: [
      'berea.translation',
      'berea.theme',
      'berea.bible.text-size',
      'berea.bible.hint-seen',
      'berea.prompts.category',
      'berea.voice',
      'berea.listening-speed',
      'berea.listened-to',
    ],
    what: 'What you have chosen: translation, light or dark, size of the text, voice and its speed, hints you have seen, and the passage at which you stopped listening.',
  },
  {
    names: ['berea.region', 'berea.age', 'berea.chat-use', 'berea.care-lines'],
    what: 'Your country and age, if you told them, how long the chat was in use, and the help lines of your country.',
  },
  {
    names: ['berea.flags', 'berea.install-dismissed'],
    what: 'Which features are switched on here; and, for as long as the tab is open, that you do not want to install the app now.',
  },
  {
    names: ['berea.game-cards', 'berea.game-scores', 'berea.game-run', 'berea.games.*'],
    what: 'Of the Bible games: verses to learn and missed questions, scores that wait for a network, and, for as long as the tab is open, the quiz or question you are in, the kind of game that you chose, and the icebreaker or challenge that you lead, with the names you typed.',
  },
  {
    names: ['berea.room-seat.*', 'berea.room-lead.*'],
    what: 'Your seat in a live room, or that you lead it: a random key each, so that a reload brings you back. It goes when the room is found closed.',
  },
  {
    names: ['berea-shell-*', 'berea-bible'],
    what: 'The files and pages of this app, of the chapters the last forty that you opened, and the translations that you downloaded, so that they work without a network.',
  },
  {
    names: ['adminSession', 'adminUser', 'adminDevice'],
    what: 'Only where one of the people who run this site has signed in: the session, who it is, and a random key that tells this browser from a stranger’s; the key stays after signing out.',
  },
];

/** Cookies that the server sets. */
export const PRIVACY_COOKIES: readonly StoredThing[] = [
  {
    names: ['berea-player'],
    what: 'Set once you have scored in a Bible game: a random number, to which your scores belong and nothing else. Scripts cannot read it; it lasts a year from the last game.',
  },
];

/** Who is called besides this server, each only where the operator has connected it. */
export const PRIVACY_CALLED =
  'Your browser calls this server and nobody else: no fonts, scripts, pictures, statistics or maps from elsewhere. A link that you tap yourself, such as a help line’s website or a partner’s, leads there.';

export const PRIVACY_SERVICES = {
  guide: 'On this site a built-in guide answers. What you write is sent to no AI service.',
  provider:
    'On this site {name} answers. What you write in the chat, with the passages that belong to it, is sent there to be answered, under its own terms. Your name, address and age are not sent by us.',
  unknown:
    'If an AI service answers on this site, what you write in the chat is sent there to be answered; the chat says so.',
  voice:
    'Where a premium voice is connected, the text that you have read to you is sent to that voice service; otherwise your device reads.',
} as const;

export const PRIVACY_SECTIONS: readonly InfoSection[] = [
  {
    id: 'never',
    title: 'What is not stored',
    paragraphs: [],
    points: [
      'No account, and no name unless you write it.',
      'No address of your device. Logs hold the kind of request, its result and how long it took: never an address, a path, or a word that anybody wrote.',
      'No tracking, no advertising profile, no statistics service.',
      'What the software finds about danger in a message: it is worked out anew each time and kept nowhere.',
      'Texts on the page Check a text, and documents that you attach, except inside your encrypted conversation.',
    ],
  },
  {
    id: 'yours',
    title: 'What you can do',
    paragraphs: ['You need nobody’s help for it:'],
    points: [
      'Read and download: every conversation can be exported as Markdown, JSON or Word.',
      'Erase one conversation: Clear Chat. It is deleted from the database; what the disk or an older backup may still hold is ciphertext, whose key is gone.',
      'Erase all of them, your scores of the Bible games, and all that this device holds of you, settings and downloads too: Forget everything on this device, in the list of conversations. Only the files of this app stay, which are the same for everybody.',
      'Forget age and country: on the page [Safety](/safety).',
    ],
  },
  {
    id: 'children',
    title: 'Children',
    paragraphs: [
      'Berea is for people of 13 and older. Age is asked once and need not be told; it stays in the browser, goes along with what is sent so that help fits, and is not stored.',
    ],
  },
];

export const PRIVACY_OPERATOR =
  'This site is run by {operator}. For questions, and for your rights under the law of your country, use the [contact page](/contact). What you can expect of the service is told in the [Terms of Service](/terms), how to use it in the [Help Center](/help).';
