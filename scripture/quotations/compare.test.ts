import { describe, expect, it } from 'vitest';
import { wordsOf } from '../text/words.ts';
import { nearness, quotationOf, standsIn } from './compare.ts';

const VERSE = wordsOf(
  'Trust in the LORD with all thine heart; and lean not unto thine own understanding. In all thy ways acknowledge him, and he shall direct thy paths.',
);

describe('words as they are compared', () => {
  it.each([
    ['for ever', 'forever'],
    ['thy neighbour’s', "thy neighbor's"],
    ['Saviour', 'savior'],
    ['judgement', 'judgment'],
    ['baptised', 'baptized'],
    ['counsellor', 'counselor'],
    ['worshipped', 'worshiped'],
    ['fulfil', 'fulfill'],
    ['to day', 'today'],
    ['every one', 'everyone'],
    ['burnt-offering', 'burnt offering'],
    ['the LORD', 'the Lord'],
    ['16 God', 'God'],
    ['ﬁre', 'fire'],
    ['Go\u200bd', 'God'],
  ])('%j and %j are the same', (one, other) => {
    expect(wordsOf(one)).toBe(wordsOf(other));
  });

  it.each([
    ['four', 'for'],
    ['your', 'yor'],
    ['hour', 'hor'],
    ['wise', 'wize'],
    ['Lord', 'God'],
    ['now here', 'nowhere'],
    ['saith', 'says'],
    ['thee', 'you'],
  ])('%j and %j are not', (one, other) => {
    expect(wordsOf(one)).not.toBe(wordsOf(other));
  });
});

describe('a part of a verse', () => {
  it.each([
    'Trust in the LORD with all thine heart',
    'lean not unto thine own understanding. In all thy ways',
    'Trust in the LORD… and he shall direct thy paths',
    '… and he shall direct thy paths',
    'In all thy ways acknowledge [the LORD], and he shall direct thy paths',
    'In all thy ways acknowledge him [the LORD], and he shall direct thy paths',
    'In all [your] ways acknowledge him, and [God] shall direct [your] paths',
    '[I]n all thy ways acknowledge[d] him',
    'Trust in the LORD [emphasis added] with all thine heart',
    'In all thy ways acknowledge him [...] he shall direct thy paths',
    'trust in the lord . . . lean not unto thine own understanding',
  ])('is true: %s', (quoted) => {
    expect(standsIn(quotationOf(quoted), VERSE)).toBe(true);
  });

  it.each([
    'Trust in the LORD with all your heart',
    'Trust in the LORD and he shall direct thy paths',
    'he shall direct thy paths … Trust in the LORD',
    'lean … unto thine own understanding',
    'Trust in the LORD with all thine hear',
    'rust in the LORD',
    'Trust the LORD',
    'Trust in the Lord [God] with all thine heart',
    'Trust in the LORD with all thine heart; and lean [only] unto thine own understanding',
    'Trust in the LORD with [almost] all thine heart',
    'and he shall [not] direct thy paths',
    'Trust in the LORD [a] with all thine heart',
    'he shall direct thy paths [if thou art good]',
    '[Only the elect] acknowledge him',
    '',
  ])('is none: %s', (quoted) => {
    expect(standsIn(quotationOf(quoted), VERSE)).toBe(false);
  });

  it('is looked for in bounded time however many gaps it has', () => {
    const many = wordsOf('the '.repeat(5_000));
    expect(standsIn(quotationOf('the … '.repeat(100)), many)).toBe(true);
    expect(standsIn(quotationOf(`${'the … '.repeat(100)} end`), many)).toBe(false);
  });

  it('comes nearer the more of its words stand in order', () => {
    const near = nearness(quotationOf('Trust in the LORD with all your heart'), VERSE);
    const far = nearness(quotationOf('your heart with all the LORD in Trust'), VERSE);
    expect(near).toBeGreaterThan(far);
  });
});
