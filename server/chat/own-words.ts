import type { Attachment, SendBody } from '../../contract/chat.ts';
import { AppError } from '../../contract/errors.ts';
import { DOCUMENT_MAX_LENGTH, MESSAGE_MAX_LENGTH } from '../../contract/limits.ts';
import { cleanText } from '../http/clean-text.ts';
import { plainFileName } from '../http/file-name.ts';

/** A message as it is stored: the document, a blank line, the visitor's own words. */
export interface Submission {
  readonly content: string;
  readonly words: string;
  readonly document?: string;
  readonly attachment?: Attachment;
}

const inWords = (limit: number): string => limit.toLocaleString('en-GB');

const tooLong = (what: string, limit: number): AppError =>
  new AppError('MESSAGE_TOO_LONG', {
    message: `${what} may have at most ${inWords(limit)} characters.`,
    issues: [{ path: 'content', message: `At most ${limit} characters.` }],
  });

/** For a body that is too large even to be read. */
export const tooLongToRead = (): AppError =>
  new AppError('MESSAGE_TOO_LONG', {
    message: `Your own words may have at most ${inWords(MESSAGE_MAX_LENGTH)} characters, a document ${inWords(DOCUMENT_MAX_LENGTH)}.`,
  });

/**
 * Splits the body of a send into document and own words, cleans each, and checks their lengths (limits.ts).
 * Throws EMPTY_MESSAGE, MESSAGE_TOO_LONG, or INVALID_REQUEST if the attachment is longer than the content.
 */
export function readSubmission(body: SendBody): Submission {
  const length = body.attachment?.length ?? 0;
  if (length > body.content.length) {
    throw new AppError('INVALID_REQUEST', {
      message: 'The attachment is longer than the message that holds it.',
      issues: [{ path: 'attachment.length', message: 'Longer than content.' }],
    });
  }
  const words = cleanText(body.content.slice(length)).trim();
  if (words === '')
    throw new AppError('EMPTY_MESSAGE', { issues: [{ path: 'content', message: 'Must not be empty.' }] });
  if (words.length > MESSAGE_MAX_LENGTH) throw tooLong('Your own words', MESSAGE_MAX_LENGTH);
  if (!body.attachment) return { content: words, words };

  const document = cleanText(body.content.slice(0, length)).trim();
  if (document.length > DOCUMENT_MAX_LENGTH) throw tooLong('A document', DOCUMENT_MAX_LENGTH);
  if (document === '') return { content: words, words };
  const attachment = {
    ...body.attachment,
    fileName: plainFileName(body.attachment.fileName),
    length: document.length,
  };
  return { content: `${document}\n\n${words}`, words, document, attachment };
}

/**
 * Replaces the visitor's own words in a stored message; its document stays as it is.
 * Throws EMPTY_MESSAGE, MESSAGE_TOO_LONG.
 */
export function replaceOwnWords(
  stored: { readonly content: string; readonly attachment?: Attachment | undefined },
  content: string,
): Submission {
  const { words } = readSubmission({ content });
  const { attachment } = stored;
  if (!attachment) return { content: words, words };
  const document = stored.content.slice(0, attachment.length);
  return { content: `${document}\n\n${words}`, words, document, attachment };
}

/** Splits a stored message into document and own words. */
export function splitContent(
  content: string,
  attachment: Attachment | undefined,
): { words: string; document?: string } {
  if (!attachment) return { words: content };
  return {
    document: content.slice(0, attachment.length),
    words: content.slice(attachment.length).trimStart(),
  };
}
