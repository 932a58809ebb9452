import {
  AlignmentType,
  BorderStyle,
  Document,
  type FileChild,
  HeadingLevel,
  type IParagraphStyleOptions,
  LevelFormat,
  Packer,
  Paragraph,
} from 'docx';
import { endingOf } from '../../../content/reply-endings.ts';
import type { ChatMessage } from '../../../contract/chat.ts';
import { splitContent } from '../own-words.ts';
import { type ListCounter, markdownBlocks, plainBlocks } from './docx-blocks.ts';
import { textRuns } from './docx-inlines.ts';
import { attachedLine, CHECK_NOTE, dayOf, type ExportRequest, TITLE } from './exported.ts';

const SERIF = 'Georgia';
const SANS = 'Calibri';
/** Twentieths of a point. */
const INDENT = 360;

/** A conversation as a Word document with real headings, lists, tables and quotations. */
export function toDocx({ messages, exportedAt }: ExportRequest): Promise<Buffer> {
  const lists: ListCounter = { next: 0 };
  const children: FileChild[] = [
    new Paragraph({ heading: HeadingLevel.TITLE, children: textRuns(TITLE) }),
    new Paragraph({ style: 'Quiet', children: textRuns(dayOf(exportedAt)) }),
    ...messages.flatMap((message) =>
      message.role === 'user' ? userTurn(message) : replyTurn(message, lists),
    ),
    new Paragraph({ thematicBreak: true }),
    new Paragraph({ style: 'Quiet', children: textRuns(CHECK_NOTE) }),
  ];
  const document = new Document({
    title: TITLE,
    creator: 'Berea',
    styles: { default: DEFAULTS, paragraphStyles: STYLES },
    numbering: { config: [{ reference: 'ordered', levels: LEVELS }] },
    sections: [{ children }],
  });
  return Packer.toBuffer(document);
}

const turnHeading = (name: string): Paragraph =>
  new Paragraph({ heading: HeadingLevel.HEADING_1, children: textRuns(name) });

function userTurn({ content, attachment }: ChatMessage): FileChild[] {
  const { words } = splitContent(content, attachment);
  return [
    turnHeading('You'),
    ...(attachment ? [new Paragraph({ style: 'Quiet', children: textRuns(attachedLine(attachment)) })] : []),
    ...plainBlocks(words),
  ];
}

function replyTurn(message: ChatMessage, lists: ListCounter): FileChild[] {
  const { content, scriptureReferences } = message;
  const ending = endingOf(message);
  return [
    turnHeading('Berea'),
    ...markdownBlocks(content, scriptureReferences, lists),
    ...(ending ? [new Paragraph({ style: 'Quiet', children: textRuns(ending) })] : []),
  ];
}

const LEVELS = Array.from({ length: 9 }, (_, level) => ({
  level,
  format: level % 2 === 0 ? LevelFormat.DECIMAL : LevelFormat.LOWER_LETTER,
  text: `%${level + 1}.`,
  alignment: AlignmentType.START,
  style: { paragraph: { indent: { left: INDENT * 2 * (level + 1), hanging: INDENT } } },
}));

const heading = (size: number, before: number) => ({
  run: { font: SERIF, size, bold: true, color: '20242D' },
  paragraph: { spacing: { before, after: 100 }, keepNext: true },
});

const DEFAULTS = {
  document: { run: { font: SANS, size: 22 }, paragraph: { spacing: { after: 120, line: 276 } } },
  title: { run: { font: SERIF, size: 40, bold: true }, paragraph: { spacing: { after: 60 } } },
  heading1: heading(28, 360),
  heading2: heading(26, 240),
  heading3: heading(24, 200),
  heading4: heading(22, 160),
};

const paragraphStyle = (id: string, more: Partial<IParagraphStyleOptions>): IParagraphStyleOptions => ({
  id,
  name: id,
  basedOn: 'Normal',
  next: 'Normal',
  quickFormat: true,
  ...more,
});
const RULE = { left: { style: BorderStyle.SINGLE, size: 18, space: 10, color: 'B5852B' } };

const STYLES: IParagraphStyleOptions[] = [
  paragraphStyle('Scripture', {
    run: { font: SERIF, size: 23 },
    paragraph: { indent: { left: INDENT }, border: RULE, spacing: { before: 60, after: 0 }, keepLines: true },
  }),
  paragraphStyle('Reference', {
    run: { font: SANS, size: 20, color: '7A550F' },
    paragraph: { indent: { left: INDENT }, border: RULE, spacing: { after: 160 } },
  }),
  paragraphStyle('Quiet', { run: { size: 19, color: '5A5F6B' } }),
  paragraphStyle('Code', { run: { font: 'Courier New', size: 19 }, paragraph: { indent: { left: INDENT } } }),
];
