import { describe, expect, it } from 'vitest';
import { ADVENT_DAYS, NAMES_OF_GOD } from '../../../content/guide/made/set-pieces.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { askedGuide } from '../../../tests/support/asked-guide.ts';

const { ask, converse } = askedGuide();
const lastOf = (...messages: string[]): string => converse(messages).at(-1)!;

describe('texts that are asked for by name', () => {
  it('has passages that there are', () => {
    for (const { mark } of [...ADVENT_DAYS, ...NAMES_OF_GOD])
      expect(passageOfMark(mark).ranges.length).toBe(1);
    expect(ADVENT_DAYS).toHaveLength(24);
  });

  it('says goodbye to a baby who was lost, and blesses it', () => {
    const lost = 'We lost our baby at 20 weeks. We want a small ceremony. What could we say?';
    expect(ask(lost)).toContain('You were loved each day that you lived');
    expect(lastOf(lost, 'something his father can read')).toContain('on my shoulders');
    expect(lastOf(lost, 'a blessing for him')).toContain('little one');
  });

  it('has words at a grave, also without the Bible', () => {
    const [words, plain] = converse(['what can i say at my grandads grave, just us family', 'no bible']);
    expect(words).toContain('Psalm 121');
    expect(plain).not.toMatch(/God|Psalm/);
  });

  it('has vows, a play and a calendar, and changes them', () => {
    expect(lastOf('vows for our wedding, christian', 'shorter ones')).toContain('So help me God');
    expect(lastOf('christmas play for children 20 minutes', 'fewer speaking parts')).toContain('photograph');
    const week = lastOf('advent calendar with bible verses for the family 24', 'only the first week for now');
    expect(week).toContain('7. **');
    expect(week).not.toContain('8. **');
  });

  it('lists names of God, in easy words and in any number', () => {
    const text = lastOf('10 names of God and their meaning for kids poster', 'only 5 then');
    expect(text.match(/^- \*\*/gm)).toHaveLength(5);
  });

  it('tells one story after another to a child', () => {
    const [one, two] = converse(['give me a bedtime story from the bible for a 4 year old', 'another']);
    expect(one).toContain('A story to tell');
    expect(two).toContain('A story to tell');
    expect(two).not.toBe(one);
  });

  it.each([
    'is it a sin to break marriage vows',
    'what happened at the grave of jesus',
    'we lost our baby, what do we say to our four year old',
    'my husband and i said our vows 20 years ago and now he hits me',
    'i said something awful at my fathers grave',
  ])('%s: something else', (message) => {
    expect(ask(message)).not.toMatch(/So help me God|a small circle|We are here because of/);
  });
});

describe('in a talk about something to read or to write', () => {
  it('says who may read it', () => {
    expect(lastOf('reading for a funeral', 'who could read it if we all cry')).toContain('Choose voices');
  });

  it('says whether God may be mentioned', () => {
    expect(
      lastOf('write a condolence letter to my old teacher whose son died', 'is it ok to mention god'),
    ).toContain('asks nothing of them');
  });

  it('gives a toast to somebody who has to speak', () => {
    expect(ask('I need a toast for a golden wedding, they are my neighbours, both 80')).toContain(
      'small print',
    );
  });
});

describe('last words, and a blessing for an animal', () => {
  it('can be said to somebody who dies far away, and to one who cannot speak', () => {
    const [words, silent] = converse([
      'last words to say to my father on the phone he is dying in india and i cant fly',
      'he cannot speak',
    ]);
    expect(words).toContain('Thank you for [one thing]');
    expect(silent).toContain('Hearing is thought to stay');
    expect(lastOf('last words to say to my mother she is dying', 'is it ok to leave the room')).toContain(
      'Yes. Eat',
    );
  });

  it('are not laid into the mouth of somebody who was hurt by the dying', () => {
    expect(
      ask('my father who was cruel to me is dying and they say i have to come and say goodbye'),
    ).not.toContain('forgive me');
  });

  it('blesses a dog as a creature', () => {
    expect(ask('a blessing for my dog')).toContain('each hair and each whim');
  });
});

describe('readings that were shown', () => {
  it('are timed', () => {
    expect(lastOf('reading for my dads funeral he was a fisherman', 'how long is it')).toContain('minute');
  });
});

describe('what is asked for as a service, a grace or a card', () => {
  it.each([
    [
      'plan a baby blessing service at home 20 minutes',
      'who leads it if we have no pastor',
      'Anybody may lead it',
    ],
    ['prayer before cutting the turkey', 'my dad is agnostic and gets annoyed', 'we give thanks|grateful'],
    [
      'lesson on jonah for 3 year olds, ten minutes',
      'what if they cry about the fish',
      'Stop, and let it be',
    ],
    ['get well message for pastor who had heart attack', 'he jokes a lot', 'he jokes a lot'],
  ])('%s / %s', (first, then, expected) => {
    expect(lastOf(first, then)).toMatch(new RegExp(expected));
  });
});
