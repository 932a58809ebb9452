import { zipSync } from 'fflate';

/** Documents as visitors send them, good and bad, built byte by byte. */

/** Text at a position on a page, in points from the lower left; Helvetica. */
export interface PdfText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

export interface PdfMade {
  /** Further objects, from number 100 on; `extra` keys for each page and for the trailer. */
  readonly objects?: readonly string[];
  readonly pageKeys?: string;
  readonly trailerKeys?: string;
  /** Padding in bytes that no page shows, to reach a file size. */
  readonly ballast?: number;
}

/** A PDF of the given pages, with a correct object table. */
export function aPdf(pages: readonly (readonly PdfText[])[], made: PdfMade = {}): Buffer {
  const kids = pages.map((_, at) => `${10_000 + 2 * at} 0 R`).join(' ');
  const objects = new Map<number, string>([
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`],
    [3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
  ]);
  for (const [at, body] of (made.objects ?? []).entries()) objects.set(100 + at, body);
  if (made.ballast) objects.set(99, stream('\x01\x9f'.repeat(made.ballast / 2)));
  for (const [at, texts] of pages.entries()) {
    const number = 10_000 + 2 * at;
    const resources = '/Resources << /Font << /F1 3 0 R >> /XObject << /X1 100 0 R >> >>';
    const page = `/Parent 2 0 R /MediaBox [0 0 612 792] ${resources} ${made.pageKeys ?? ''}`;
    objects.set(number, `<< /Type /Page ${page} /Contents ${number + 1} 0 R >>`);
    objects.set(number + 1, stream(texts.map(drawn).join('\n')));
  }
  return assemble(objects, made.trailerKeys ?? '');
}

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');
const drawn = ({ text, x, y, size = 11 }: PdfText): string =>
  `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped(text)}) Tj ET`;
export const stream = (body: string, keys = ''): string =>
  `<< /Length ${body.length} ${keys} >>\nstream\n${body}\nendstream`;

function assemble(objects: ReadonlyMap<number, string>, trailerKeys: string): Buffer {
  let body = '%PDF-1.7\n';
  let table = 'xref\n0 1\n0000000000 65535 f \n';
  for (const [number, object] of objects) {
    table += `${number} 1\n${String(body.length).padStart(10, '0')} 00000 n \n`;
    body += `${number} 0 obj\n${object}\nendobj\n`;
  }
  const size = Math.max(...objects.keys()) + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R ${trailerKeys} >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}

/** Lines of one column below one another, from the top of a page. */
export const column = (lines: readonly string[], x = 72, top = 720): PdfText[] =>
  lines.map((text, at) => ({ text, x, y: top - 14 * at }));

/** A PDF that opens only with a password that nobody knows. */
export function aLockedPdf(): Buffer {
  const encrypt = `<< /Filter /Standard /V 1 /R 2 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> /P -4 >>`;
  return aPdf([column(['A secret sermon'])], {
    objects: [encrypt],
    trailerKeys: `/Encrypt 100 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`,
  });
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** A docx whose body is the given WordprocessingML; `more` are further entries of the zip. */
export function aDocx(body: string, more: Readonly<Record<string, string | Uint8Array>> = {}): Buffer {
  const parts: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPES}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${TYPES}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${TYPES}.numbering+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="r2" Type="${OFFICE}/numbering" Target="numbering.xml"/></Relationships>`,
    'word/styles.xml': `${XML}<w:styles xmlns:w="${W}">${['Title', 'heading 1', 'heading 2'].map((name) => `<w:style w:type="paragraph" w:styleId="${name.replace('heading ', 'Heading')}"><w:name w:val="${name}"/></w:style>`).join('')}</w:styles>`,
    'word/numbering.xml': `${XML}<w:numbering xmlns:w="${W}">${numbering(1, 'bullet')}${numbering(2, 'decimal')}<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num></w:numbering>`,
    'word/document.xml': `${XML}<w:document xmlns:w="${W}"><w:body>${body}</w:body></w:document>`,
    ...more,
  };
  return Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(parts).map(([name, part]) => [
          name,
          typeof part === 'string' ? Buffer.from(part) : part,
        ]),
      ),
    ),
  );
}

const numbering = (id: number, format: string): string =>
  `<w:abstractNum w:abstractNumId="${id}">${[0, 1].map((level) => `<w:lvl w:ilvl="${level}"><w:numFmt w:val="${format}"/></w:lvl>`).join('')}</w:abstractNum>`;

/** A paragraph of a docx; `style` is a style's id, `list` the kind and depth of its point. */
export function p(text: string, style = '', list?: { kind: 'bullet' | 'number'; level?: number }): string {
  const point = list
    ? `<w:numPr><w:ilvl w:val="${list.level ?? 0}"/><w:numId w:val="${list.kind === 'bullet' ? 1 : 2}"/></w:numPr>`
    : '';
  const named = style ? `<w:pStyle w:val="${style}"/>` : '';
  return `<w:p><w:pPr>${named}${point}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

export const table = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${p(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

/** A small docx that inflates to this many bytes of zeros. */
export const aBomb = (bytes: number): Buffer =>
  aDocx(p('Bomb'), { 'word/footnotes.xml': new Uint8Array(bytes) });

/** The first bytes of a Windows program, followed by binary data. */
export const aProgram = (): Buffer =>
  Buffer.concat([
    Buffer.from('MZ\x90\0\x03\0\0\0'),
    Buffer.from(Array.from({ length: 4_000 }, (_, n) => (n * 89) % 256)),
  ]);

export interface UploadAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
  /** How long the answer took. */
  readonly ms: number;
}

/** Sends a file as the web does. */
export async function upload(
  url: string,
  bytes: Uint8Array | string,
  name = 'sermon.txt',
  headers: Record<string, string> = {},
): Promise<UploadAnswer> {
  const began = performance.now();
  const form = new FormData();
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
  const response = await fetch(`${url}/api/files/process`, { method: 'POST', headers, body: form });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
    ms: performance.now() - began,
  };
}
