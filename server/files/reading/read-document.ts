import { finishText } from './finish-text.ts';
import { type Outcome, Refused } from './outcome.ts';
import { recognise } from './recognise.ts';

/** Reads a file of any supported type; loads only the reader it needs. Never rejects. */
export async function readDocument(bytes: Uint8Array): Promise<Outcome> {
  try {
    const file = await recognise(bytes);
    const text = finishText(await textOf(file, bytes));
    if (text.content === '') return { kind: 'refused', why: file.kind === 'pdf' ? 'scan' : 'empty' };
    return { kind: 'text', fileType: file.kind, ...text };
  } catch (error) {
    return { kind: 'refused', why: error instanceof Refused ? error.why : 'damaged' };
  }
}

async function textOf(file: Awaited<ReturnType<typeof recognise>>, bytes: Uint8Array): Promise<string> {
  switch (file.kind) {
    case 'text':
      return file.text;
    case 'pdf':
      return (await import('./pdf.ts')).readPdf(bytes);
    case 'docx':
      return (await import('./docx.ts')).readDocx(bytes);
    case 'doc':
      return (await import('./doc.ts')).readDoc(bytes);
  }
}
