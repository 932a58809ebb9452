import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';

const { converse, record } = askedGuide();

describe('"what do I put"', () => {
  it.each([
    [['My neighbour’s husband died last week. I want to send a card', 'what do I put'], 'bereaved'],
    [['My boss’s mother died', 'I’ve got a card. what do I put'], 'bereaved'],
    [['My gran is in hospital, I have a card here', 'What do I put on it then'], 'sick'],
    [['My brother is in prison for robbing our mother', 'ok so maybe a card. What do I put'], 'prison'],
  ])('is a few lines for the card: %s', (messages, note) => {
    expect(record(messages).note).toBe(note);
    const lines = converse(messages).at(-1)!.split('---')[1]!;
    expect(lines.split(' ').length).toBeLessThan(40);
  });

  it('without a card is something else', () => {
    expect(record(['How do I put on the armour of God', 'what do I put on first']).note).toBeUndefined();
  });
});
