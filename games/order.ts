import type { Random } from './question.ts';
import { shuffled } from './random.ts';

/** Things to set in order, listed by letter in another order. */
export interface OrderTask {
  /** "A. The flood", a line each. */
  readonly list: string;
  /** "B, A, D, C" */
  readonly answer: string;
  /** The answer and three other orders. */
  readonly options: readonly string[];
}

const LETTERS = 'ABCDEFGH';
const WRONG_ORDERS = 3;

/** Lists these (three to eight, in their right order) in another order. */
export function orderTask(inOrder: readonly string[], random: Random): OrderTask {
  const positions = inOrder.map((_, at) => at);
  const listed = unlike(positions, [positions], random);
  const right = positions.map((at) => listed.indexOf(at));
  const wrong: number[][] = [];
  for (let i = 0; i < WRONG_ORDERS; i += 1) wrong.push(unlike(right, [right, ...wrong], random));
  const written = (order: readonly number[]) => order.map((at) => LETTERS[at]).join(', ');
  return {
    list: listed.map((at, line) => `${LETTERS[line]}. ${inOrder[at]}`).join('\n'),
    answer: written(right),
    options: shuffled([right, ...wrong].map(written), random),
  };
}

/** Another order of these, none of the orders named. */
function unlike(items: readonly number[], orders: readonly (readonly number[])[], random: Random): number[] {
  for (;;) {
    const order = shuffled(items, random);
    if (!orders.some((one) => one.every((item, at) => item === order[at]))) return order;
  }
}
