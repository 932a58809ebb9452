import {
  CHARADES,
  PLAY_TEXT,
  STORY_CRAFTS,
  STORY_GAMES,
  type StoryCraft,
} from '../../../content/guide/made/play.ts';
import { amountsIn, amountWords } from '../forms/amounts.ts';
import { audienceIn } from '../forms/audience.ts';
import type { Intent } from '../intent.ts';
import { type LedEntry, ledEntryOf } from '../leading/led-entry.ts';
import { handsOf } from '../leading/led-form.ts';
import { namedEntry } from '../leading/named-entry.ts';
import { list, type Telling } from '../telling.ts';
import type { Made, MadeRequest } from './made.ts';

const GAME =
  /\b(?:(?:a|another|any|some|\d+|other|bible|more|party|group|active|quiet|fun|the) (?:\w+ ){0,3}?games?|games? (?:to|for|that|about|on|without|with|with no|ideas?)|charades|something to play)\b/;
const CRAFT =
  /\b(?:crafts?(?! fair)|(?:something|anything) (?:\w+ )?(?:to (?:make|do)|they can (?:make|do)) (?:with (?:our|their|the) hands|out of|from)|something to (?:do|make) with (?:our|their|the) hands|handicraft|bastel\w*|art project)\b/;
/** Games of chance, of the screen and of the heart are other matters; a name for the first minutes is an icebreaker. */
const OTHERWISE =
  /\bstor(?:y|ies)\b.*\bgames?\b|\b(?:secret|touch\w*|hurt\w*|spends?|score|simon says|bible time|evening with|had us doing|bible bit|party game|wake up|names? (?:and|are)|after lunch|video ?games?|computer games?|board games? (?:night)?|gambl\w*|casino|lottery|bet|addict\w*|football game|game of|sin|sinful|wrong|olympic|card games?|gaming|plays games|mind games|ice ?breakers?|ice|warm ?up|getting to know|get to know|youth night|fellowship night|(?:run|plan|lead) (?:a|an|the|our) (?:youth )?(?:night|evening)|my (?:son|daughter|husband|wife|boyfriend|girlfriend|brother|kids?)|lesson|study|devotion\w*|assembly|session|sermon|quiz|witchcraft|minecraft)\b/;
const GROUP =
  /\b(?:bible|sunday school|children|kids|toddlers?|youth|teens?|teenagers|group|class|club|church|story|stories|lesson|noah|moses|jonah|david|daniel|jesus|easter|christmas|advent|harvest|creation|zacchaeus|samaritan|go with (?:it|that)|equipment|vbs|camp|party)\b/;
const GOES_ON =
  /\b(?:games?|charades|crafts?|more|others?|another|shorter|simpler|easier|without|no|only|paper|glue|paint|outside|equipment|quiet|old testament|new testament|little ones|toddlers?|teens?|hands|just \d+|we have)\b/;
const LONGEST_GOING_ON = 14;
const ELSEWHERE =
  /^(?:and |but |so )?(?:what if|who|when|where)\b|\b(?:come|comes|came|cried|shy|cr(?:y|ies|ying)|bored|lesson|verse|prayer|pray|story for|quiz|memory|song|how (?:do|long)|why|talk|devotion)\b/;
/** What goes with something that was made may be asked for in few words. */
const WITH_IT =
  /\b(?:go with (?:it|that)|to it|for (?:it|that|this)|with (?:our|their) hands|afterwards|a game|another game|a craft|another craft|any craft)\b/;
const FOR_CHILDREN: ReadonlySet<string> = new Set(['lesson', 'family', 'child', 'youth-night', 'quiz']);

function isAsked(plain: string, { request }: Telling): boolean {
  if (
    OTHERWISE.test(plain) ||
    !(GAME.test(plain) || CRAFT.test(plain)) ||
    /\b(?:lost|won|watch\w*|match)\b/.test(plain)
  )
    return false;
  const form = request.history.findLast(({ role }) => role === 'assistant')?.record?.form?.form;
  const goesWithIt = form !== undefined && FOR_CHILDREN.has(form) && WITH_IT.test(plain);
  return GROUP.test(plain) || goesWithIt;
}

const USUAL_GAMES = 3;
const USUAL_CHARADES = 10;
const USUAL_CRAFTS = 2;

function make(request: MadeRequest): string[] {
  const { plain, before } = request;
  const all = [plain, ...before.toReversed()];
  const isOf = (pattern: RegExp) =>
    all
      .find((message) => GAME.test(message) || CRAFT.test(message) || /\bcharades\b/.test(message))
      ?.match(pattern);
  const wantsGame = GAME.test(plain) && !CRAFT.test(plain);
  if (!CRAFT.test(plain) && !wantsOther(plain) && isOf(/\bcharades\b/)) return charades(request);
  if (wantsGame || (!CRAFT.test(plain) && !isOf(CRAFT))) return games(request);
  return crafts(request);
}

/** "Some other games" after charades are other games. */
const wantsOther = (plain: string) => GAME.test(plain) && !/\bcharades\b/.test(plain);

