import { SERVICE_KINDS, SERVICE_TEXT, type ServiceKind } from '../../../content/guide/made/services.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { amountsIn, amountWords } from '../forms/amounts.ts';
import { inMinutes, shareMinutes } from '../forms/times.ts';
import { list } from '../telling.ts';
import type { Made, MadeRequest } from './made.ts';

const ORDER =
  /\b(?:orders? of (?:service|worship)|(?:service|liturgy|worship|mass) (?:plan|outline|order|programme?|structure)|(?:plan|outline|structure|programme?|liturgy) (?:for|of) (?:a|an|our|the|my) (?:\w+ ){0,4}?(?:service|worship|mass|vespers|celebration)|(?:plan|planning|prepare|preparing|put together|design|organi[sz]e|organi[sz]ing) (?:a|an|our|the) (?:\w+ ){0,4}?service)\b/;
const PART =
  /\b(?:(?:closing|final|last) words|words of dismissal|dismissal) (?:\w+ ){0,5}?(?:service|worship|mass|festival|vespers|sunday|christmas|easter|pentecost|lent|advent)\b|\bwords to (?:close|end) (?:\w+ ){0,5}?(?:service|worship|mass)\b/;
const HYMNS =
  /\b(?:hymns?|songs?|carols?) (?:\w+ ){0,4}?(?:for|at|fit\w*|suit\w*|would)\b.*\b(?:harvest|easter|christmas|advent|baptism|wedding|service|pentecost|lent|carols?|remembrance|sunday)\b/;
const NAMED_SERVICE =
  /^(?:(?:please|an?|our|the|ideas for|help with) )*(?:\w+ )?(?:good friday|easter|christmas|christmas eve|advent|carol|harvest|new years(?: eve)?|pentecost|evening|remembrance|healing|ecumenical|baptism|lent|ash wednesday|mothers day|memorial) service (?:with|for|outline|ideas?|please|plan|at home|in)\b/;
/** Services of other kinds, and questions about services. */
const OTHERWISE =
  /\b(?:printer|printed|look over|(?:back|front|inside) of|for (?:my|his|her|our|mum s|dad s|mums|dads) (?:\w+ )?order|change|changing|room|customer|phone|bus|military|social|health|emergency|secret|civil|community|funeral home|i (?:went|was|go)|why|should (?:i|we) go|have to go|skip|left|boring|fell asleep|streaming|on tv|talk for|devotion|sermon|quiz|prayer meeting|intercession\w*|bidding|prayers? for)\b/;

const GOES_ON =
  /\b(?:hymns?|songs?|sing|music|carols?|readings?|leads?|leader|readers?|read|reads|lesson|minutes?|hour|shorter|longer|short|closing|opening|welcome|blessing|psalm|take home|children|trinit\w+|order|plan|end|begin|intercessions?|dismissal)\b/;
const LONGEST_GOING_ON = 18;
const ELSEWHERE = /\b(?:intercessions?|prayers? (?:of|for)|sermon|talk|verse|prayer)\b/;

/** The kind of a service: the last message that names one decides; more exact ones stand first. */
function kindIn(messages: readonly string[]): ServiceKind {
  const named = SERVICE_KINDS.slice(0, -1);
  for (const message of messages.toReversed()) {
    const kind = named.find(({ said }) => said.test(message));
    if (kind) return kind;
  }
  return SERVICE_KINDS.at(-1)!;
}

const MINUTES = 45;
const SHARES = [8, 6, 14, 18, 26, 16, 12];

function order({ telling }: MadeRequest, kind: ServiceKind, minutes: number): string[] {
  const { parts } = SERVICE_TEXT;
  const [gather = '', prayer = '', readings = '', act = '', talk = '', asks = '', closing = ''] =
    shareMinutes(minutes, SHARES).map(inMinutes);
  const [one, two, three] = kind.hymns;
  const [first, second] = kind.readings.map((mark) => passageOfMark(mark).reference);
  return [
    telling.words(SERVICE_TEXT.title, { title: kind.title, minutes: `${minutes}` }),
    telling.line(SERVICE_TEXT.lead, { minutes: `${minutes}` }),
    telling.words(parts.gather, { time: gather }),
    parts.opening,
    telling.quote(passageOfMark(kind.opening)),
    telling.words(parts.song, { one, two }),
    telling.words(parts.prayer, { time: prayer }),
    telling.quote(passageOfMark(kind.psalm)),
    telling.words(parts.readings, { time: readings, one: first!, two: second! }),
    telling.words(parts.act, { time: act, act: kind.act }),
    telling.words(parts.talk, { time: talk }),
    telling.words(parts.asks, { time: asks, prayFor: kind.prayFor }),
    telling.words(parts.closing, { time: closing, three, closing: kind.closing }),
    telling.unheard([SERVICE_TEXT.hint]),
  ];
}

function make(request: MadeRequest): string[] {
  const { telling, plain, before } = request;
  const messages = [...before, plain];
  const kind = kindIn(messages);
  const isOrder = ORDER.test(plain);
  if (!isOrder) {
    if (/\b(?:hymns?|songs?|sing|music|carols? )\b/.test(plain) && !/\bcarol service\b/.test(plain))
      return [
        telling.words(SERVICE_TEXT.hymns, { title: kind.title.toLowerCase() }),
        list(kind.hymns),
        SERVICE_TEXT.hymnsHint,
      ];
    if (/\b(?:who|whom)\b.*\b(?:reads?|reading|lesson)\b|\breaders?\b/.test(plain))
      return [...SERVICE_TEXT.readers];
    if (/\bwho (?:\w+ )?leads?\b|\bno (?:pastor|priest|vicar|minister)\b/.test(plain))
      return [SERVICE_TEXT.leads];
    if (/\breadings?\b|\bwhat (?:do|can|should|could) we read\b/.test(plain))
      return [SERVICE_TEXT.readings, ...kind.readings.map((mark) => telling.quote(passageOfMark(mark)))];
    if (/\btake home\b/.test(plain))
      return [
        telling.words(SERVICE_TEXT.home, { hint: SERVICE_TEXT.homeHint }),
        telling.quote(passageOfMark(kind.opening)),
      ];
    if (/\bpsalm\b/.test(plain)) return [SERVICE_TEXT.psalm, telling.quote(passageOfMark(kind.psalm))];
    if (/\b(?:closing|final|last|dismissal|blessing|end|close)\b/.test(plain))
      return [SERVICE_TEXT.closing, kind.closing];
    if (/\b(?:opening|welcom\w+|begin|first words|call to worship|introit|votum|open)\b/.test(plain))
      return [SERVICE_TEXT.opening, telling.quote(passageOfMark(kind.opening))];
    if (/\btrinit\w+\b/.test(plain)) return [kind.closing, SERVICE_TEXT.noTrinity];
  }
  const minutes =
    messages.map((message) => amountsIn(amountWords(message)).minutes).findLast(Boolean) ?? MINUTES;
  const isShort = /\b(?:shorter|short|too long)\b/.test(plain);
  return order(
    request,
    kind,
    isShort && !/\bminutes?|hour\b/.test(plain) ? Math.round(minutes / 2) : minutes,
  );
}

/** Orders of service, and single parts of one. */
export const SERVICES: Made = {
  id: 'services',
  isAsked: (plain) =>
    (ORDER.test(plain) || NAMED_SERVICE.test(plain) || PART.test(plain) || HYMNS.test(plain)) &&
    !OTHERWISE.test(plain),
  goesOn: (plain) =>
    GOES_ON.test(plain) && !ELSEWHERE.test(plain) && plain.split(' ').length <= LONGEST_GOING_ON,
  make,
};
