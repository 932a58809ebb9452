/**
 * Whether a model is handed passages that belong to the question: the questions of tests/retrieval/questions.ts, asked
 * through the real server with a fake model that copies what it was given. A question counts where at least one
 * passage that Berea found in the answer overlaps an accepted one. Wanted: 95 of 100. Then what retrieval
 * costs. `node bench/retrieval.ts misses` lists what was missed of the part that was read while retrieval was built.
 */
import { parseReference } from '../scripture/references/references.ts';
import { retrieve } from '../server/guide/guide.ts';
import { rangesOfOsis } from '../tests/check/expand.ts';
import { QUESTIONS as ASKED, type AskedQuestion } from '../tests/retrieval/questions.ts';
import { startBereaWithAi } from '../tests/support/berea-with-ai.ts';
import { loadTheRealBible } from '../tests/support/bible.ts';
import { aVisitor } from '../tests/support/conversation.ts';
import { share } from '../tests/support/share.ts';

/** From this question on the table was read before the index of subjects was written; what stands before it was not. */
const READ_FROM = ASKED.findIndex(({ asked }) => asked === 'Why do we take communion?');
const PASSAGE = /^(?<reference>.+) \((?<version>KJV|WEB|ASV)\): (?<words>.+)$/gm;
const WINDOWS = { 'a small window (4,096 tokens)': '4096', 'a large window (128,000 tokens)': '128000' };

const misses = process.argv.includes('misses');
for (const [name, tokens] of Object.entries(WINDOWS)) await throughTheChat(name, tokens);
await costOf();

async function throughTheChat(name: string, contextTokens: string): Promise<void> {
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
    for (const [place, question] of ASKED.entries()) {
      const osis = await answered(berea.url, question);
      right.push(osis.some((passage) => isAccepted(passage, question)));
      if (misses && !right[place] && place >= READ_FROM)
        console.log(`  ${question.before ?? ''} | ${question.asked} -> ${osis.join(' ')}`);
    }
    const of = (from: number, to?: number): string => {
      const part = right.slice(from, to);
      return share(part.filter(Boolean).length, part.length);
    };
    given.sort((a, b) => a - b);
    console.log(`${name}: ${of(0)}`);
    console.log(`  not read before: ${of(0, READ_FROM)}; read before: ${of(READ_FROM)}`);
    console.log(`  passages given: median ${given[given.length >> 1]}, fewest ${given[0]}`);
  } finally {
    await remove();
  }
}

/** The passages that the check found in the last reply. */
async function answered(url: string, { asked, before }: AskedQuestion): Promise<string[]> {
  const visitor = await aVisitor(url);
  if (before !== undefined) await visitor.send(before);
  await visitor.send(asked);
  const reply = (await visitor.messages()).at(-1);
  return (reply?.scriptureReferences ?? []).flatMap(({ osis }) => (osis === '' ? [] : [osis]));
}

function isAccepted(osis: string, { accepted }: AskedQuestion): boolean {
  const parsed = parseReference(osis);
  const wanted = accepted.split(' ').flatMap(rangesOfOsis);
  return (
    parsed.ok && parsed.passage.ranges.some((a) => wanted.some((b) => a.first <= b.last && b.first <= a.last))
  );
}

/** In this process, the CPU alone: other work of the machine does not count. */
async function costOf(): Promise<void> {
  const { bible, search } = await loadTheRealBible();
  const took: number[] = [];
  const ask = ({ asked, before }: AskedQuestion): number => {
    const began = process.cpuUsage();
    retrieve({ words: asked, earlier: before === undefined ? [] : [before], bible, search });
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1_000;
  };
  const first = ask(ASKED[0]!);
  for (let round = 0; round < 5; round += 1) took.push(...ASKED.map(ask));
  took.sort((a, b) => a - b);
  const at = (part: number): string => took[Math.floor((took.length - 1) * part)]!.toFixed(2);
  console.log(
    `CPU a question: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms; the first of all ${first.toFixed(0)} ms`,
  );
}
