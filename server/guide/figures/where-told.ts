import { TOLD_HERE } from '../../../content/guide/figures/lines.ts';
import type { Figure } from '../../../content/guide/figures/types.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { firstVersesOf, verseCount } from '../../../scripture/references/passage-ranges.ts';
import { recordOf } from '../answer-record.ts';
import { plainWords, wordsOf } from '../reading/words.ts';
import type { Subjects } from '../recognise/subjects.ts';
import { reply, type Telling } from '../telling.ts';
import { isOfOneself } from '../told/of-oneself.ts';
import type { GuideReply } from '../types.ts';
import { OF_EVERY_TALK } from './facts.ts';
import { foundInStory } from './in-story.ts';
import { figuresNamed } from './names.ts';

const LONGEST = 16;
/** "In which book is the story of Daniel in the lions' den". */
const ASKS_WHERE =
  /\b(?:which|what) (?:book|books|chapter|part|bit)s?(?: of the bible)? (?:is|are|tells?|has|can|do|does|was)\b|\bwhere in (?:the )?(?:bible|scripture)s?\b|\bwhere (?:is|are|do i find|can i find|do i read|can i read|does it tell|would i find|do we find) (?:the |that |this )?(?:story|stories|bit|part|tale)\b|\b(?:is|was) in (?:which|what) (?:book|chapter)\b/;
const OF_A_STORY = /\b(?:story|stories|tale|told|find|read|bit|part|happen|happens|happened)\b/;
const OF_THE_ASKING =
  /\b(?:which|what|where|book|books|chapter|part|bit|bible|scripture|story|stories|tale|told|find|read)\b/gi;
const SHOWN = 3;

/** Where the Bible tells a story that is asked for by the name of whom it is about. */
export function whereTold(telling: Telling, subjects: Subjects): GuideReply | undefined {
  const { words, document, bible } = telling.request;
  const plain = plainWords(words);
  if (document || plain.split(' ').length > LONGEST || isOfOneself(words.replace(/\bi\b/gi, '')))
    return undefined;
  if (!ASKS_WHERE.test(plain) || !OF_A_STORY.test(plain)) return undefined;
  const byName = subjects.named(wordsOf(words))[0]?.owner.mark;
  const named = figuresNamed(words).flatMap((one) => (OF_EVERY_TALK.has(one.figure.id) ? [] : [one.figure]));
  // Of David and Goliath the story is Goliath's, which is the shorter.
  const [figure] = named.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  const inStory =
    byName || !figure ? undefined : foundInStory(figure, words.replace(OF_THE_ASKING, ' '), bible);
  const story = byName ?? figure?.story[0];
  if (!story) return undefined;
  const whole = inStory ?? passageOfMark(story);
  const text = reply([
    telling.line(TOLD_HERE, { reference: whole.reference }),
    telling.quote(firstVersesOf(whole, SHOWN)),
  ]);
  const record = recordOf({ kind: 'passage', passages: [whole] }, text);
  return { text, record: figure ? { ...record, figures: [figure.id] } : record };
}

const lengthOf = ({ story }: Figure): number => verseCount(passageOfMark(story[0]!));
