/**
 * How often a model is given a passage that belongs to the question. The questions of corpora/search/ go through the real
 * server to a fake model that copies what it was given; a question counts if at least one passage that Berea found in the
 * reply overlaps an accepted one (goal: 95 of 100). Then the CPU time of retrieval. `node bench/retrieval.ts misses` lists
 * the misses of the training part.
 */

import { HELD_OUT_QUESTIONS } from '../corpora/search/held-out/questions.ts';
import { TRAINING_QUESTIONS } from '../corpora/search/train/questions.ts';
import type { QuestionWithPassages } from '../corpora/search/types.ts';
import { parseReference } from '../scripture/references/references.ts';
import { TRANSLATION_IDS, TRANSLATIONS } from '../scripture/translations.ts';
import { retrieve } from '../server/guide/guide.ts';
import { rangesOfOsis } from '../tests/check/expand.ts';
import { startBereaWithAi } from '../tests/support/berea-with-ai.ts';
import { loadRealBible } from '../tests/support/bible.ts';
import { aVisitor } from '../tests/support/conversation.ts';
import { formatProportion } from '../tests/support/proportion.ts';

const QUESTIONS = [...HELD_OUT_QUESTIONS, ...TRAINING_QUESTIONS];
const HELD_OUT_COUNT = HELD_OUT_QUESTIONS.length;
const LABELS = TRANSLATION_IDS.map((id) => TRANSLATIONS[id].label).join('|');
const PASSAGE = new RegExp(`^(?<reference>.+) \\((?<version>${LABELS})\\): (?<words>.+)$`, 'gm');
const WINDOWS = { 'a small window (4,096 tokens)': '4096', 'a large window (128,000 tokens)': '128000' };

const misses = process.argv.includes('misses');
for (const [name, tokens] of Object.entries(WINDOWS)) await measureRetrieval(name, tokens);
await measureCost();

async function measureRetrieval(name: string, contextTokens: string): Promise<void> {
  const given: number[] = [];
  const { berea, remove } = await startBereaWithAi(
    { AI_CONTEXT_TOKENS: contextTokens, AI_DAILY_BUDGET: '0' },
    {
      reply: ({ system }) => {
        const quotes = [...system.matchAll(PASSAGE)].map(
          ({ groups }) => `> ${groups!.words}\n> — ${groups!.reference} (${groups!.version})\n\n`,
        );
        given.push(quotes.length);
        return { text: quotes.length > 0 ? quotes : ['Nothing was given.'] };
      },
    },
  );
  try {
    const right: boolean[] = [];
    for (const [position, question] of QUESTIONS.entries()) {
      const osis = await passagesOfReply(berea.url, question);
      right.push(osis.some((passage) => isAccepted(passage, question)));
      if (misses && !right[position] && position >= HELD_OUT_COUNT)
        console.log(`  ${question.previousMessage ?? ''} | ${question.question} -> ${osis.join(' ')}`);
    }
    const of = (from: number, to?: number): string => {
      const part = right.slice(from, to);
      return formatProportion(part.filter(Boolean).length, part.length);
    };
    given.sort((a, b) => a - b);
    console.log(`${name}: ${of(0)}`);
    console.log(`  held out: ${of(0, HELD_OUT_COUNT)}; training: ${of(HELD_OUT_COUNT)}`);
    console.log(`  passages given: median ${given[given.length >> 1]}, fewest ${given[0]}`);
  } finally {
    await remove();
  }
}

/** Asks the question; returns the OSIS names of the passages that the check found in the reply. */
async function passagesOfReply(
  url: string,
  { question, previousMessage }: QuestionWithPassages,
): Promise<string[]> {
  const visitor = await aVisitor(url);
  if (previousMessage !== undefined) await visitor.send(previousMessage);
  await visitor.send(question);
  const reply = (await visitor.messages()).at(-1);
  return (reply?.scriptureReferences ?? []).flatMap(({ osis }) => (osis === '' ? [] : [osis]));
}

function isAccepted(osis: string, { accepted }: QuestionWithPassages): boolean {
  const parsed = parseReference(osis);
  const wanted = accepted.split(' ').flatMap(rangesOfOsis);
  return (
    parsed.ok && parsed.passage.ranges.some((a) => wanted.some((b) => a.first <= b.last && b.first <= a.last))
  );
}

/** CPU time in this process, so that other work on the machine does not count. */
async function measureCost(): Promise<void> {
  const { bible, search } = await loadRealBible();
  const took: number[] = [];
  const ask = ({ question, previousMessage }: QuestionWithPassages): number => {
    const began = process.cpuUsage();
    retrieve({
      words: question,
      earlier: previousMessage === undefined ? [] : [previousMessage],
      bible,
      search,
    });
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1_000;
  };
  const first = ask(QUESTIONS[0]!);
  for (let round = 0; round < 5; round += 1) took.push(...QUESTIONS.map(ask));
  took.sort((a, b) => a - b);
  const at = (part: number): string => took[Math.floor((took.length - 1) * part)]!.toFixed(2);
  console.log(
    `CPU per question: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms; the very first ${first.toFixed(0)} ms`,
  );
}
