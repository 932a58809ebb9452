import type { HelpKind } from '../help-lines.ts';

/** The panel's words above the help lines. Read in the worst hour of somebody's life, so short, warm, with nothing to decide. */
export interface PanelWords {
  readonly title: string;
  readonly lead: string;
  /** For visitors who write about somebody else, which the panel cannot know. */
  readonly other?: string;
  /** The label of the emergency number when it is not the first line. */
  readonly emergency: string;
}

export const PANEL_WORDS: Readonly<Record<HelpKind, PanelWords>> = {
  crisis: {
    title: 'You matter more than you can feel right now.',
    lead: 'Please talk with a person now. It is enough to say, “I am not safe.”',
    other: 'If you fear for someone else, they will tell you what to do.',
    emergency: 'If a life is in danger at this moment',
  },
  abuse: {
    title: 'Nobody has the right to hurt you.',
    lead: 'It is not your fault. These people believe you, and they will not push you.',
    other: 'They advise you, too, if it happens to someone you know.',
    emergency: 'If you are in danger at this moment',
  },
  child: {
    title: 'You did right to say it.',
    lead: 'It is not your fault. You can talk with these people, and you need not say your name.',
    other: 'If you worry about a child, they will tell you what to do.',
    emergency: 'If somebody is being hurt now, or you are very afraid',
  },
  medical: {
    title: 'Please call for help first.',
    lead: 'This may need an ambulance. If it turns out to be harmless, nobody will blame you.',
    emergency: 'If it may be an emergency',
  },
  danger: {
    title: 'Let someone come between, now.',
    lead: 'Go away from the danger first, then call. You need not explain everything.',
    emergency: 'If a life is in danger at this moment',
  },
};

/** The button under the header that shows all lines again. */
export const HELP_LINES_BUTTON = 'Help lines';

/** Where nobody has told of danger yet: one quiet way to the lines. */
export const HELP_NOW = {
  question: 'Need help now?',
  link: 'Help lines in your country',
} as const;

export const LEAVING = {
  button: 'Leave this page quickly',
  keys: 'or press Escape three times',
  /** A page everyone knows, that raises no question on any screen and needs no sign-in. */
  to: 'https://www.bbc.co.uk/weather',
  toName: 'a weather page',
  what: [
    'Leaving closes this page at once, removes this conversation from this device and opens a weather page. The conversation stays on no list here, and Back does not show it.',
    'Your browser’s own history still names this page. To clear it, press Ctrl, Shift and Delete together on a computer (Command, Shift and Delete on a Mac), or look for “History” in your browser’s menu. To delete only this page from it may be noticed less than an empty history. A private window keeps none.',
    'What you wrote stays on the server, encrypted, and opens only by this page’s address. Anyone who finds the address in the history can read it. If that could happen, erase it before you leave.',
  ],
  erase: 'Erase it on the server and leave',
  erasing: 'Erasing',
  notErased: 'It could not be erased, because the server was not reached. You can try again, or leave now.',
} as const;

/** Country names that take an article. */
const WITH_ARTICLE = ['US', 'GB', 'PH'];

/** "Not in the United States?", before the choice of another country. `region` is a code of content/regions.ts. */
export const askRegion = (region: string, name: string): string =>
  region === 'elsewhere'
    ? 'In which country are you?'
    : `Not in ${WITH_ARTICLE.includes(region) ? 'the ' : ''}${name}?`;
