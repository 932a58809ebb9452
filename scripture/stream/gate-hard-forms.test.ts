import { describe, expect, it } from 'vitest';
import { throughGate } from '../../tests/support/gate.ts';
import { realGate } from '../../tests/support/real-gate.ts';

const { parts } = realGate();
const read = (text: string) => throughGate([text], parts());
const found = (text: string) =>
  read(text)
    .findings.filter(({ kind }) => kind === 'quotation')
    .map(({ status, reference }) => `${status} ${reference}`);

describe('few words beside their verse', () => {
  it.each<[string, string]>([
    ['| 1 John 4:8 | "God is anger" |', 'corrected 1 John 4:8'],
    ['He calls them **"rootless weeds"** (Jude 12).', 'paraphrased Jude 1:12'],
    ['Psalm 46:10 says "Be busy" to us.', 'corrected Psalm 46:10'],
    ['The jars are "earthen" (2 Corinthians 4:7).', 'verified 2 Corinthians 4:7'],
    ['It has "still waters" (Psalm 23:2), not "muddy pools".', 'paraphrased Psalm 23:2'],
  ])('are its words or none: %s', (text, wanted) => {
    expect(found(text)).toContain(wanted);
  });

  it.each([
    'The "Great Commission" (Matthew 28:19).',
    'The "burning bush" (Exodus 3:2).',
    'The "seed of the woman" (Genesis 3:15).',
  ])('keep their marks where they are a name: %s', (text) => {
    expect(read(text).content).toBe(text);
  });
});

describe('a verse without its book', () => {
  it('is the one of the chapter named last', () => {
    expect(found('Read 1 Samuel 16. The seventh verse says, "Man judges by the face alone."')).toEqual([
      'paraphrased 1 Samuel 16:7',
    ]);
    expect(found('Luke 2:14: "Glory to God in the highest"; 2:29: "Lord, keep thy servant here"')).toEqual([
      'verified Luke 2:14',
      'corrected Luke 2:29',
    ]);
  });

  it('does not move true words of another verse', () => {
    const text = 'Psalm 23 is short. Verse 4 says, "he leadeth me beside the still waters".';
    expect(read(text).content).toBe(text);
  });
});

describe('words in the clothes of another translation', () => {
  it.each<[string, string]>([
    [
      'Be "quick to listen, slow to speak, and slow to become angry" (James 1:19).',
      'Be "swift to hear, slow to speak, slow to wrath" (James 1:19).',
    ],
    [
      'To "contend for the faith that was once for all entrusted to the saints" (Jude 3) is hard.',
      'To "contend earnestly for the faith which was once for all delivered to the saints" (Jude 3) is hard.',
    ],
    [
      'He tells us to "test everything; hold fast what is good" (1 Thessalonians 5:21).',
      'He tells us to "Prove all things; hold fast that which is good" (1 Thessalonians 5:21).',
    ],
    [
      'Paul declared that "every Scripture is breathed out by God and profitable for teaching" (2 Timothy 3:16).',
      'Paul declared that "every Scripture is God-breathed and profitable for teaching" (2 Timothy 3:16).',
    ],
    [
      'Pain came (Genesis 3:16-19: "In pain you shall bring forth children... cursed is the ground because of you").',
      'Pain came (Genesis 3:16-19: "You will bear children in pain. … the ground is cursed for your sake").',
    ],
    [
      'They ask him about tax (Matthew 22:21, "Render to Caesar...").',
      'They ask him about tax (Matthew 22:21, "Render therefore unto Caesar…").',
    ],
    [
      'He urges them to "flee from sexual immorality" (1 Corinthians 6:9-20).',
      'He urges them to "flee sexual immorality" (1 Corinthians 6:9-20).',
    ],
  ])('are set in those of ours, where the sentence stays whole: %s', (text, wanted) => {
    expect(read(text).content).toBe(wanted);
  });
});

describe('who speaks', () => {
  it('may be whoever is told to ask', () => {
    const text = 'Ask yourself, "Am I honouring God with my body?" (1 Corinthians 6:19).';
    expect(read(text).content).toBe(text);
  });

  it('may stand behind the quotation', () => {
    const text = '"When Christ calls a man, he bids him come and die," wrote Bonhoeffer on Luke 9:23.';
    expect(read(text).content).toBe(text);
  });

  it('is not who cites a passage', () => {
    expect(found('Calvin cites Psalm 137:4 as "How shall we sing without our harps?"')).toEqual([
      'corrected Psalm 137:4',
    ]);
  });
});

describe('several quotations in a block', () => {
  it('have the reference that all of them are given', () => {
    const text =
      '> "The LORD bless thee, and make thee rich:"\n> "The LORD make his face shine upon thee, and be gracious unto thee:"\n>\n> — Numbers 6:24–26';
    const [first, second] = found(text);
    expect(first).toMatch(/^corrected Numbers 6:24/);
    expect(second).toMatch(/^verified Numbers 6:2/);
  });

  it('leave the words around them', () => {
    expect(read('> On friendship:\n>\n> "A friend loveth when he can." — Proverbs 17:17').content).toContain(
      '> On friendship:',
    );
  });
});
