import { describe, expect, it } from 'vitest';
import { careDetector } from '../../care/detector.ts';
import { JUDGED_TOGETHER } from '../../care/judge.ts';
import { dangerReply } from '../guide/danger/danger-reply.ts';
import { rememberDangers } from './shown-dangers.ts';

const THREAT = 'I get death threats';
const calm = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `What is in Psalm ${at + 1}?`);
const atOnce = (): undefined => undefined;

describe('danger that a talk shows', () => {
  const said = ['hello', THREAT, ...calm(JUDGED_TOGETHER), THREAT, THREAT];
  const wanted = said.map((words, at) => words === THREAT && at < said.length - 1);

  it('is found where it is first told, and again once that lies too far back, read anew or remembered', async () => {
    const dangers = rememberDangers(careDetector.detectSigns);
    for (const time of ['read anew', 'remembered']) {
      const at = dangers(said, atOnce);
      const found = [];
      for (const index of said.keys()) found.push((await at(index)) !== undefined);
      expect(found, time).toEqual(wanted);
    }
  });

  it('is found alike for some of the messages alone', async () => {
    const at = rememberDangers(careDetector.detectSigns)(said, atOnce);
    expect(await at(1)).toMatchObject({ level: 'urgent', kind: 'danger', said: 'open', about: 'self' });
    expect(await at(4)).toBeUndefined();
    expect(await at(said.length - 2)).toMatchObject({ kind: 'danger' });
  });

  it('is asked about where it is only guessed, and may be somebody else’s', async () => {
    expect(
      await rememberDangers(careDetector.detectSigns)(['i took it all. now i am scared'], atOnce)(0),
    ).toMatchObject({
      kind: 'crisis',
      said: 'veiled',
    });
    const ofPupil = ['my teenage daughter sent a naked picture and now the whole school has it'];
    expect(await rememberDangers(careDetector.detectSigns)(ofPupil, atOnce)(0)).toMatchObject({
      kind: 'child',
      about: 'someone-else',
    });
  });
});

it.each([
  [JUDGED_TOGETHER, true],
  [JUDGED_TOGETHER + 1, false],
])('Of %i messages the first counts for the last one, to the guide and to care: %s', (count, counts) => {
  const next = 'he is sorry';
  const said = ['my husband hits me', ...Array.from({ length: count - 1 }, () => next)];
  const history = said.slice(0, -1).map((content) => ({ role: 'user' as const, content }));
  expect(dangerReply(history, next) !== undefined).toBe(counts);
  const signs = said.slice(-JUDGED_TOGETHER).map(careDetector.detectSigns);
  expect(careDetector.judge(signs)?.level === 'urgent').toBe(counts);
});
