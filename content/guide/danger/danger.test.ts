import { describe, expect, it } from 'vitest';
import { dangersInReply } from '../../../care/reply-safety.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { DANGER_TALKS } from './all.ts';

const TEXTS = Object.entries(DANGER_TALKS).flatMap(([danger, talk]) =>
  [...talk.first, ...(talk.veiled ?? []), ...talk.on, ...Object.values(talk.said).flat()].map(
    (text) =>
      [danger, talk.kind, typeof text === 'string' ? text : [text.first, ...text.rest].join('\n\n')] as const,
  ),
);
const OURS = TEXTS.filter(([, , text]) => text.length > 0);

describe('what is said in a talk about a danger', () => {
  it('holds nothing that must not stand in an answer to somebody in danger', () => {
    for (const [danger, kind, text] of OURS) {
      // Where help has come, the person to turn to is beside the reader.
      const found = dangersInReply(text, kind).filter((each) => each !== 'no-person');
      expect(found, `${danger}: ${text}`).toEqual([]);
    }
  });

  it('names no number: those come from the help lines', () => {
    for (const [, , text] of OURS) expect(text.replace(/\[\[.+\]\]/g, ''), text).not.toMatch(/\d{3,}/);
  });

  it('is short, and has at most one passage, a short one, near its end', () => {
    for (const [danger, , text] of OURS) {
      expect(text.split(/\s+/).length, `${danger}: ${text}`).toBeLessThan(200);
      const marks = text.match(/^\[\[.+\]\]$/gm) ?? [];
      expect(marks.length, text).toBeLessThan(2);
      for (const mark of marks) expect(passageOfMark(mark as `[[${string}]]`).reference).toBeTruthy();
    }
  });

  it('tells whoever is hurt that it is not their fault', () => {
    for (const danger of ['violence', 'strangled', 'control', 'young', 'own-pictures'] as const)
      expect([DANGER_TALKS[danger].said['my-fault']].flat().join(' ')).toMatch(/not your fault/);
  });
});
