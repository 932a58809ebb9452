import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';

const { converse } = askedGuide();
const lastOf = (...messages: string[]): string => converse(messages).at(-1)!;

const ASKS_OR_HELPS = /suicide|take their life|emergency number/;

describe('a question of the library in a talk about a danger', () => {
  it.each(['the insurance on me would pay it all off', 'Lost the farm. Loaded the shotgun. Sitting here.'])(
    'never goes before a life that may be at stake: %s',
    (words) => {
      expect(lastOf(words)).toMatch(ASKS_OR_HELPS);
    },
  );

  it('is answered once the plain question was answered by something else', () => {
    expect(lastOf('i plan my funeral in my head')).toMatch(ASKS_OR_HELPS);
    const next = lastOf('i plan my funeral in my head', 'what if the biopsy result is bad on friday');
    expect(next).not.toMatch(ASKS_OR_HELPS);
  });
});

describe('"not like that"', () => {
  it('is believed where somebody says what they are tired of', () => {
    const next = lastOf(
      'i dont want to be here anymore. im tired',
      'not like that i mean im tired of this town and my job i want to move to spain lol',
    );
    expect(next).toMatch(/^Then I am glad/);
  });

  it.each(['not like that i mean it hurts so much i cant go on', 'not like that. i have the pills here'])(
    'does not end it where what follows is grave: %s',
    (words) => {
      expect(lastOf('i want to die', words)).not.toMatch(/^Then I am glad/);
    },
  );
});

describe('a question of the library on the danger itself', () => {
  it('answers a later message that it fits, where no life hangs on the hour', () => {
    const next = lastOf('hes been hitting me again', 'where can i go with 2 kids and no money');
    expect(next).toMatch(/refuge|shelter/);
    expect(
      lastOf('the elders told me to go back after he broke my arm', 'they said God hates divorce'),
    ).not.toMatch(/^I read it/);
  });
});
