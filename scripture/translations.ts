/** A verse by its OSIS name (`John.3.16`). */
type VerseName = string;

/** How a translation differs from the KJV's verses, by which the canon is numbered (text/versification.ts). */
export interface VerseDifferences {
  /** Verses that it leaves out; text/versification.ts says where similar words stand. */
  readonly omitted: readonly VerseName[];
  /** Verses of which it leaves out a part. */
  readonly partlyOmitted: readonly VerseName[];
  /** Neighbouring verses that it has in the other order. */
  readonly swapped: readonly (readonly [VerseName, VerseName])[];
  /** Verses that it prints under numbers that the KJV does not have. */
  readonly renumbered?: {
    readonly verses: readonly { readonly canonical: VerseName; readonly printed: VerseName }[];
    /** The canonical verse that they follow in print. */
    readonly printedAfter: VerseName;
    /** What a reader is told. */
    readonly note: string;
  };
}

/** What the app knows of a translation besides its text. */
interface TranslationFacts {
  /** "KJV" */
  readonly label: string;
  /** "King James Version" */
  readonly name: string;
  /** Other names in running text, in capitals. Label and name are recognised as they are. */
  readonly otherNames: readonly string[];
  /** How a visitor of the guide asks for it, matched against lower-case words without punctuation. */
  readonly requestPattern: RegExp;
  /** Whether it speaks with "thou" and "hath" or in the words of today. */
  readonly speech: 'old' | 'modern';
  readonly differences: VerseDifferences;
}

const NO_DIFFERENCES: VerseDifferences = { omitted: [], partlyOmitted: [], swapped: [] };

/**
 * The translations we have, by id, in the order in which they are offered. A packed file names its translation by the
 * position in this list, so new ones go to the end. docs/how-to.md, "Add a translation", has the other steps.
 */
export const TRANSLATIONS = {
  kjv: {
    label: 'KJV',
    name: 'King James Version',
    otherNames: ['AV', 'KING JAMES'],
    requestPattern: /\b(?:kjv|king james)\b/,
    speech: 'old',
    differences: NO_DIFFERENCES,
  },
  web: {
    label: 'WEB',
    name: 'World English Bible',
    otherNames: [],
    requestPattern: /\b(?:(?:in|the|from) web|world english)\b|\bweb$/,
    speech: 'modern',
    differences: {
      omitted: ['Luke.17.36', 'Acts.8.37', 'Acts.15.34', 'Acts.24.7'],
      partlyOmitted: ['Acts.24.6', 'Acts.24.8'],
      swapped: [['Matt.23.13', 'Matt.23.14']],
      renumbered: {
        verses: [
          { canonical: 'Rom.16.25', printed: 'Rom.14.24' },
          { canonical: 'Rom.16.26', printed: 'Rom.14.25' },
          { canonical: 'Rom.16.27', printed: 'Rom.14.26' },
        ],
        printedAfter: 'Rom.14.23',
        note: 'The WEB prints Romans 16:25-27 at the end of chapter 14, as 14:24-26.',
      },
    },
  },
  asv: {
    label: 'ASV',
    name: 'American Standard Version',
    otherNames: [],
    requestPattern: /\b(?:asv|american standard)\b/,
    speech: 'old',
    differences: {
      omitted: [
        ...['Matt.17.21', 'Matt.18.11', 'Matt.23.14'],
        ...['Mark.7.16', 'Mark.9.44', 'Mark.9.46', 'Mark.11.26', 'Mark.15.28'],
        ...['Luke.17.36', 'Luke.23.17', 'John.5.4'],
        ...['Acts.8.37', 'Acts.15.34', 'Acts.24.7', 'Acts.28.29', 'Rom.16.24'],
      ],
      partlyOmitted: ['John.5.3', 'Acts.24.6', 'Acts.24.8'],
      swapped: [['Phil.1.16', 'Phil.1.17']],
    },
  },
} as const satisfies Readonly<Record<string, TranslationFacts>>;

export type TranslationId = keyof typeof TRANSLATIONS;

export const TRANSLATION_IDS = Object.keys(TRANSLATIONS) as readonly TranslationId[];

/** The translation that has every verse. */
export const COMPLETE_TRANSLATION: TranslationId = 'kjv';

/** Whether a value, such as one from storage or an address, is the id of a translation. */
export function isTranslationId(value: unknown): value is TranslationId {
  return typeof value === 'string' && Object.hasOwn(TRANSLATIONS, value);
}

/** "KJV, WEB, and ASV". Written by hand: Intl.ListFormat brings 6 MB of language data into memory. */
export function labelsInWords(ids: readonly TranslationId[], conjunction: 'and' | 'or' = 'and'): string {
  const labels = ids.map((id) => TRANSLATIONS[id].label);
  if (labels.length < 3) return labels.join(` ${conjunction} `);
  return `${labels.slice(0, -1).join(', ')}, ${conjunction} ${labels.at(-1)}`;
}
