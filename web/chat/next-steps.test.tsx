import { describe, expect, it } from 'vitest';
import type { ScriptureReference } from '../../contract/chat.ts';
import { chapterOf } from './next-steps.tsx';

const finding = (
  reference: string,
  status: ScriptureReference['status'],
  start: number,
  osis = 'X.1.1',
): ScriptureReference => ({
  id: reference,
  start,
  end: start + 1,
  osis: status === 'not-found' ? '' : osis,
  reference,
  version: 'KJV',
  status,
});

describe('the chapter to read on in', () => {
  it('is that of the first passage whose words were shown', () => {
    expect(
      chapterOf([
        finding('Romans 8:28', 'verified', 90),
        finding('Psalm 56:3-4', 'corrected', 40, 'Ps.56.3-Ps.56.4'),
        finding('John 3', 'mentioned', 2),
      ]),
    ).toEqual({ reference: 'Psalm 56', verse: 'Ps.56.3' });
  });
  it('is that of a passage that is only named where none was shown', () => {
    expect(
      chapterOf([finding('Hezekiah 3:5', 'not-found', 1), finding('1 John 4', 'mentioned', 9, '1John.4')]),
    ).toEqual({ reference: '1 John 4', verse: null });
  });
  it('is none where no passage exists', () => {
    expect(chapterOf([finding('Hezekiah 3:5', 'not-found', 1)])).toBeNull();
  });
});
