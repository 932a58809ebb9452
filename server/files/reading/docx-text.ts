/** mammoth's document model; only the keys that are used here. */
export interface DocxElement {
  readonly type: string;
  readonly children?: readonly DocxElement[];
  readonly value?: string;
  readonly styleId?: string | null;
  readonly styleName?: string | null;
  readonly numbering?: { readonly isOrdered: boolean; readonly level: string | number } | null;
  readonly checked?: boolean;
  readonly body?: readonly DocxElement[];
  readonly notes?: { resolve(reference: DocxElement): DocxElement | null };
}

interface WriterState {
  readonly notes: string[];
  readonly noteOf: (reference: DocxElement) => DocxElement | null;
  /** The current number and kind of each list level. */
  readonly counts: { isOrdered: boolean; count: number }[];
}

/** Writes a document as plain text with headings, lists and tables as in Markdown, and notes at the end. */
export function writeDocx(document: DocxElement): string {
  const state: WriterState = {
    notes: [],
    noteOf: (reference) => document.notes?.resolve(reference) ?? null,
    counts: [],
  };
  const body = blocks(document.children ?? [], state);
  const notes = state.notes.map((note, at) => `[${at + 1}] ${note}`);
  return notes.length > 0 ? `${body}\n\n${notes.join('\n')}` : body;
}

/** Separates blocks by blank lines, and the items of one list by line breaks. */
function blocks(elements: readonly DocxElement[], state: WriterState): string {
  let text = '';
  let afterPoint = false;
  for (const element of elements) {
    const block = element.type === 'table' ? table(element, state) : paragraph(element, state);
    if (block.trim() === '') continue;
    const isPoint = Boolean(element.numbering) && headingLevel(element) === 0;
    if (text !== '') text += isPoint && afterPoint ? '\n' : '\n\n';
    text += block;
    afterPoint = isPoint;
  }
  return text;
}

function paragraph(element: DocxElement, state: WriterState): string {
  const text = inline(element, state).trim();
  if (text === '') return '';
  const level = headingLevel(element);
  if (level > 0) {
    state.counts.length = 0;
    return `${'#'.repeat(level)} ${text.replace(/\s+/g, ' ')}`;
  }
  if (element.numbering) return `${pointMark(element.numbering, state)}${text}`;
  state.counts.length = 0;
  return text;
}

function headingLevel({ styleName, styleId }: DocxElement): number {
  const style = styleName ?? styleId ?? '';
  if (/^title$/i.test(style)) return 1;
  const [, level] = /^heading ?([1-6])/i.exec(style) ?? [];
  return level ? Number(level) : 0;
}

const DEEPEST_LEVEL = 8;

function pointMark(numbering: NonNullable<DocxElement['numbering']>, { counts }: WriterState): string {
  const { isOrdered } = numbering;
  const level = Math.min(Math.max(Number(numbering.level) || 0, 0), DEEPEST_LEVEL);
  const before = counts[level]?.isOrdered === isOrdered ? counts[level].count : 0;
  const count = before + 1;
  counts.length = level;
  counts[level] = { isOrdered, count };
  return `${'   '.repeat(level)}${isOrdered ? `${count}.` : '-'} `;
}

/** A table with one column is only a frame: its text is written without a table. */
function table(element: DocxElement, state: WriterState): string {
  const rows = (element.children ?? []).filter(({ type }) => type === 'tableRow');
  const width = Math.max(0, ...rows.map(({ children }) => children?.length ?? 0));
  if (width <= 1) {
    return rows
      .flatMap(({ children }) => children ?? [])
      .map((cell) => blocks(cell.children ?? [], state))
      .join('\n\n');
  }
  const lines = rows.map(({ children = [] }) => {
    const cells = Array.from({ length: width }, (_, at) => cellText(children[at], state));
    return `| ${cells.join(' | ')} |`;
  });
  lines.splice(1, 0, `|${' --- |'.repeat(width)}`);
  return lines.join('\n');
}

const cellText = (cell: DocxElement | undefined, state: WriterState): string =>
  blocks(cell?.children ?? [], state)
    .replaceAll('|', '\\|')
    .replace(/\s*\n\s*/g, ' ');

function inline(element: DocxElement, state: WriterState): string {
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
      return noteMark(element, state);
    case 'image':
      return '';
    default:
      return (element.children ?? []).map((child) => inline(child, state)).join('');
  }
}

function noteMark(reference: DocxElement, state: WriterState): string {
  const note = state.noteOf(reference);
  if (!note?.body) return '';
  const number = state.notes.push('');
  const noteState: WriterState = { ...state, counts: [], noteOf: () => null };
  state.notes[number - 1] = blocks(note.body, noteState).replace(/\s*\n\s*/g, ' ');
  return ` [${number}]`;
}
