import { describe, expect, it } from 'vitest';
import { spokenBy, spokenOf } from './persons.ts';

describe('a text that several say in place of one', () => {
  it.each([
    ['Lord, I am afraid, and my heart races.', 'Lord, we are afraid, and our heart races.'],
    ['I was alone. Am I yours? Hold me.', 'We were alone. Are we yours? Hold us.'],
    ['I have myself to blame; the fault is mine.', 'We have ourselves to blame; the fault is ours.'],
    ['I had counted the days and was almost proud.', 'We had counted the days and were almost proud.'],
    [
      'I love, and sometimes I wish it were over and am tired.',
      'We love, and sometimes we wish it were over and are tired.',
    ],
    ['I am a tired mother, and I still am here.', 'We are tired mothers, and we still are here.'],
    ['Calm my heart. My own way is yours.', 'Calm our hearts. Our own way is yours.'],
    ["I'm here, and I’ve come with what I can.", "We're here, and we’ve come with what we can."],
    ['Say my name. I am with you.', 'Say our names. I am with you.'],
    ['You said: “I am the way.” I follow.', 'You said: “I am the way.” We follow.'],
  ])('%s', (one, many) => {
    expect(spokenBy(one, 'we')).toBe(many);
  });

  it.each([
    ['Lord, we are here. Forgive us our pride.', 'Lord, I am here. Forgive me my pride.'],
    ['We were lost and were found; hold all of us.', 'I was lost and was found; hold me.'],
    ['Are we yours? We ourselves ask it.', 'Am I yours? I myself ask it.'],
  ])('and the other way about: %s', (many, one) => {
    expect(spokenBy(many, 'i')).toBe(one);
  });
});

describe('a text about a woman in place of a man', () => {
  it('has her words', () => {
    expect(spokenOf('Keep him. He is yours, and his days are his.', 'she')).toBe(
      'Keep her. She is yours, and her days are hers.',
    );
    expect(spokenOf('Let [he / she] know that [his or her] name is known.', 'she')).toBe(
      'Let she know that her name is known.',
    );
  });

  it('and the other way about', () => {
    expect(spokenOf('Give her strength. Her hands are tired; be near her and keep her herself.', 'he')).toBe(
      'Give him strength. His hands are tired; be near him and keep him himself.',
    );
  });
});
