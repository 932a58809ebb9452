import { describe, expect, it } from 'vitest';
import { MORE_IS_NOT_WRITTEN, NOTHING_MORE_IS_WRITTEN } from '../../../content/guide/heard.ts';
import { askedGuide } from '../../../tests/support/asked-guide.ts';

const { converse, record } = askedGuide();
const lastOf = (...messages: string[]): string => converse(messages).at(-1)!;

describe('within a talk, in place of an entry that is only near', () => {
  it.each([
    [
      'is the trinity in the bible',
      'then why do we believe it',
      'is-the-trinity-a-pagan-idea-or-not-in-the-bible',
    ],
  ])('a likelier question of the library is answered: %s, %s', (first, second, id) => {
    expect(record([first, second]).asked).toBe(id);
  });

  it.each([
    [
      'why did they build the tower of babel',
      'what is bad about a tower?',
      'what-was-wrong-with-building-the-tower-of-babel',
    ],
    ['why are there two creation stories', 'which one comes first', 'why-are-there-two-creation-stories'],
    ['what does gnashing of teeth mean', 'who does that', 'what-does-weeping-and-gnashing-of-teeth-mean'],
    [
      'where were the followers of Jesus first called Christians',
      'by whom',
      'where-were-the-followers-of-jesus-first-called-christians',
    ],
  ])('the question that was answered is stayed with: %s, %s', (first, second, id) => {
    expect(record([first, second]).asked).toBe(id);
    expect(lastOf(first, second)).not.toMatch(/^(?:Nearest to what you ask|A parable is|Adam and Eve are)/);
  });

  it('says of what was answered the sentence that is near', () => {
    expect(lastOf('why did abraham say that sarah was his sister', 'and twice!')).toMatch(/twice/);
    expect(lastOf('what happened to dinah', 'so the brothers killed a whole town?')).toMatch(
      /Simeon and Levi killed the men of the town/,
    );
  });

  it('owns up to it where no more is written, and says it in other words the next time', () => {
    const leads = [...MORE_IS_NOT_WRITTEN, ...NOTHING_MORE_IS_WRITTEN].map((line) => line.slice(0, 40));
    const [, second, third] = converse(['what is the holy grail', 'is it in a church', 'so never found?']);
    expect(leads.some((lead) => second!.startsWith(lead))).toBe(true);
    expect(third).not.toBe(second);
  });

  it('leaves an entry that is named, and what asks for more of it', () => {
    expect(lastOf('how did the apostles die', 'who was Paul')).toMatch(/^Paul, also called Saul/);
    expect(lastOf('What is grace?', 'tell me more')).not.toMatch(
      /^(?:More than I said|On that I know no more)/,
    );
  });
});
