import { describe, expect, it } from 'vitest';
import { QUICK_STARTS, type QuickStart } from '../../content/quick-starts.ts';
import { fillQuickStart } from './quick-start-prompt.ts';

const starts: readonly QuickStart[] = QUICK_STARTS;
const studies = starts.filter(({ groupName }) => groupName);

describe('the quick starts', () => {
  it('are six', () => {
    expect(starts.map(({ title }) => title)).toEqual([
      'Anxiety and worry',
      'Spiritual growth',
      'Prayer requests',
      'Godly responses',
      "Men's Bible Study",
      "Women's Bible Study",
    ]);
    expect(studies.map(({ groupName }) => groupName)).toEqual(['Fishers of Men', 'Daughters of the King']);
  });

  it('leave no field unfilled', () => {
    for (const start of starts) {
      expect(fillQuickStart(start, '')).not.toContain('{');
      expect(fillQuickStart(start, '').length).toBeGreaterThan(60);
    }
  });

  it('suggest a name and accept another one', () => {
    for (const study of studies) {
      expect(fillQuickStart(study, '  ')).toContain(`“${study.groupName}” as a heading at the top`);
      expect(fillQuickStart(study, ' Iron  Sharpens Iron ')).toContain('“Iron Sharpens Iron”');
      expect(fillQuickStart(study, '$& {group}')).toContain('“$& {group}”');
    }
  });

  it('ask for a plan of one hour', () => {
    for (const study of studies) {
      const prompt = fillQuickStart(study, '');
      for (const part of [
        'one hour',
        'Welcome & Prayer: 5 minutes',
        'Teaching: 15 minutes',
        'Discussion: 25 minutes',
        'Application & Challenge: 10 minutes',
        'Closing Prayer: 5 minutes',
        'three teaching sections',
        'commitment exercise',
        'If a file is attached, build the study on it',
      ])
        expect(prompt).toContain(part);
    }
  });
});
