import mammoth from 'mammoth';
import { inflateDocx } from './docx-entries.ts';
import { type DocxElement, writeDocx } from './docx-text.ts';

/** The text of a docx: headings, lists and tables as Markdown writes them. Rejects where it cannot be read. */
export async function readDocx(bytes: Uint8Array): Promise<string> {
  const buffer = Buffer.from(inflateDocx(bytes));
  let text = '';
  await mammoth.convertToHtml(
    { buffer },
    {
      externalFileAccess: false,
      // The document as mammoth understands it is what we write from; its HTML would have to be read again.
      transformDocument: (document: DocxElement) => {
        text = writeDocx(document);
        return { ...document, children: [] };
      },
    },
  );
  return text;
}