function charades({ telling, plain, before }: MadeRequest): string[] {
  const testament = /\b(old|new) testament\b/.exec(
    [...before, plain].findLast((one) => /testament/.test(one)) ?? '',
  )?.[1];
  const all = testament === 'old' ? CHARADES.old : testament === 'new' ? CHARADES.new : mixed();
  const count = amountsIn(amountWords(plain)).count ?? USUAL_CHARADES;
  return [
    telling.line(PLAY_TEXT.charades),
    list(telling.said.freshest<string>(all, count, (text) => text)),
    telling.unheard([PLAY_TEXT.charadesHint]),
  ];
}

const mixed = (): string[] => CHARADES.old.flatMap((one, at) => [one, ...CHARADES.new.slice(at, at + 1)]);

function games({ telling, plain, before }: MadeRequest): string[] {
  const words = amountWords(plain);
  const { audience, ages } = audienceIn(words);
  const form = telling.request.history.findLast(({ record }) => record?.form)?.record?.form;
  const from = ages?.from ?? form?.ages?.from;
  const isSmall =
    audience === 'toddlers' || (from !== undefined && from <= 7) || /\blittle ones|small\b/.test(plain);
  const isForTeens =
    audience === 'teens' ||
    [...before, plain].some((one) => /\b(?:youth|teen\w*)\b/.test(one)) ||
    (from ?? 0) >= 12;
  const fitting = STORY_GAMES.filter(
    (game) =>
      (!isSmall || game.isForSmall) &&
      (!isForTeens || game.isForTeens) &&
      !(
        game.needs && /\b(?:without|no) (?:\w+ )?(?:equipment|material|things|anything|paper)\b/.test(plain)
      ) &&
      (!/\b(?:quiet|calm|only (?:two|three|2|3)|few)\b/.test(plain) || game.isQuiet),
  );
  const count =
    amountsIn(words).count ?? (/\b(?:a|another|one) (?:\w+ )?game\b/.test(plain) ? 1 : USUAL_GAMES);
  const chosen = telling.said.freshest(fitting, Math.min(count, fitting.length), ({ how }) => how);
  return [
    telling.line(form ? PLAY_TEXT.games : PLAY_TEXT.gamesFree),
    list(chosen.map(({ name, how }) => `**${name}**. ${how}`)),
    chosen.length < count ? PLAY_TEXT.noneLeft : '',
  ];
}

const WITHOUT = /\b(?:no|without|not) (?:any )?(paint|glue|paper|food|scissors)\b/g;
const ONLY = /\b(?:only|just|needs? only|nothing but|with)\b.*\b(?:paper|glue)\b/;

function crafts({ telling, plain, before }: MadeRequest): string[] {
  const messages = [...before, plain];
  const led = storyIn(messages, telling);
  const without = new Set(
    messages.flatMap((message) => [...message.matchAll(WITHOUT)].map(([, what]) => what)),
  );
  const isOnlyPaper = messages.some((message) => ONLY.test(message));
  const suits = ({ with: needs, how }: StoryCraft) =>
    !needs.some((need) => without.has(need)) &&
    !(without.has('scissors') && /\bcut\b/.test(how)) &&
    (!isOnlyPaper || needs.every((need) => need === 'paper' || need === 'glue'));
  const hands =
    led?.story && !without.size && !isOnlyPaper ? handsOf({ telling, form: { form: 'lesson' }, led }) : '';
  const isNew = hands !== '' && telling.said.times(hands) === 0;
  const count = amountsIn(amountWords(plain)).count ?? (isNew ? 1 : USUAL_CRAFTS);
  const chosen = telling.said.freshest(STORY_CRAFTS.filter(suits), count, ({ how }) => how);
  return [
    led ? telling.words(PLAY_TEXT.craftsOf[0], { title: led.title }) : telling.line(PLAY_TEXT.crafts),
    list([...(isNew ? [hands] : []), ...chosen.map(({ how }) => how)]),
    telling.unheard([PLAY_TEXT.adult]),
  ];
}

/** A lesson on the story is what goes on from here, in the form in which it was made before. */
function inHand({ telling, plain, before }: MadeRequest): Intent | undefined {
  const led = storyIn([...before, plain], telling);
  const form = telling.request.history.findLast(({ record }) => record?.form)?.record?.form ?? {
    form: 'lesson',
  };
  return led && { kind: 'form', subject: { led, passages: [led.heart] }, form };
}

/** The story that is named, or that something was made about. */
function storyIn(messages: readonly string[], { request, library }: Telling): LedEntry | undefined {
  const id =
    messages.map((message) => namedEntry(message, true)).findLast(Boolean) ??
    request.history.findLast(({ record }) => record?.led)?.record?.led;
  return id === undefined ? undefined : ledEntryOf(id, library);
}

/** Games and things to make that go with a story, for children and the young. */
export const PLAY: Made = {
  id: 'play',
  isAsked,
  goesOn: (plain) =>
    GOES_ON.test(plain) && !ELSEWHERE.test(plain) && plain.split(' ').length <= LONGEST_GOING_ON,
  make,
  inHand,
};
