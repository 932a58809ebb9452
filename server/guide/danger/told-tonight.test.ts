/** What people write in the first minutes: something taken, a wound, the weeks after a birth, a pregnancy that is feared. */
import { describe, expect, it } from 'vitest';
import { careDetector } from '../../../care/detector.ts';
import { dangerReply } from './danger-reply.ts';

const dangerOf = (words: string) => dangerReply([], words)?.danger;

describe('told tonight', () => {
  it.each([
    ['overdose', 'ive took a load of my mums tablets about 20 min ago and now im scared will god forgive me'],
    ['overdose', 'Ate the rat poison. Please what prayer before I sleep'],
    ['overdose', 'so sleepy now. finished the bottle my doctor gave for sleep. Psalm 23 please'],
    [
      'overdose',
      "Just took the last of the amitriptyline, all 56. I only want to know He won't turn His face from me.",
    ],
    ['overdose', 'I put 100 units in instead of 10 of my insulin, I am sweating and a bit shaky'],
    [
      'friend-overdose',
      'My husband has taken his whole weeks box at one go. He wants his nap. I am anxious. A psalm perhaps?',
    ],
    ['friend-overdose', 'my mum wont wake up properly theres empty packets next to her what do i pray'],
    ['own-cuts', 'i cut again tonight, i told god i would stop'],
    ['own-cuts', 'burned my arm with a lighter again. I am so ashamed'],
    ['own-life', 'cut my wrists, want to die'],
    [
      'after-birth',
      'had my baby 3 weeks ago and i cant stop crying, i think they would be better off without me',
    ],
    ['young-pregnant', 'im 15, pregnant, my dad will kill me, he really would'],
  ] as const)('%s: %s', (danger, words) => {
    expect(dangerOf(words)).toBe(danger);
  });

  it.each([
    'took two paracetamol for my head about ten minutes ago, can you read me something calm till it works',
    'my doc gave me two strips of tablets for my blood pressure so that i save a trip, how kind',
    'I took my mothers morphine to the chemist today. she died on Sunday',
    'I cut my hand slicing bagels, plaster on, all fine',
    'burned myself on the iron doing altar linen, tiny blister, offering it up',
    "i'm pregnant and my mum is going to kill me lol",
    'we had a baby three weeks ago and nobody sleeps, and we are so glad',
  ])('nothing in: %s', (words) => {
    expect(dangerOf(words)).toBeUndefined();
  });

  it('calls for the emergency number first where something was taken', () => {
    const signs = careDetector.detectSigns('My methadone plus hers. all in one go. cant keep my eyes open');
    expect(careDetector.judge([signs])).toMatchObject({ level: 'urgent', kind: 'medical', emergency: true });
  });

  it('tells somebody who is hurt at home how to take away what they wrote', () => {
    const history = [{ role: 'user' as const, content: 'my husband hits me' }];
    const reply = dangerReply(history, 'how do i delete this so he cant see');
    expect([reply?.first, ...(reply?.rest ?? [])].join(' ')).toContain('Clear Chat');
  });
});
