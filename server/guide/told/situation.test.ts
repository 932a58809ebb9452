import { describe, expect, it } from 'vitest';
import type { GuideTopic, PartTag } from '../../../content/guide/types.ts';
import { fitted } from '../answers/fitting.ts';
import { situationOf } from './situation.ts';

const read = (words: string, earlier: readonly string[] = [], isFollow = false) =>
  situationOf(words, { earlier, isFollow });

describe('for whom an answer is', () => {
  it.each<[PartTag, string[]]>([
    [
      'another',
      [
        'My mum has dementia and asks for her mother',
        'my best friend lost her baby last week, what can I say to her',
        'My son is gambling again',
        'how can i help my friend who is depressed',
        'im so scared, my dad was diagnosed with cancer',
        'Our neighbour drinks',
      ],
    ],
    [
      'oneself',
      [
        'I am dying of cancer and I fear for my wife',
        'my husband died in May',
        'my wife left me',
        'i was diagnosed with ms, my mum is very worried',
        'I lost my job',
        'my husband hit me again',
        'my dad beat me when I was a child and I still have nightmares',
        'what does the Bible say about divorce',
      ],
    ],
    [
      'past',
      ['I had an abortion twenty years ago', 'my dad beat me when I was a child', 'when i was young I stole'],
    ],
    ['present', ['I am drinking too much', 'we are getting divorced']],
    [
      'child',
      ['im 12 and my parents are splitting up', 'I am in year 6 and they bully me', 'I am 9 years old'],
    ],
    [
      'adult',
      ['I am 12 weeks pregnant', 'i am 45', 'I am 10 months sober', 'I am 13 miles from the nearest church'],
    ],
    [
      'unbeliever',
      ["I'm an atheist and my gran died", 'I am not religious but I am scared', "I don't believe in God"],
    ],
    ['believer', ['as a Christian, may I leave him', 'I am sad']],
    ['guilty', ['I cheated on my wife', 'I hit my son and I hate myself']],
    ['wronged', ['my wife cheated on me', 'my brother stole from our mother']],
    ['joy', ['we are so happy, our daughter was born']],
    ['sorrow', ['I cry every night']],
  ])('%s', (tag, messages) => {
    for (const words of messages) expect([...read(words)], words).toContain(tag);
  });

  it('stays for a message that takes up the one before', () => {
    const before = ['My mum has dementia and does not know me'];
    expect(read('a prayer please', before, true).has('another')).toBe(true);
    expect(read('I lost my job', before).has('oneself')).toBe(true);
    expect(read('why do we suffer?', ["I'm an atheist"]).has('unbeliever')).toBe(true);
  });
});

describe('an entry whose parts say for whom they are', () => {
  const entry = {
    guidance: ['for all', 'for those who look on', 'for the one who drinks', 'for a child'],
    tagged: [
      { part: 'guidance', at: 1, tags: ['another'] },
      { part: 'guidance', at: 2, tags: ['oneself'] },
      { part: 'guidance', at: 3, tags: ['child'] },
    ],
  } as unknown as GuideTopic;

  it.each([
    ['I drink too much', ['for all', 'for the one who drinks']],
    ['my husband drinks', ['for those who look on', 'for all']],
    ['I am 9 years old and my dad drinks', ['for those who look on', 'for a child', 'for all']],
  ])('leaves out what is for others, and begins with what is for just this case: %s', (words, guidance) => {
    expect(fitted(entry, read(words)).guidance).toEqual(guidance);
  });

  it('is told whole where nothing would be left', () => {
    const { tagged } = entry;
    const only = { ...entry, guidance: ['x', 'y', 'z', 'for a child'], tagged: [tagged![2]!] };
    expect(
      fitted({ ...only, guidance: ['x'], tagged: [{ part: 'guidance', at: 0, tags: ['past'] }] }, read('now'))
        .guidance,
    ).toEqual(['x']);
  });
});
