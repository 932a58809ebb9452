import { expect, test } from 'vitest';
import {
  aBomb,
  aDocx,
  aLockedPdf,
  aPdf,
  aProgram,
  column,
  p,
  stream,
  table,
} from '../../../tests/support/documents.ts';
import { readDocument } from './read-document.ts';

async function textOf(bytes: Uint8Array): Promise<string> {
  const outcome = await readDocument(bytes);
  return outcome.kind === 'text' ? outcome.content : `refused: ${outcome.why}`;
}
const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
const bytes = (...values: number[]): Buffer => Buffer.from(values);

test.each<[string, Uint8Array, string]>([
  ['UTF-8', Buffer.from('Grâce – 恵み'), 'Grâce – 恵み'],
  ['UTF-8 with a mark', Buffer.from('\ufeffGrâce'), 'Grâce'],
  ['UTF-16 LE with a mark', Buffer.from('\ufeffGrâce – 恵み', 'utf16le'), 'Grâce – 恵み'],
  ['UTF-16 BE with a mark', utf16be('\ufeffGrâce – 恵み'), 'Grâce – 恵み'],
  [
    'UTF-16 LE without',
    Buffer.from('The Lord is my shepherd – amen', 'utf16le'),
    'The Lord is my shepherd – amen',
  ],
  ['UTF-16 BE without', utf16be('The Lord is my shepherd – amen'), 'The Lord is my shepherd – amen'],
  ['Windows-1252', Buffer.from('\x93Gr\xe2ce\x94 \x97 amen', 'latin1'), '“Grâce” — amen'],
  [
    'broken UTF-8',
    Buffer.concat([Buffer.from('Grâce, vérité, '), bytes(0xe2, 0x82), Buffer.from('paix')]),
    'Grâce, vérité, paix',
  ],
  [
    'broken UTF-16',
    Buffer.concat([Buffer.from('\ufeffGrace and', 'utf16le'), bytes(0x00, 0xd8, 0x20, 0x00, 0x41)]),
    'Grace and',
  ],
  ['NUL bytes', Buffer.from('Grace\0 and\0 truth came'), 'Grace and truth came'],
  [
    'a sentence that begins like a picture',
    Buffer.from('BM stands for Bible memory.'),
    'BM stands for Bible memory.',
  ],
  [
    'letters past 1252 that begin like a program',
    Buffer.from('MZ caf\xe9 and bread', 'latin1'),
    'refused: type',
  ],
  ['line ends of Windows', Buffer.from('One\r\n\r\n\r\n\r\nTwo  \r\n'), 'One\n\nTwo'],
])('%s is read', async (_name, file, text) => {
  expect(await textOf(file)).toBe(text);
});

test.each<[string, Uint8Array, string]>([
  ['an empty file', bytes(), 'empty'],
  ['nothing but space', Buffer.from(' \n\t\r\n '), 'empty'],
  ['nothing but NUL bytes', bytes(...Array(100).fill(0)), 'type'],
  ['a program, whatever its name', aProgram(), 'type'],
  [
    'a picture',
    bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52),
    'type',
  ],
  ['RTF', Buffer.from('{\\rtf1\\ansi Hello}'), 'type'],
  ['a zip that is no docx', Buffer.from('PK\x03\x04\x14\0\0\0\0\0hello.txt\xff\xfe', 'latin1'), 'type'],
  ['a docx of Word with a password', compound('EncryptedPackage'), 'encrypted'],
  ['a sheet of Excel', compound('Workbook'), 'type'],
  ['a doc that breaks off', compound('WordDocument'), 'damaged'],
  ['a docx that breaks off', aDocx(p('Hello')).subarray(0, 900), 'type'],
  ['a docx whose XML is broken', aDocx('<w:p><w:r>'), 'damaged'],
  ['a docx with more than 60 MB within', aBomb(60_100_000), 'too-much'],
  ['a docx that lies about what is within', lying(aBomb(1_000_000)), 'damaged'],
  ['a docx of 2,001 entries', aDocx(p('x'), manyEntries(2_000)), 'too-much'],
  ['a PDF with a password', aLockedPdf(), 'encrypted'],
  ['a scanned PDF', aPdf([[], []]), 'scan'],
  ['a PDF that breaks off', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type'), 'damaged'],
])('%s is refused', async (_name, file, why) => {
  expect(await readDocument(file)).toEqual({ kind: 'refused', why });
});

