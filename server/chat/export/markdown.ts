import type { ChatMessage } from '../../../contract/chat.ts';
import { takeApart } from '../own-words.ts';
import { attachedLine, CHECKED, dayOf, type ExportRequest, TITLE, warningOf } from './exported.ts';

/** A conversation as Markdown. Documents are named, not copied. */
export function toMarkdown({ messages, exportedAt }: ExportRequest): string {
  const turns = messages.map((message) =>
    message.role === 'user' ? `## You\n\n${asked(message)}` : `## Berea\n\n${answered(message)}`,
  );
  return `${[`# ${TITLE}`, `*${dayOf(exportedAt)}*`, ...turns, '---', `*${CHECKED}*`].join('\n\n')}\n`;
}

function asked({ content, attachment }: ChatMessage): string {
  const { words } = takeApart(content, attachment);
  const lines = words.split('\n').map(asWritten);
  return [...(attachment ? [`*${asWritten(attachedLine(attachment))}*`] : []), lines.join('  \n')].join(
    '\n\n',
  );
}

/** A visitor's words are no Markdown: they look as they were written. */
const asWritten = (line: string): string =>
  line
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replace(/^(\s*)([#+-]|\d+(?=[.)]))/, (_, space: string, sign: string) =>
      /\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`,
    );

function answered({ content, scriptureReferences, status }: ChatMessage): string {
  const marked = [...scriptureReferences]
    .sort((a, b) => b.end - a.end)
    .reduce((text, finding) => {
      const warning = warningOf(finding);
      return warning ? `${text.slice(0, finding.end)} (${warning})${text.slice(finding.end)}` : text;
    }, content);
  const text = belowTurns(marked) || '*(no words)*';
  return status === 'complete' ? text : `${text}\n\n*(This reply was not finished.)*`;
}

/** A reply's own headings stand below those of the turns. */
function belowTurns(markdown: string): string {
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
