/** What mammoth makes of a docx; only the keys that are read here. */
export interface DocxElement {
  readonly type: string;
  readonly children?: readonly DocxElement[];
  readonly value?: string;
  readonly styleId?: string | null;
  readonly styleName?: string | null;
  readonly numbering?: { readonly isOrdered: boolean; readonly level: string | number } | null;
  readonly checked?: boolean;
  readonly breakType?: string;
  readonly noteType?: string;
  readonly noteId?: string;
  readonly body?: readonly DocxElement[];
  readonly notes?: { resolve(reference: DocxElement): DocxElement | null };
}

interface Writing {
  readonly notes: string[];
  readonly noteOf: (reference: DocxElement) => DocxElement | null;
  /** How far each level of a list has counted, and of which kind it is. */
  readonly counts: { isOrdered: boolean; count: number }[];
}

/** A document as plain text in which headings, lists and tables stand as in Markdown, notes at the end. */
export function writeDocx(document: DocxElement): string {
  const writing: Writing = {
    notes: [],
    noteOf: (reference) => document.notes?.resolve(reference) ?? null,
    counts: [],
  };
  const body = blocks(document.children ?? [], writing);
  const notes = writing.notes.map((note, at) => `[${at + 1}] ${note}`);
  return notes.length > 0 ? `${body}\n\n${notes.join('\n')}` : body;
}

/** Blocks apart by blank lines; the points of one list only by line ends. */
function blocks(elements: readonly DocxElement[], writing: Writing): string {
  let text = '';
  let afterPoint = false;
  for (const element of elements) {
    const block = element.type === 'table' ? table(element, writing) : paragraph(element, writing);
    if (block.trim() === '') continue;
    const isPoint = Boolean(element.numbering) && headingLevel(element) === 0;
    if (text !== '') text += isPoint && afterPoint ? '\n' : '\n\n';
    text += block;
    afterPoint = isPoint;
  }
  return text;
}

function paragraph(element: DocxElement, writing: Writing): string {
  const text = inline(element, writing).trim();
  if (text === '') return '';
  const level = headingLevel(element);
  if (level > 0) {
    writing.counts.length = 0;
    return `${'#'.repeat(level)} ${text.replace(/\s+/g, ' ')}`;
  }
  if (element.numbering) return `${pointMark(element.numbering, writing)}${text}`;
  writing.counts.length = 0;
  return text;
}

function headingLevel({ styleName, styleId }: DocxElement): number {
  const style = styleName ?? styleId ?? '';
  if (/^title$/i.test(style)) return 1;
  const [, level] = /^heading ?([1-6])/i.exec(style) ?? [];
  return level ? Number(level) : 0;
}

const DEEPEST_LEVEL = 8;

function pointMark(numbering: NonNullable<DocxElement['numbering']>, { counts }: Writing): string {
  const { isOrdered } = numbering;
  const level = Math.min(Math.max(Number(numbering.level) || 0, 0), DEEPEST_LEVEL);
  const before = counts[level]?.isOrdered === isOrdered ? counts[level].count : 0;
  const count = before + 1;
  counts.length = level;
  counts[level] = { isOrdered, count };
  return `${'   '.repeat(level)}${isOrdered ? `${count}.` : '-'} `;
}

/** A table of one column only frames its text. */
function table(element: DocxElement, writing: Writing): string {
  const rows = (element.children ?? []).filter(({ type }) => type === 'tableRow');
  const width = Math.max(0, ...rows.map(({ children }) => children?.length ?? 0));
  if (width <= 1) {
    return rows
      .flatMap(({ children }) => children ?? [])
      .map((cell) => blocks(cell.children ?? [], writing))
      .join('\n\n');
  }
  const lines = rows.map(({ children = [] }) => {
    const cells = Array.from({ length: width }, (_, at) => cellText(children[at], writing));
    return `| ${cells.join(' | ')} |`;
  });
  lines.splice(1, 0, `|${' --- |'.repeat(width)}`);
  return lines.join('\n');
}

const cellText = (cell: DocxElement | undefined, writing: Writing): string =>
  blocks(cell?.children ?? [], writing)
    .replaceAll('|', '\\|')
    .replace(/\s*\n\s*/g, ' ');

function inline(element: DocxElement, writing: Writing): string {
  switch (element.type) {
    case 'text':
      return element.value ?? '';
    case 'tab':
      return '\t';
    case 'break':
      return '\n';
    case 'checkbox':
      return element.checked ? '[x] ' : '[ ] ';
    case 'noteReference':
      return noteMark(element, writing);
    case 'image':
      return '';
    default:
      return (element.children ?? []).map((child) => inline(child, writing)).join('');
  }
}

function noteMark(reference: DocxElement, writing: Writing): string {
  const note = writing.noteOf(reference);
  if (!note?.body) return '';
  const place = writing.notes.push('');
  const inNote: Writing = { ...writing, counts: [], noteOf: () => null };
  writing.notes[place - 1] = blocks(note.body, inNote).replace(/\s*\n\s*/g, ' ');
  return ` [${place}]`;
}
