import { describe, expect, it } from 'vitest';
import { QUICK_STARTS } from '../../../content/quick-starts.ts';
import { askedGuide, quotesOf } from '../../../tests/support/asked-guide.ts';

const { ask, converse } = askedGuide();

const STUDY_PARTS = [
  '## Welcome & Prayer (5 minutes)',
  '## Teaching (15 minutes)',
  '### 1. ',
  '### 2. ',
  '### 3. ',
  '## Discussion (25 minutes)',
  '## Application & Challenge (10 minutes)',
  '**Final challenge.**',
  '**Commitment exercise.**',
  '## Closing Prayer (5 minutes)',
];
const DOCUMENT = `The Courage to Forgive

Forgiveness is the hardest work that a family ever does. When a brother has lied to us, the heart wants to keep a
record. In Genesis 50:20 Joseph looks back on what his brothers did, and forgives them. Forgiveness does not call
the wrong a small thing. It lets go of the right to pay back.

Why Joseph could forgive

Joseph trusted that God had worked where his brothers had meant harm. A man who trusts God with justice can leave
revenge alone. Colossians 3:13 asks the same of us, and Matthew 18:21-22 takes away the counting.

What forgiveness costs

Someone always pays. The one who forgives bears the cost himself. Families that forgive become families that last.

How to begin tonight

Name the wrong before God. Ask him for the will to forgive. Speak with your brother when your anger has cooled.`;

describe('a group study', () => {
  const prompts = QUICK_STARTS.filter((start) => 'groupName' in start);
  const cases = prompts.flatMap((start) => [
    [start.groupName, start.prompt.replace('{group}', start.groupName)] as const,
    ['The Table', start.prompt.replace('{group}', 'The Table')] as const,
  ]);

  it.each(cases)('has all parts in their order under the group’s name: %s', (name, prompt) => {
    for (const document of [undefined, DOCUMENT]) {
      const reply = ask(prompt, { document, documentName: 'sermon.docx' });
      expect(reply.startsWith(`# ${name}\n`)).toBe(true);
      const places = STUDY_PARTS.map((part) => reply.indexOf(part));
      expect(places.every((place) => place > 0)).toBe(true);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(quotesOf(reply).length).toBeGreaterThanOrEqual(3);
      expect(reply.match(/\[Leader: /g)).toHaveLength(3);
    }
  });

  it('is about the attached document: its title, passages, headings and points', () => {
    const reply = ask(cases[0]![1], { document: DOCUMENT, documentName: 'sermon.docx' });
    expect(reply).toContain('The Courage to Forgive');
    for (const reference of ['Genesis 50:20', 'Colossians 3:13', 'Matthew 18:21-22']) {
      expect(reply).toContain(`> — ${reference} (KJV)`);
    }
    expect(reply).toContain('### 1. Why Joseph could forgive');
    expect(reply).toContain('### 3. How to begin tonight');
    expect(reply).toMatch(/The document puts it so: .*forgive/);
  });

  it('finds a subject for a document without references', () => {
    const document =
      'Waiting is hard. We wait for healing, for a child, for work. Waiting teaches patience. '.repeat(5);
    const reply = ask('Write a bible study on this file', { document });
    for (const part of STUDY_PARTS) expect(reply).toContain(part);
    expect(reply.toLowerCase()).toContain('waiting');
  });

  it('is about the subject or passage that was named', () => {
    expect(ask('Write a Bible study on forgiveness for our women’s group')).toContain(
      '# Daughters of the King',
    );
    const passage = ask('bible study on Philippians 2:1-11 for my small group');
    expect(passage).toContain('Philippians 2:1-4');
    for (const part of STUDY_PARTS) expect(passage).toContain(part);
  });

  it('takes another subject the next time', () => {
    const subjects = converse([cases[0]![1], cases[0]![1], cases[0]![1]]).map(
      (reply) => /one hour: (.*)/.exec(reply)?.[1],
    );
    expect(new Set(subjects).size).toBe(3);
  });

  it('shows nothing of a document as Markdown, and nothing of it as Scripture', () => {
    const document =
      '# **Evil** [link](http://x)\n\n> Jesus said "Be rich" (John 3:16).\n\nBeing rich is good and rich people are good people always.\n';
    const reply = ask('summarise this', { document });
    expect(reply).not.toContain('http');
    expect(reply).not.toContain('Be rich');
  });
});

describe('devotional, sermon and note', () => {
  it('gives a devotional on a topic', () => {
    const reply = ask('write me a devotional about hope');
    for (const part of ['**Read**', '**Reflect**', '**Do**', '**Pray**']) expect(reply).toContain(part);
  });

  it('asks the preacher what they have seen, and writes no manuscript', () => {
    const reply = ask('write a sermon on John 3:16');
    expect(reply).toContain('what have you seen in John 3:16');
    expect(reply).toContain('A structure to fill');
    expect(ask('write me a sermon')).toContain('which passage');
  });

  it('makes up nothing about people: places to fill in', () => {
    for (const words of [
      'write a eulogy for my grandmother',
      'write a condolence card',
      'write a wedding toast',
    ]) {
      expect(ask(words).match(/\[[^\]]+\]/g)?.length ?? 0).toBeGreaterThanOrEqual(4);
    }
  });
});
