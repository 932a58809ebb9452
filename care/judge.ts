import type { CareFinding, CareKind, MessageSigns, Sign } from './types.ts';

/** What signs must weigh together for a finding: one plain sign, or several that mean something together. */
const ENOUGH = 3;
/** Of two kinds in one message the one whose help is more urgent, where neither weighs more. */
const FIRST: readonly CareKind[] = ['crisis', 'danger', 'abuse', 'medical', 'child'];
/** So soon after a finding every word about oneself belongs to it. */
const SPEAKS_ON = 3;
/** Farther back what was not grave by itself no longer adds up. */
const ADDS_UP = 4;

/**
 * Whether the last message calls for care, those before it known. By itself it does where its signs weigh enough. After
 * a message that called for care, so does what means little by itself: a farewell, a decision, means, even "I feel
 * better". A harmless question after a sign is none.
 */
export function judge(heard: readonly MessageSigns[]): CareFinding | null {
  const last = heard.at(-1);
  if (!last?.signs.some(({ role }) => role !== 'young')) return null;
  const before = heard.slice(0, -1);
  const young = [...before, last].some(isYoung);
  return alone(last, young) ?? after(last, before, young);
}

function isYoung({ signs }: MessageSigns): boolean {
  return signs.some(({ name }) => name === 'an age under 18');
}

/** By what it holds itself. */
function alone(message: MessageSigns, young: boolean): CareFinding | null {
  const child = youngFinding(message.signs, young);
  if (child) return child;
  const kinds = FIRST.map((kind) => ({ kind, weight: weightOf(message.signs, kind) }))
    .filter(({ weight }) => weight >= ENOUGH)
    .sort((a, b) => Number(isSevere(message, b.kind)) - Number(isSevere(message, a.kind)));
  const kind = kinds[0]?.kind;
  return kind ? finding(kind, message.signs) : null;
}

/** Open and about the writer: goes before what is veiled or about another. */
function isSevere({ signs }: MessageSigns, kind: CareKind): boolean {
  return signs.some((sign) => sign.kind === kind && sign.weight >= ENOUGH && sign.said === 'open');
}

/** A child who writes of harm, whatever harm it is. */
function youngFinding(signs: readonly Sign[], young: boolean): CareFinding | null {
  const world = signs.some(({ role }) => role === 'young');
  if (!young && !world) return null;
  const harms = signs.filter(
    ({ role, about, kind }) =>
      role !== 'young' && role !== 'turning' && about === 'self' && kind !== 'medical',
  );
  const weight = harms.reduce((sum, sign) => sum + (sign.role === 'distress' ? 0.5 : sign.weight), 0);
  const own = harms.some(({ kind }) => kind === 'child');
  if (!young && !own && weight < ENOUGH) return null;
  if (weight + (young ? 1 : 0) < ENOUGH) return null;
  return finding(
    'child',
    signs.filter((sign) => sign.role === 'young' || harms.includes(sign)),
  );
}

/** Distress and hints are so frequent that many of them count as one. */
function weightOf(signs: readonly Sign[], kind: CareKind): number {
  const own = signs.filter((sign) => sign.kind === kind && sign.role !== 'young');
  const most = (role: Sign['role']) =>
    Math.max(0, ...own.filter((sign) => sign.role === role).map(({ weight }) => weight));
  const plain = own.filter(({ role }) => role === 'sign').reduce((sum, { weight }) => sum + weight, 0);
  const turning = own.filter(({ role }) => role === 'turning');
  const turned = turning.filter(({ weight }) => weight > 1).reduce((sum, { weight }) => sum + weight, 0);
  return plain + most('distress') + (turned > 0 ? turned + Math.min(1, turning.length - 1) : most('turning'));
}

/** By what stands from before. */
function after(last: MessageSigns, before: readonly MessageSigns[], young: boolean): CareFinding | null {
  const standing = standingOf(before);
  const near = standingOf(before.slice(-SPEAKS_ON));
  if (near && last.signs.every(({ weight }) => weight === 0))
    return { ...near, said: 'veiled', emergency: false };
  if (standing) {
    const turned = last.signs.filter(
      ({ kind, role }) =>
        role !== 'young' && (kind === standing.kind || kind === 'crisis' || kind === 'abuse'),
    );
    const telling = turned.filter(
      ({ kind }) =>
        kind === standing.kind ||
        (standing.kind === 'child' && kind === 'crisis') ||
        (standing.kind === 'child' && kind === 'abuse'),
    );
    if (telling.length > 0)
      return {
        ...finding(standing.kind, telling),
        about: standing.about,
        ...(standing.kind === 'crisis' && { said: saidOf(telling) }),
      };
  }
  const recent = before.slice(-ADDS_UP).flatMap(({ signs }) => signs);
  for (const kind of FIRST) {
    const own = last.signs.filter(
      (sign) => sign.kind === kind && sign.role !== 'young' && sign.role !== 'distress',
    );
    if (own.length === 0) continue;
    const earlier = recent.filter(
      (sign) => sign.kind === kind && sign.role !== 'turning' && !own.some(({ name }) => name === sign.name),
    );
    if (earlier.length > 0 && weightOf([...earlier, ...own], kind) >= ENOUGH)
      return finding(young ? 'child' : kind, [...earlier, ...own]);
  }
  return null;
}

/** The newest urgent finding of the messages before; a possible one does not stand over later turns. */
function standingOf(before: readonly MessageSigns[]): CareFinding | null {
  for (let index = before.length - 1; index >= 0; index--) {
    const young = before.slice(0, index + 1).some(isYoung);
    const found = alone(before[index]!, young);
    if (found?.level === 'urgent') return found;
  }
  return null;
}

function saidOf(signs: readonly Sign[]): CareFinding['said'] {
  return signs.some(({ said, weight }) => said === 'open' && weight >= ENOUGH) ? 'open' : 'veiled';
}

function finding(kind: CareKind, signs: readonly Sign[]): CareFinding {
  const own = signs.filter((sign) => kind === 'child' || sign.kind === kind);
  const plain = own.filter(({ role, weight }) => role === 'sign' && weight > 1);
  const rests = plain.length > 0 ? plain : own;
  const others = rests.every(({ about }) => about === 'someone-else');
  return {
    level: own.every(({ learned }) => learned) ? 'possible' : 'urgent',
    kind,
    said: saidOf(own),
    about: others ? 'someone-else' : 'self',
    emergency: own.some(({ emergency }) => emergency),
    signs: own.map(({ name, kind: of }) => ({ name, kind: of })),
  };
}
