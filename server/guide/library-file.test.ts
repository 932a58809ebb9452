import { describe, expect, it } from 'vitest';
import { packLibrary, readLibraryFile } from './library-file.ts';

const ENTRIES = {
  topics: [
    { id: 'hope', title: 'Hope', guidance: ['God’s promise', 'One day'], tagged: [{ at: 0 }] },
    { id: 'joy', title: 'Joy', guidance: ['Count it'] },
  ],
  asked: [{ id: 'why', question: 'Why?', answer: 'Nobody knows.', differences: undefined }],
};

function written(entries: object = ENTRIES) {
  const bytes = Buffer.from(
    packLibrary(entries as typeof ENTRIES, { topics: ['guidance', 'tagged'], asked: ['answer'] }),
  );
  return readLibraryFile((from, length) => bytes.subarray(from, from + length));
}

describe('a library that was written and read', () => {
  it('is the same, also copied and listed', () => {
    const { topics = [], asked = [] } = written();
    expect({ topics, asked }).toEqual(ENTRIES);
    expect({ ...topics[0] }).toEqual(ENTRIES.topics[0]);
    expect(JSON.stringify(topics[1])).toBe(JSON.stringify(ENTRIES.topics[1]));
    expect('tagged' in topics[1]!).toBe(false);
  });

  it('reads what is only shown when it is shown', () => {
    const [hope] = written().topics!;
    const isRead = (name: string) => Object.getOwnPropertyDescriptor(hope, name)?.get === undefined;
    expect([isRead('title'), isRead('guidance')]).toEqual([true, false]);
  });

  it('has the same part as the same object, as long as it is in use', () => {
    const [hope] = written().topics as unknown as typeof ENTRIES.topics;
    expect(hope!.guidance).toBe(hope!.guidance);
  });

  it('forgets parts that were not used lately, and reads them again', () => {
    const many = Array.from({ length: 600 }, (_, at) => ({ id: `${at}`, answer: [`Answer ${at}`] }));
    const { asked } = written({ asked: many }) as unknown as { asked: typeof many };
    const first = asked[0]!.answer;
    expect(asked.map(({ answer }) => answer)).toEqual(many.map(({ answer }) => answer));
    expect(asked[0]!.answer).not.toBe(first);
    expect(asked[0]!.answer).toEqual(first);
  });
});
