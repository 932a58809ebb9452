import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';

const { converse } = askedGuide();
const last = (...messages: string[]) => converse(messages).at(-1)!;

describe('a question that few words ask within a talk', () => {
  it('is on a translation, whose words nobody wants', () => {
    const better = 'which bible translation is best for a 13 year old girl';
    expect(last(better, 'what about the message')).toMatch(/retelling/);
    expect(
      last('who decided which books are in the bible', 'what about those missing verses in the niv'),
    ).toMatch(/older copies/i);
  });

  it('is where a thing is today, and not where the words stand', () => {
    expect(last('what is the ark of the covenant', 'where is it now')).toMatch(/Nobody knows/);
    expect(last('John 3:16', 'where is it from')).toContain('John 3:16');
  });

  it('leaves a passage to be shown in other words', () => {
    expect(last('John 3:16', 'what about the niv')).toContain('I do not have the NIV');
    expect(last('Psalm 23', 'in the niv please')).toContain('I do not have the NIV');
    expect(last('Psalm 23', 'give it in the message')).toContain('I do not have the MSG');
  });
});
