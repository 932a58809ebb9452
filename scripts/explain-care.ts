import { careDetector } from '../care/detector.ts';
import { explainWeight } from '../care/weigh-words.ts';

/**
 * Says why the rules of care see what they see: npm run explain-care -- "words" ["words of a later message" ...]
 * Prints each message's signs with what they weigh, the words that weigh most, and what is found in the last.
 */

const messages = process.argv.slice(2);
if (messages.length === 0) throw new Error('Give the words of one message, or of several in their order.');
const heard = messages.map((words) => careDetector.detectSigns(words));
for (const [at, words] of messages.entries()) {
  console.log(`\n${words}`);
  for (const { name, kind, weight, role } of heard[at]!.signs)
    console.log(`  ${weight}  ${name} (${kind}, ${role})`);
  const most = explainWeight(words).filter(({ adds }) => Math.abs(adds) >= 0.2);
  console.log(`  words: ${most.map(({ word, adds }) => `${word} ${adds.toFixed(1)}`).join(', ')}`);
}
const found = careDetector.judge(heard);
console.log(`\n${found ? `${found.kind}, ${found.said}, about ${found.about}` : 'nothing is found'}`);
