import {
  HEARD,
  HEARD_CHOICES,
  HEARD_NEXT,
  HEARD_OTHERWISE,
  HEARD_WHO,
} from '../../../content/guide/heard.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { plainWords } from '../reading/words.ts';
import { list, type Telling } from '../telling.ts';

const WHO =
  /\bmy ((?:(?:best|old|dear|little|younger|older|elder|late|first|eldest|youngest|step) )?(?:mum|mom|mother|dad|father|parents|son|daughter|child|children|husband|wife|brother|sister|grandson|granddaughter|grandmother|grandfather|gran|nan|grandad|granddad|friend|freind|aunt|uncle|cousin|nephew|niece|neighbour|neighbor|boyfriend|girlfriend|partner|baby|boy|girl|girls|boys|stepson|stepdaughter|godson|goddaughter))\b/g;

/** Whom a message tells of: "your grandson", of several the first. */
function toldOf(plain: string): string | undefined {
  const [found] = [...plain.matchAll(WHO)];
  return found && `your ${found[1]!.replace('freind', 'friend')}`;
}

/** Whether something is told that there is a prayer on. */
export const isHeard = (told: string): boolean => {
  const plain = plainWords(told);
  return HEARD.some(({ tells }) => tells.test(plain));
};

/** A short prayer on what somebody told. */
export function heardPrayer(telling: Telling, told: string): string {
  const plain = plainWords(told);
  return telling.words((HEARD.find(({ tells }) => tells.test(plain)) ?? HEARD_OTHERWISE).prayer);
}

/** To somebody who tells of their life: a sentence to the person, a passage, a prayer in one or two sentences, and entries to choose from. */
export function heardAnswer(telling: Telling, choices: readonly string[] = []): string[] {
  const plain = plainWords(telling.request.words);
  const about = HEARD.find(({ tells }) => tells.test(plain)) ?? HEARD_OTHERWISE;
  const who = toldOf(plain);
  const [passage] = telling.fresh(
    about.passages.map((mark) => ({ mark, note: '' })),
    1,
  );
  return [
    [who ? telling.unheard(HEARD_WHO, { who }) : '', telling.line(about.heard)].filter(Boolean).join(' '),
    passage ? telling.quote(passageOfMark(passage.mark)) : '',
    telling.said.times(about.prayer) === 0 ? telling.words(about.prayer) : '',
    ...(choices.length > 0 ? [telling.line(HEARD_CHOICES), list(choices)] : [telling.unheard(HEARD_NEXT)]),
  ];
}
