import { describe, expect, it } from 'vitest';
import { systemPrompt } from './system-prompt.ts';

const prompt = systemPrompt({ translationLabel: 'WEB', answeredBy: 'OpenAI' });

describe('what a model is told', () => {
  it('is short enough for a window of 4,096 tokens', () => {
    // About 4.3 characters a token in English.
    expect(prompt.length / 4.3).toBeGreaterThan(600);
    expect(prompt.length / 4.3).toBeLessThan(900);
  });

  it('asks for passages as marks, and says whose words stand there', () => {
    expect(prompt).toContain('[[John 3:16-17]]: Berea sets the true words of the WEB');
    expect(prompt).toContain('Do not type verses yourself');
  });

  it('says who answers, and that it is a program', () => {
    expect(prompt).toContain('An AI, a computer program (OpenAI)');
    expect(prompt).not.toMatch(/[{}]/);
  });

  it('takes names as they are', () => {
    const odd = systemPrompt({ translationLabel: 'KJV', answeredBy: "$& at $'host" });
    expect(odd).toContain("($& at $'host)");
  });

  it('knows the day where it is told', () => {
    expect(prompt).not.toContain('Today');
    expect(systemPrompt({ translationLabel: 'KJV', answeredBy: 'OpenAI', today: '2026-11-21' })).toMatch(
      /Today is 2026-11-21\.$/,
    );
  });

  it.each([
    [
      '1: the confession, plainly; differences, fairly; context; no promise of wealth',
      [/died for our sins and rose/, /Where churches differ/, /in its context/, /wealth or health/],
    ],
    ['2: no invented Scripture; sayings corrected', [/Never make up a verse/, /saying is not in the Bible/]],
    [
      '3: no life, faith or prayer of its own; no parts played',
      [/no life, faith or feelings and cannot pray/, /Never speak as Jesus/],
    ],
    [
      '4: people to people; sermons and studies stay the leader’s',
      [/church, pastor, friend, doctor/, /not a manuscript/, /leader’s own part open/],
    ],
    ['5: grace and truth', [/never one without the other/]],
    ['6: no facts invented about people', [/no memories, names, losses or arrangements/]],
  ])('holds the charter, point %s', (_, words) => {
    for (const word of words) expect(prompt).toMatch(word);
  });

  it('holds the five timed parts of a group’s hour (behaviour 14.2)', () => {
    expect(prompt).toMatch(
      /Welcome & Prayer \(5 min\), Teaching \(15\)[^;]*Discussion \(25\), Application & Challenge \(10\)[^;]*Closing Prayer \(5\)/,
    );
  });

  it('names passages only, and quotes none', () => {
    expect(prompt).not.toMatch(/\b(thou|thee|hath|saith|unto)\b/i);
  });
});
