import { calmedKinds, isOldTongue } from './circumstances.ts';
import type { StatementMatch } from './match-statement.ts';
import { type ReadSentence, readMessage, type StatementIndex } from './read-message.ts';
import { scoreMessage } from './score/score.ts';
import { YOUNG } from './statements/child.ts';
import { aboutWhom } from './subject.ts';
import { takenBackIn } from './takes-back.ts';
import type { Sentence } from './text/fold-words.ts';
import type { MessageSigns, Sign } from './types.ts';
import { signsOfWhole, textOf } from './whole-message.ts';

/** The signs in a visitor's own words, each once. */
export function detectSigns(words: string, index: StatementIndex): MessageSigns {
  const sentences = readMessage(words, index);
  const scored = scoreMessage(sentences);
  const isAdvice = advises(sentences);
  const calmed = calmedKinds(sentences);
  const about = aboutWhom(sentences, scored.kind);
  const signs = new Map<string, Sign>();
  for (const [at, sentence] of sentences.entries())
    for (const { statement, match } of sentence.made) {
      if (isAdvice && statement.kind !== 'medical' && !sentence.words.some((word) => FIRST_PERSON.has(word)))
        continue;
      const { kind, name, emergency } = statement;
      const isCalmed = calmed.includes(kind);
      const strength = isCalmed ? 'hinted' : statement.strength;
      const key = `${kind} ${name}`;
      const around = scored.around[at]!;
      const score =
        strength === 'said'
          ? Math.max(around, scored.alone[at]!, scoreNear(sentence, match))
          : around -
            (strength === 'hinted' ? 0 : longBy(scored.length)) -
            (statement.everyday ? EVERYDAY : 0);
      const known = signs.get(key);
      if (!known || score > known.score)
        signs.set(key, {
          kind,
          name,
          strength,
          emergency,
          about: strength === 'named' && kind === 'abuse' ? about : match.about,
          score: isCalmed ? Math.min(score, CALM) : score,
        });
    }
  if (!isAdvice && !isOldTongue(sentences))
    for (const sign of signsOfWhole(sentences)) signs.set(`${sign.kind} ${sign.name}`, sign);
  return {
    signs: [...signs.values()],
    score: scored.score,
    kind: scored.kind,
    about,
    isYoung: sentences.some(({ text }) => YOUNG.some(({ regex }) => regex.test(text))),
    takesBack: takenBackIn(textOf(sentences)),
    continues: continues(sentences),
  };
}

/** A hint of this score is possible, and no more (judge.ts). */
const CALM = 1;

const FIRST_PERSON = new Set(['i', 'me', 'my', 'myself', 'mine', 'we', 'us', 'our']);
const SECOND_PERSON = new Set(['you', 'your', 'yours', 'yourself']);
/** In words: a short cry leaves "I" out, and a question about ways says "you". */
const ADVICE_FROM = 30;
/** Words to a reader for each of whoever writes. */
const TO_A_READER = 4;

/** Such as a leaflet or an answer that was pasted: it speaks to a reader, hardly of whoever writes. What a sentence says with "I" counts all the same. */
function advises(sentences: readonly Sentence[]): boolean {
  let [length, ofWriter, ofReader] = [0, 0, 0];
  for (const { words } of sentences)
    for (const word of words) {
      length++;
      if (FIRST_PERSON.has(word)) ofWriter++;
      else if (SECOND_PERSON.has(word)) ofReader++;
    }
  return sentences.length > 1 && length >= ADVICE_FROM && ofReader > 0 && ofReader >= TO_A_READER * ofWriter;
}

/** What an everyday word by itself says less than "rope" or "raped". */
const EVERYDAY = 1.5;

/** In a long story a rope, a bridge or a knife comes up by itself. */
const MANY_WORDS = 25;
const longBy = (words: number): number => Math.log(Math.max(1, words / MANY_WORDS));

/** So many words on either side of a statement are scored with it where its sentence is long. */
const NEAR = 6;

/** How grave the words right around a statement are: somebody may write without full stops. */
function scoreNear(sentence: ReadSentence, { from, to }: StatementMatch): number {
  const words = sentence.words.slice(Math.max(0, from - NEAR), to + NEAR);
  if (words.length === sentence.words.length) return Number.NEGATIVE_INFINITY;
  return scoreMessage([{ ...sentence, text: ` ${words.join(' ')} `, words }]).score;
}

const OF_ONESELF = / (?:i|me|my|myself|he|she|him|her|they|them) /;
const REQUEST =
  / (?:explain|tell|give|show|write|read|quote|find|list|summarise|summarize|verse|verses|psalm|psalms|bible|chapter|book|study|sermon|translate|recommend|thank|thanks|hello|hi|amen|gods|scripture|gospel|jesus|paul) |^ (?:what|who|where|which|when|how|why|is|are|does|did|do|can|could|would|will) /;

function continues(sentences: readonly Sentence[]): boolean {
  return (
    sentences.every(({ asks }) => !asks) &&
    sentences.some(({ text }) => OF_ONESELF.test(text) && !REQUEST.test(text))
  );
}
