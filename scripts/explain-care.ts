import { careDetector } from '../care/detector.ts';
import { readMessage, readSentence } from '../care/read-message.ts';
import { scoreMessage } from '../care/score/score.ts';

/**
 * Says why the detector finds what it finds: npm run explain-care -- "words" ["words of a later message" ...]
 * Prints each message's score and signs, the words that raise its score most, and what is found in the last.
 */

const messages = process.argv.slice(2);
if (messages.length === 0) throw new Error('Give the words of one message, or of several in their order.');
const detected = messages.map((words) => careDetector.detectSigns(words));
for (const [at, words] of messages.entries()) {
  const { score, kind, signs, isYoung } = detected[at]!;
  console.log(`\n${words}`);
  console.log(`  score ${score.toFixed(1)} (${kind})${isYoung ? ', written by somebody under 18' : ''}`);
  for (const sign of signs)
    console.log(
      `  ${sign.strength}: ${sign.name} (${sign.kind}, ${sign.about}) among words of ${sign.score.toFixed(1)}`,
    );
  const most = wordsThatRaise(words).filter(({ by }) => Math.abs(by) >= 0.2);
  console.log(`  words: ${most.map(({ word, by }) => `${word} ${by.toFixed(1)}`).join(', ')}`);
}
const found = careDetector.judge(detected);
console.log(
  `\n${found ? `${found.level}: ${found.kind}, ${found.said}, about ${found.about}` : 'nothing is found'}`,
);

/** What each word adds to the score, the most first. */
function wordsThatRaise(text: string): { readonly word: string; readonly by: number }[] {
  const sentences = readMessage(text);
  const whole = scoreMessage(sentences).score;
  return sentences
    .flatMap((sentence, at) =>
      sentence.words.map((word, place) => {
        const words = sentence.words.filter((_, other) => other !== place);
        const without = readSentence({ text: ` ${words.join(' ')} `, words, asks: sentence.asks });
        return { word, by: whole - scoreMessage(sentences.with(at, without)).score };
      }),
    )
    .sort((a, b) => b.by - a.by);
}
