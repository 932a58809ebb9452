import { careDetector } from '../care/detector.ts';
import { linesFor, regionOf } from '../care/help-lines.ts';
import { HELP_LINES, type HelpKind } from '../content/help-lines.ts';
import { linesOf } from '../server/care/care-reply.ts';
import { createGuide } from '../server/guide/guide.ts';
import type { GuideMessage } from '../server/guide/types.ts';
import { loadRealBible } from '../tests/support/bible.ts';
import { readConversations } from './guide/read-talks.ts';

/**
 * Prints what the guide answers to conversations, for readers who score every answer:
 * `node scripts/guide-transcripts.ts corpora/guide/conversations/second.txt`. The file has `## number` before each
 * conversation and a visitor's message a line. Long passages are cut.
 */

/** Of a quotation so much is printed, in UTF-16 units. */
const PRINTED = 200;

const [file = ''] = process.argv.slice(2);
const conversations = await readConversations(file);
const guide = createGuide();
const lines = regionOf(HELP_LINES, 'GB');
const helpLines = (kind: HelpKind) => linesOf({ resources: linesFor(lines, kind) });
const real = await loadRealBible();

for (const [at, messages] of conversations.entries()) {
  process.stdout.write(`\n\n########## CONVERSATION ${at + 1}\n`);
  const history: GuideMessage[] = [];
  const signs = [];
  for (const words of messages) {
    signs.push(careDetector.detectSigns(words));
    const care = careDetector.judge(signs);
    const { text, record } = guide({ history: [...history], words, translation: 'kjv', helpLines, ...real });
    history.push({ role: 'user', content: words }, { role: 'assistant', content: text, record });
    const raised = care ? `[care: ${care.level} ${care.kind}]\n` : '';
    process.stdout.write(`\n===== VISITOR: ${words}\n${raised}----- GUIDE:\n${shortened(text)}\n`);
  }
}

function shortened(text: string): string {
  return text
    .split('\n')
    .map((line) => (/^> (?!— )/.test(line) && line.length > PRINTED ? `${line.slice(0, PRINTED)} […]` : line))
    .join('\n');
}
