import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';
import { bodyOf, partsOf } from './reply-parts.ts';

const { converse: talk } = askedGuide();
const converse = (...messages: string[]): string[] => talk(messages);

describe('another one, several times', () => {
  const OTHERS = ['another one', 'one more', 'a different one, not that', 'another', 'something else'];

  it.each([
    'a prayer for my son starting school',
    'write a prayer for my anxiety',
    'a prayer for peace in ukraine',
    'give me a verse for a sympathy card',
    'a verse for courage',
    'give me three psalms for comfort',
    'short grace before dinner',
    'write a blessing for a baptism',
  ])('never gives the same text twice: "%s"', (request) => {
    const bodies = converse(request, ...OTHERS).map(bodyOf);
    expect(new Set(bodies).size).toBe(bodies.length);
  });

  it('gives no prayer twice', () => {
    const replies = converse('write a prayer for my anxiety', ...OTHERS);
    const prayers = replies.flatMap((reply) =>
      partsOf(reply).flatMap(({ kind, text }) => (kind === 'prayer' ? [text] : [])),
    );
    expect(new Set(prayers).size).toBe(prayers.length);
  });

  it('says of a prayer for a neighbouring moment what it was written for', () => {
    expect(converse('a prayer before surgery', 'another one')[1]).toMatch(/\*A prayer .+\*/);
  });

  it('says plainly when there is nothing further, and still changes what there was', () => {
    const replies = converse('write a sympathy card for my neighbour', ...OTHERS, 'shorter');
    expect(replies.at(-2)).toMatch(/nothing further|all that I have|no other|come to an end/);
    expect(replies.at(-1)).toMatch(/---\n\nDear \[name\],/);
  });
});

it('others from elsewhere are others, and from elsewhere', () => {
  const [, others = ''] = converse('give me three psalms for comfort', 'three more but not from psalms');
  const references = [...others.matchAll(/^> — (.+) \(/gm)].map(([, reference = '']) => reference);
  expect(references).toHaveLength(3);
  expect(references.filter((reference) => reference.startsWith('Psalm'))).toEqual([]);
});

it('who asks to hear it again hears it again', () => {
  const [first = '', again = ''] = converse('who was Boaz', 'who was Boaz again');
  expect(again).not.toMatch(/nothing further/);
  expect(first).toContain('Boaz');
});

it('a Christmas reading is made shorter by verses of Christmas only', () => {
  const [, shorter = ''] = converse('a christmas reading for our carol service', 'shorter');
  expect(shorter).toContain('Luke 2:11');
  expect(shorter).not.toContain('Exodus');
});
