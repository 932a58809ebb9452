import { MATTER_OF_ENTRY, MATTER_TOLD } from '../../../content/guide/sequels/matters.ts';
import type { Matter } from '../../../content/guide/sequels/types.ts';
import { isPersonal } from '../reading/requests.ts';
import { plainWords } from '../reading/words.ts';
import type { Telling } from '../telling.ts';
import { situationOf } from './situation.ts';

/** What a talk is about, and whether the one who suffers or struggles is somebody else than the writer. */
export interface TalkMatter {
  readonly matter: Matter;
  readonly isOfAnother: boolean;
}

const OF_ENTRY: ReadonlyMap<string, Matter> = new Map(
  Object.entries(MATTER_OF_ENTRY).flatMap(([matter, entries]) =>
    entries.map((id): [string, Matter] => [id, matter as Matter]),
  ),
);

/** The matter to which an entry belongs, by its id or its label ("topic/grief"). */
export const matterOfEntry = (id: string): Matter | undefined => OF_ENTRY.get(id.replace(/^\w+\//, ''));

/** The matters that words tell of, what weighs most first. */
const mattersTold = (plain: string): Matter[] => [
  ...new Set(MATTER_TOLD.flatMap(([matter, pattern]) => (pattern.test(plain) ? [matter] : []))),
];

/** The matter that words tell of. */
export const matterTold = (plain: string): Matter | undefined =>
  MATTER_TOLD.find(([, pattern]) => pattern.test(plain))?.[0];

/** What the words told count, what the reply before was on, and how much the first message counts, which sets the subject. */
const TOLD = 2;
const ALSO_TOLD = 1.5;
const ANSWERED = 1.5;
const FIRST = 0.6;
/** So many exchanges are looked at. */
const LOOKED_BACK = 4;

/** The matter of the talk so far; undefined where none can be told. */
export function matterOf({ request }: Telling): TalkMatter | undefined {
  const turns = request.history.slice(-2 * LOOKED_BACK);
  const votes = new Map<Matter, number>();
  const vote = (matter: Matter | undefined, weight: number) =>
    matter && votes.set(matter, (votes.get(matter) ?? 0) + weight);
  let isFirst = true;
  let opened: string | undefined;
  let last: string | undefined;
  for (const { role, content, record } of turns) {
    if (role === 'user') {
      const plain = plainWords(content.slice(0, READ));
      // What is asked about a word or a text tells nothing of a life.
      const told = isPersonal(plain) ? mattersTold(plain) : [];
      for (const [at, matter] of told.entries())
        vote(matter, (at === 0 ? TOLD : ALSO_TOLD) + (isFirst && at === 0 ? FIRST : 0));
      opened ??= told[0] && content;
      isFirst = false;
    } else if (record) {
      const entry = record.topic ?? record.question;
      // A reply that stays with an entry says nothing new of the matter.
      if (entry === last) continue;
      last = entry;
      vote(entry === undefined ? undefined : OF_ENTRY.get(entry), ANSWERED);
      if (entry !== undefined && record.question && !OF_ENTRY.has(entry)) vote('faith', ANSWERED);
    }
  }
  const [best] = [...votes].toSorted((a, b) => b[1] - a[1]);
  if (!best) return undefined;
  const words = opened ?? turns.find(({ role }) => role === 'user')?.content ?? '';
  return { matter: best[0], isOfAnother: isOfAnother(best[0], words) };
}

/** Somebody else mourns: that a friend died is one's own grief. */
const MOURNS =
  /\b(?:friends?|neighbou?rs?|colleagues?|coworkers?|boss|student|couple|family at church) (?:s \w+|who|whose|lost|has (?:just )?lost|have (?:just )?lost|is (?:grieving|mourning|struggling)|mother|father|mum|mom|dad|husband|wife|son|daughter|baby)\b|\b(?:friend|neighbou?r|colleague|coworker|boss)s \w+ (?:died|passed|has died)\b/;
const SOMEBODY =
  /\b(?:mum|mom|mother|dad|father|son|daughter|child|husband|wife|brother|sister|friend|nan|gran|grandma|grandpa|grandad|grandmother|grandfather|aunt|uncle|cousin|neighbou?r|boyfriend|girlfriend|partner|nephew|niece)s?\b/;
const ONESELF =
  /\b(?:i (?:am|was|have|had|got|feel|can not|cannot|do not|did not|keep|relapsed|drink|drank|watch|watched|use|used|gamble|gambled|doubt|wake|stopped|lost|started|think)|my (?:own )?(?:cancer|illness|addiction|drinking|depression|anxiety|faith|surgery|operation|diagnosis))\b/;

/** Whether what the words tell of is somebody else's illness, habit, doubt or grief. */
function isOfAnother(matter: Matter, words: string): boolean {
  const plain = plainWords(words.slice(0, READ));
  if (matter === 'grief') return MOURNS.test(plain);
  if (situationOf(words, { earlier: [], isFollow: false }).has('another')) return true;
  return SOMEBODY.test(plain) && !ONESELF.test(plain);
}

/** Of a long message so much is read. In UTF-16 units. */
const READ = 1_000;
