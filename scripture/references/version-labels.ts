import { TRANSLATION_IDS, TRANSLATIONS, type TranslationId } from '../translations.ts';

/** The translations we have, by every name that running text gives them, in capitals. */
const HELD: ReadonlyMap<string, TranslationId> = new Map(
  TRANSLATION_IDS.flatMap((id) => {
    const { label, name, otherNames } = TRANSLATIONS[id];
    return [label, name.toUpperCase(), ...otherNames].map((each) => [each, id] as const);
  }),
);
const LONGEST_LABEL = 4;

/** Full names of translations that we do not have, with their labels. */
const UNHELD_NAMES: Readonly<Record<string, string>> = {
  'NEW INTERNATIONAL VERSION': 'NIV',
  'ENGLISH STANDARD VERSION': 'ESV',
  'NEW LIVING TRANSLATION': 'NLT',
  'NEW KING JAMES VERSION': 'NKJV',
  'NEW AMERICAN STANDARD BIBLE': 'NASB',
  'NEW REVISED STANDARD VERSION': 'NRSV',
  'CHRISTIAN STANDARD BIBLE': 'CSB',
  'THE MESSAGE': 'MSG',
  'THE PASSION TRANSLATION': 'TPT',
  'GOOD NEWS TRANSLATION': 'GNT',
  'GOOD NEWS BIBLE': 'GNB',
  'REVISED STANDARD VERSION': 'RSV',
  'NEW ENGLISH TRANSLATION': 'NET',
  'THE LIVING BIBLE': 'TLB',
  'NEW WORLD TRANSLATION': 'NWT',
  'AMPLIFIED BIBLE': 'AMP',
};
const UNHELD_LABELS =
  'NIV|NIV84|NIV11|TNIV|NIRV|ESV|ESVUK|NLT|NKJV|NASB|NASB95|NASB1995|NASB20|NASB2020|NRSV|NRSVUE|NRSVA|RSV|RSVCE|RSV2CE|CSB|HCSB|CEB|CEV|NET|GNT|GNB|TEV|MSG|TLB|AMP|AMPC|NAB|NABRE|NJB|JB|RNJB|LSB|LEB|ISV|ICB|NCV|ERV|EXB|GW|MEV|OJB|CJB|TLV|TPT|VOICE|WYC|YLT|DRA|DRB|DRV|NCB|NWT|NKJ|REB|NEB|RV|RVR|BSB|MKJV|AKJV|KJ21|DARBY|GNV|JUB|TNK|NJPS|JPS|LXX|VULGATE|SBLGNT|BBE|WEBUS|NTE|CPDV|EHV|PHILLIPS';

const HELD_LABELS = [...HELD.keys()].filter((name) => name.length <= LONGEST_LABEL).join('|');
const NAMES_IN_FULL = [...HELD.keys(), ...Object.keys(UNHELD_NAMES)].filter(
  (name) => name.length > LONGEST_LABEL,
);
const LABEL = new RegExp(
  `^[\\s,;:–—-]*([(\\[]?)[\\s*_]*(?:the\\s+)?(${NAMES_IN_FULL.map((name) => name.replaceAll(' ', '\\s+')).join('|')}|(?:${HELD_LABELS}|${UNHELD_LABELS})(?![A-Za-z]))(?:\\s+translation|\\s+version)?[\\s*_]*([)\\]]?)`,
  'i',
);
/** Labels and names that are ordinary words when in lower case. */
const ORDINARY_WORDS = /^(?:web|net|msg|voice|amp|gw|erv|rv|jb|av|phillips|darby|exb|the message)$/;

export interface VersionLabel {
  /** "NIV" */
  readonly label: string;
  /** Its id where we have the translation. */
  readonly held?: TranslationId;
  /** In UTF-16 units, with the space or comma before the label and its brackets. */
  readonly length: number;
}

/** The translation named at the very beginning of a text ("(NIV)", ", ESV", " King James Version"). */
export function versionLabelAt(text: string): VersionLabel | undefined {
  const match = LABEL.exec(text.slice(0, 80));
  if (match === null) return undefined;
  const [whole, open, name, close] = match as unknown as [string, string, string, string];
  if (ORDINARY_WORDS.test(name)) return undefined;
  const key = name.toUpperCase().replace(/\s+/g, ' ');
  const held = HELD.get(key);
  const label = (held && TRANSLATIONS[held].label) ?? UNHELD_NAMES[key] ?? key;
  // A closing bracket without an opening one belongs to what is before the label.
  const length = close !== '' && open === '' ? whole.length - close.length : whole.length;
  return { label, held, length };
}

const UNHELD_ALONE = new RegExp(`\\b(${UNHELD_LABELS})\\b`);

/** A full name with capitals. */
const UNHELD_IN_FULL = new RegExp(
  `\\b(${Object.keys(UNHELD_NAMES)
    .map((name) =>
      name
        .toLowerCase()
        .replace(/\b\p{L}/gu, (letter) => letter.toUpperCase())
        .replace(/^The /, '[Tt]he ')
        .replaceAll(' ', '\\s+'),
    )
    .join('|')})\\b`,
);

/** The label of a translation that we do not have, where a text names one ("the NIV renders", "in The Message"). */
export function versionNamedIn(text: string): string | undefined {
  const label = UNHELD_ALONE.exec(text)?.[1];
  if (label !== undefined && !ORDINARY_WORDS.test(label)) return label;
  const name = UNHELD_IN_FULL.exec(text)?.[1];
  return name && UNHELD_NAMES[name.toUpperCase().replace(/\s+/g, ' ')];
}
