import { getDocumentProxy } from 'unpdf';
import { DOCUMENT_MAX_LENGTH } from '../../../contract/limits.ts';
import { Refused } from './outcome.ts';
import { linesOf, type PageLines, type PdfItem } from './pdf-lines.ts';
import { writePages } from './pdf-text.ts';

/** More than is kept, because running heads and hyphens at line ends are removed later. */
const MAX_RAW_LENGTH = DOCUMENT_MAX_LENGTH * 1.2;
const MAX_PAGES = 5_000;
/** Pieces of text on one page; a printed page has a few hundred. */
const MAX_ITEMS_PER_PAGE = 50_000;

/** The text of a PDF in page order. Stops once there is more than is kept. Throws Refused. */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  const document = await open(bytes);
  const pages: PageLines[] = [];
  let length = 0;
  for (
    let number = 1;
    number <= Math.min(document.numPages, MAX_PAGES) && length <= MAX_RAW_LENGTH;
    number += 1
  ) {
    const lines = await readPage(document, number);
    pages.push(lines);
    length += lines.reduce((sum, { text }) => sum + text.length + 1, 0);
  }
  return writePages(pages);
}

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

async function open(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    // A copy, because pdf.js takes ownership of the buffer.
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, disableFontFace: true });
  } catch (error) {
    throw new Refused(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged');
  }
}

/** A page that cannot be read is skipped. */
async function readPage(document: PdfDocument, number: number): Promise<PageLines> {
  try {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    return linesOf((items as object[]).slice(0, MAX_ITEMS_PER_PAGE).filter(isText));
  } catch {
    return [];
  }
}

const isText = (item: object): item is PdfItem => 'str' in item;
