/** The demo on the home page (behaviour 2.2): twelve steps, each with a scene made of the product's own parts. */
export interface DemoStep {
  readonly title: string;
  readonly description: string;
  readonly icon: DemoIcon;
  readonly background: 'paper' | 'blue' | 'gold' | 'green';
  /** In milliseconds, from 3,000 to 4,500. */
  readonly duration: number;
  readonly scene: DemoScene;
}

export type DemoIcon =
  | 'door'
  | 'pen'
  | 'book'
  | 'check'
  | 'pencil'
  | 'heart'
  | 'users'
  | 'library'
  | 'file'
  | 'highlighter'
  | 'puzzle'
  | 'lock';

export type DemoScene =
  | { readonly kind: 'question'; readonly words: string }
  | { readonly kind: 'answer'; readonly words: string }
  | { readonly kind: 'passage'; readonly mark: `[[${string}]]` }
  | { readonly kind: 'check' }
  | { readonly kind: 'list'; readonly items: readonly string[] };

export const DEMO_STEPS: readonly DemoStep[] = [
  {
    title: 'Open it, and you are in',
    description: 'No account, no name, nothing to install.',
    icon: 'door',
    background: 'paper',
    duration: 3_000,
    scene: { kind: 'list', items: ['No account', 'No tracking', 'Always free'] },
  },
  {
    title: 'Write what you carry',
    description: 'In your own words, as short or long as you like.',
    icon: 'pen',
    background: 'blue',
    duration: 3_500,
    scene: { kind: 'question', words: 'How do I forgive my brother when he isn’t sorry?' },
  },
  {
    title: 'An answer that begins with Scripture',
    description: 'Plain words, and the passage they stand on.',
    icon: 'book',
    background: 'paper',
    duration: 4_500,
    scene: {
      kind: 'answer',
      words:
        'Forgiving is not saying that it did not matter. It is laying down the debt, and leaving the judging to God.',
    },
  },
  {
    title: 'Every verse in its true words',
    description: 'A quotation is shown only once it has been compared with the text.',
    icon: 'check',
    background: 'gold',
    duration: 4_500,
    scene: { kind: 'passage', mark: '[[Ephesians 4:32]]' },
  },
  {
    title: 'A wrong quotation is set right',
    description: 'What was not in the verse is struck out; the verse stands in its place.',
    icon: 'pencil',
    background: 'green',
    duration: 4_500,
    scene: { kind: 'check' },
  },
  {
    title: 'A prayer to make your own',
    description: 'Words for the day when you have none. The praying is yours.',
    icon: 'heart',
    background: 'blue',
    duration: 4_000,
    scene: { kind: 'passage', mark: '[[Psalm 139:23-24]]' },
  },
  {
    title: 'A study for your group',
    description: 'One hour, with the leader’s own part left open.',
    icon: 'users',
    background: 'paper',
    duration: 4_500,
    scene: {
      kind: 'list',
      items: [
        'Welcome & Prayer: 5 minutes',
        'Teaching: 15 minutes',
        'Discussion: 25 minutes',
        'Application & Challenge: 10 minutes',
        'Closing Prayer: 5 minutes',
      ],
    },
  },
  {
    title: 'A library of prompts',
    description: 'Ready to fill in, for eight kinds of ministry.',
    icon: 'library',
    background: 'gold',
    duration: 3_500,
    scene: {
      kind: 'list',
      items: ['Ministry Leadership', 'Men’s Ministry', 'Women’s Ministry', 'Youth Ministry', 'and four more'],
    },
  },
  {
    title: 'Bring a document',
    description: 'A text, PDF or Word file becomes the ground of a study.',
    icon: 'file',
    background: 'blue',
    duration: 3_500,
    scene: { kind: 'list', items: ['sermon-notes.docx', 'Please make a Bible study of this.'] },
  },
  {
    title: 'Highlight what stays with you',
    description: 'Five colors, kept in your browser.',
    icon: 'highlighter',
    background: 'green',
    duration: 3_500,
    scene: {
      kind: 'list',
      items: ['Key Verse', 'Prayer Point', 'Study Note', 'Action Item', 'Discussion'],
    },
  },
  {
    title: 'Read, compare, play',
    description: 'The whole Bible in several translations, and games tied to its text.',
    icon: 'puzzle',
    background: 'paper',
    duration: 4_000,
    scene: { kind: 'passage', mark: '[[Psalm 119:105]]' },
  },
  {
    title: 'It stays between you and God',
    description: 'Encrypted, opened by its address alone, erased with one tap.',
    icon: 'lock',
    background: 'blue',
    duration: 3_000,
    scene: { kind: 'list', items: ['Secure and private', 'Yours to erase', 'Yours to print and keep'] },
  },
];
