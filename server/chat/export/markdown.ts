import { endingOf } from '../../../content/reply-endings.ts';
import type { ChatMessage } from '../../../contract/chat.ts';
import { splitContent } from '../own-words.ts';
import { attachedLine, CHECK_NOTE, dayOf, type ExportRequest, TITLE, warningOf } from './exported.ts';

/** A conversation as Markdown. Documents are named, not copied. */
export function toMarkdown({ messages, exportedAt }: ExportRequest): string {
  const turns = messages.map((message) =>
    message.role === 'user' ? `## You\n\n${userTurn(message)}` : `## Berea\n\n${replyTurn(message)}`,
  );
  return `${[`# ${TITLE}`, `*${dayOf(exportedAt)}*`, ...turns, '---', `*${CHECK_NOTE}*`].join('\n\n')}\n`;
}

function userTurn({ content, attachment }: ChatMessage): string {
  const { words } = splitContent(content, attachment);
  const lines = words.split('\n').map(escapeMarkdown);
  return [...(attachment ? [`*${escapeMarkdown(attachedLine(attachment))}*`] : []), lines.join('  \n')].join(
    '\n\n',
  );
}

/** Escapes a visitor's words, which are plain text, so that they look as they were written. */
const escapeMarkdown = (line: string): string =>
  line
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replace(/^(\s*)([#+-]|\d+(?=[.)]))/, (_, space: string, sign: string) =>
      /\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`,
    );

function replyTurn(message: ChatMessage): string {
  const { content, scriptureReferences } = message;
  const marked = [...scriptureReferences]
    .sort((a, b) => b.end - a.end)
    .reduce((text, finding) => {
      const warning = warningOf(finding);
      return warning ? `${text.slice(0, finding.end)} (${warning})${text.slice(finding.end)}` : text;
    }, content);
  const text = nestHeadings(marked) || '*(no words)*';
  const ending = endingOf(message);
  return ending ? `${text}\n\n*(${ending})*` : text;
}

/** Moves a reply's own headings two levels down, below the headings of the turns. */
function nestHeadings(markdown: string): string {
  let fenced = false;
  return markdown
    .split('\n')
    .map((line) => {
      if (/^ {0,3}(```|~~~)/.test(line)) fenced = !fenced;
      return fenced
        ? line
        : line.replace(/^ {0,3}(#{1,6})(?= )/, (_, signs: string) =>
            '#'.repeat(Math.min(6, signs.length + 2)),
          );
    })
    .join('\n');
}