test('Headings, lists and tables of a docx stand as in Markdown', async () => {
  const docx = aDocx(
    [
      p('The Anchor of Hope', 'Title'),
      p('Hope holds', 'Heading1'),
      p('One', '', { kind: 'bullet' }),
      p('Within', '', { kind: 'bullet', level: 1 }),
      p('First', '', { kind: 'number' }),
      p('Second', '', { kind: 'number' }),
      p('Between.'),
      p('First again', '', { kind: 'number' }),
      table([
        ['Day', 'Reading'],
        ['Mon', 'Faith | works'],
      ]),
    ].join(''),
  );
  expect(await textOf(docx)).toBe(
    '# The Anchor of Hope\n\n# Hope holds\n\n- One\n   - Within\n1. First\n2. Second\n\nBetween.\n\n1. First again\n\n| Day | Reading |\n| --- | --- |\n| Mon | Faith \\| works |',
  );
});

test('A docx is read without what it holds besides its text', async () => {
  const docx = aDocx(p('Grace'), { '../../etc/passwd': 'root', 'word/media/image1.png': new Uint8Array(99) });
  expect(await textOf(docx)).toBe('Grace');
});

test('A PDF reads as its pages do: paragraphs across lines and pages, hyphens, ligatures, spaces between words', async () => {
  const pdf = aPdf([
    [
      { text: 'The Anchor', x: 72, y: 740, size: 20 },
      ...column(
        [
          'Hope is not a wish that we hold up against the dark; it is a prom-',
          'ise that holds us, and self-control grows where it is held, with self-',
        ],
        72,
        700,
      ),
    ],
    column(['control enough for the day, and more than enough for the longest night.', 'Amen.']),
  ]);
  expect(await textOf(pdf)).toBe(
    'The Anchor\n\nHope is not a wish that we hold up against the dark; it is a promise that holds us, and self-control grows where it is held, with self-control enough for the day, and more than enough for the longest night. Amen.',
  );
});

test('Two columns are read one after the other', async () => {
  const left = column(['Left one begins here', 'and goes on here.'], 72);
  const right = column(['Right one begins here', 'and goes on too.'], 320);
  expect(await textOf(aPdf([[...left, ...right]]))).toBe(
    'Left one begins here and goes on here.\n\nRight one begins here and goes on too.',
  );
});

test('Running heads and page numbers are left out, and not glued into words', async () => {
  const pages = Array.from({ length: 6 }, (_, at) => [
    { text: `Grace Church, sermon ${at + 1}`, x: 72, y: 760 },
    ...column([
      `Part ${'abcdef'[at]} of what was preached on that day in the old church by the`,
      `river bank, ${'abcdef'[at]}.`,
    ]),
    { text: String(at + 1), x: 300, y: 30 },
  ]);
  const text = await textOf(aPdf(pages));
  expect(text.match(/Grace Church/g)).toHaveLength(1);
  expect(text).not.toMatch(/\b\d\b(?!$)/m);
  expect(text.split('\n\n')).toHaveLength(6);
});

test('A PDF whose pages and drawings go round in circles ends', async () => {
  const circle = stream(
    '/X1 Do',
    '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X1 100 0 R >> >>',
  );
  const drawings = aPdf([column(['Text'])], { objects: [circle] });
  const pages = Buffer.from(
    aPdf([column(['Text'])])
      .toString('latin1')
      .replace('/Kids [10000 0 R]', '/Kids [2     0 R]'),
    'latin1',
  );
  expect(await textOf(drawings)).toBe('Text');
  expect((await readDocument(pages)).kind).toBe('refused');
});

test('Text is cut at 200,000 characters, at the end of a word, and its words are counted', async () => {
  const outcome = await readDocument(Buffer.from('grace '.repeat(40_000)));
  expect(outcome).toMatchObject({ kind: 'text', truncated: true, wordCount: 33_333 });
  const whole = await readDocument(Buffer.from(`${'grace — '.repeat(3)}42`));
  expect(whole).toMatchObject({ truncated: false, wordCount: 4 });
  const pairs = await readDocument(Buffer.from(`x${'😀'.repeat(100_001)}`));
  expect(pairs.kind === 'text' && pairs.content.length).toBe(199_999);
});

/** What a compound file is known by: its first bytes, and the name of a stream. */
function compound(name: string): Buffer {
  const head = bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
  return Buffer.concat([head, Buffer.alloc(1_016), Buffer.from(name, 'utf16le'), Buffer.alloc(512)]);
}

/** The size that an entry claims, in the zip's directory, made small. */
function lying(zip: Buffer): Buffer {
  const lie = Buffer.from(zip);
  for (let at = lie.indexOf('PK\x01\x02'); at >= 0; at = lie.indexOf('PK\x01\x02', at + 4)) {
    if (lie.readUInt32LE(at + 24) === 1_000_000) lie.writeUInt32LE(10, at + 24);
  }
  return lie;
}

function manyEntries(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`word/${at}.xml`, '']));
}
