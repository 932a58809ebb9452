import type { Game } from '../../../games/question.ts';
import { recall, remember } from '../../app/storage.ts';
import { createStore, useStore } from '../../app/store.ts';
import { GAME_CARDS, onForgotten } from '../../app/visitor-data.ts';
import type { Result } from '../play/run.ts';
import { isDue, newSchedule, type Recall, review, type Schedule } from './schedule.ts';

/** A verse to learn by heart. */
export interface VerseCard {
  readonly kind: 'verse';
  /** Its reference. */
  readonly id: string;
  readonly schedule: Schedule;
}

/** A question that was missed. It is kept whole, so that it can be asked again offline. */
interface QuestionCard {
  readonly kind: 'question';
  readonly id: string;
  readonly game: Game;
  readonly schedule: Schedule;
}

export type DeckCard = VerseCard | QuestionCard;

/** Tells our files from others. */
const FORMAT = 'cards of Berea';
/** About half of what a browser stores for a site. */
const MAX_CARDS = 2_000;

const store = createStore<readonly DeckCard[]>(
  () => readDeck(recall('browser', GAME_CARDS, Array.isArray)),
  () => {
    addEventListener('storage', store.reset);
    return () => removeEventListener('storage', store.reset);
  },
);
onForgotten(store.reset);

export const useDeck = (): readonly DeckCard[] => useStore(store);
export const deck = (): readonly DeckCard[] => store.get();

function save(cards: readonly DeckCard[]): void {
  const kept = cards.slice(-MAX_CARDS);
  remember('browser', GAME_CARDS, kept);
  store.set(kept);
}

const isCard = (kind: DeckCard['kind'], id: string) => (card: DeckCard) =>
  card.kind === kind && card.id === id;
const replace = (card: DeckCard): void =>
  save([...deck().filter((other) => !isCard(card.kind, card.id)(other)), card]);

export const removeCard = ({ kind, id }: DeckCard): void =>
  save(deck().filter((card) => !isCard(kind, id)(card)));

/** Adds a verse, due at once, unless it is there already. */
export function addVerse(reference: string, now: number): void {
  if (!deck().some(isCard('verse', reference)))
    replace({ kind: 'verse', id: reference, schedule: newSchedule(now) });
}

export function reviewCard(card: DeckCard, outcome: Recall, now: number): void {
  replace({ ...card, schedule: review(card.schedule, outcome, now) });
}

/**
 * A question that was revealed or took several tries becomes a card; one that is a card already is scheduled anew. What
 * was known at once makes no card.
 */
export function scheduleMissed({ game, kind, attempts }: Result, now: number): void {
  const known = deck().find(isCard('question', game.id));
  const outcome: Recall = kind === 'revealed' ? 'forgotten' : attempts > 1 ? 'hard' : 'good';
  if (!known && outcome === 'good') return;
  replace({ kind: 'question', id: game.id, game, schedule: review(known?.schedule ?? null, outcome, now) });
}

/** The schedule of a missed question; undefined for one that is not in the deck. */
export const scheduleOf = (gameId: string): Schedule | undefined =>
  deck().find(isCard('question', gameId))?.schedule;

export const dueCards = <Kind extends DeckCard['kind']>(
  cards: readonly DeckCard[],
  kind: Kind,
  now: number,
): Extract<DeckCard, { kind: Kind }>[] =>
  cards.filter(
    (card): card is Extract<DeckCard, { kind: Kind }> => card.kind === kind && isDue(card.schedule, now),
  );

/** The file that holds all cards. */
export const exportDeck = (): string =>
  JSON.stringify({ format: FORMAT, version: 1, cards: deck() }, null, 2);

/** Adds the cards of an exported file; of a card that is there already, the one reviewed last stays. Returns how many cards the file has, or null for another file. */
export function importDeck(text: string): number | null {
  const cards = parseExport(text);
  if (cards === null) return null;
  for (const card of cards) {
    const present = deck().find(isCard(card.kind, card.id));
    if (!present || reviewedAt(card) > reviewedAt(present)) replace(card);
  }
  return cards.length;
}

const reviewedAt = ({ schedule }: DeckCard): number => Date.parse(schedule.last_review ?? '') || 0;

function parseExport(text: string): DeckCard[] | null {
  try {
    const file: unknown = JSON.parse(text);
    if (!isRecord(file) || file.format !== FORMAT || !Array.isArray(file.cards)) return null;
    return readDeck(file.cards);
  } catch {
    return null;
  }
}

/** Drops what is no card: the file or the browser's storage may be damaged. */
function readDeck(list: readonly unknown[] | null): DeckCard[] {
  return (list ?? []).filter((card): card is DeckCard => {
    if (!isRecord(card) || typeof card.id !== 'string' || !isSchedule(card.schedule)) return false;
    return card.kind === 'verse' || (card.kind === 'question' && isGame(card.game));
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isSchedule = (value: unknown): boolean =>
  isRecord(value) && !Number.isNaN(Date.parse(String(value.due))) && typeof value.reps === 'number';
const isGame = (value: unknown): boolean =>
  isRecord(value) &&
  ['id', 'question', 'correctAnswer', 'hints'].every((key) => typeof value[key] === 'string');

/** Removes every card from this browser. */
export const forgetCards = (): void => save([]);
