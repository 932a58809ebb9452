// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ScriptureReference } from '../../../contract/chat.ts';
import { aReference } from '../testing/builders.ts';
import { AnswerText } from './answer-text.tsx';

afterEach(cleanup);

const draw = (text: string, references: ScriptureReference[] = []): HTMLElement =>
  render(<AnswerText text={text} references={references} />).container;

/** A finding that covers `part` of `text`. */
const over = (text: string, part: string, parts: Partial<ScriptureReference>): ScriptureReference =>
  aReference({ start: text.indexOf(part), end: text.indexOf(part) + part.length, ...parts });

describe('an answer never makes HTML', () => {
  it('shows tags as words', () => {
    const page = draw(
      'Grace <script>alert(1)</script> and <img src=x onerror="alert(1)"> peace\n\n<iframe src="/x">\n',
    );
    expect(page.querySelector('script, img, iframe')).toBeNull();
    expect(page.textContent).toContain('<script>alert(1)</script>');
    expect(page.textContent).toContain('<iframe src="/x">');
  });

  it('links to http and https only, in a new tab without an opener', () => {
    const page = draw(
      '[a](javascript:alert(1)) [b](JAVASCRIPT:alert(1)) [c](data:text/html,x) [d](//evil.example) [e](mailto:a@b.c) [f](https://example.org/x)',
    );
    const links = [...page.querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.org/x']);
    expect(links[0]?.rel).toBe('noopener noreferrer');
    expect(links[0]?.target).toBe('_blank');
    expect(page.textContent).toBe('a b c d e f');
  });

  it('shows a picture as its description', () => {
    const page = draw('![a lamp on a stand](https://evil.example/lamp.png)');
    expect(page.querySelector('img')).toBeNull();
    expect(page.textContent).toBe('a lamp on a stand');
  });

  it('creates no tags from character references', () => {
    const page = draw('Faith &amp; works &lt;b&gt; &#60;i&#62;');
    expect(page.textContent).toBe('Faith & works <b> <i>');
    expect(page.querySelector('b, i')).toBeNull();
  });
});

describe('the shape of an answer', () => {
  it('has headings below those of page and turn', () => {
    const page = draw('# Plan\n\n## Teaching\n');
    expect([...page.querySelectorAll('h1,h2,h3,h4')].map(({ tagName }) => tagName)).toEqual(['H3', 'H4']);
  });

  it('draws lists, emphasis, tables and rules', () => {
    const page = draw('- *one*\n- **two**\n\n3. three\n\n---\n\n| a | b |\n| - | - |\n| c | d |\n');
    expect(page.querySelectorAll('ul li')).toHaveLength(2);
    expect(page.querySelector('ol')?.getAttribute('start')).toBe('3');
    expect(page.querySelector('em')?.textContent).toBe('one');
    expect(page.querySelector('hr')).not.toBeNull();
    expect([...page.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['c', 'd']);
  });
});

const PASSAGE = '> Casting all your care upon him; for he careth for you.\n> — 1 Peter 5:7 (KJV)';

describe('Scripture in an answer', () => {
  it('is set apart with reference, translation and the result of its check', () => {
    const page = draw(`Read this.\n\n${PASSAGE}\n`, [over(`Read this.\n\n${PASSAGE}`, PASSAGE, {})]);
    const figure = page.querySelector('figure');
    expect(figure?.querySelector('blockquote')?.textContent).toBe(
      'Casting all your care upon him; for he careth for you.',
    );
    expect(figure?.querySelector('figcaption')?.textContent).toBe('1 Peter 5:7KJVChecked word for word');
  });

  it('is a plain quotation until its finding arrives', () => {
    expect(draw(PASSAGE).querySelector('figure')).toBeNull();
  });

  it('names the translation that was put in, with what the AI wrote in a disclosure', () => {
    const page = draw(PASSAGE, [
      over(PASSAGE, PASSAGE, { status: 'corrected', quoted: 'Cast your cares on him' }),
    ]);
    expect(page.textContent).toContain('Set in the words of the KJV');
    expect(page.querySelector('details')?.open).toBe(false);
    expect(page.querySelector('details p')?.textContent).toBe('Cast your cares on him');
  });

  it('labels a translation that we do not have, with our own text in a disclosure', () => {
    const page = draw(PASSAGE, [
      over(PASSAGE, PASSAGE, { status: 'unverified', version: 'NIV', text: 'Casting all your care' }),
    ]);
    expect(page.textContent).toContain('NIV, not checked');
    expect(page.querySelector('details p')?.textContent).toBe('Casting all your care');
  });

  it('marks a reference that does not exist, without a link', () => {
    const text = 'See Hezekiah 3:16 for this.';
    const page = draw(text, [
      over(text, 'Hezekiah 3:16', { status: 'not-found', reference: 'Hezekiah 3:16', version: '', osis: '' }),
    ]);
    expect(page.textContent).toBe('See Hezekiah 3:16 (not found in the Bible) for this.');
    expect(page.querySelector('a')).toBeNull();
  });

  it('marks a quotation inside a sentence, also with emphasis in it', () => {
    const text = 'He says “I am *with* you” (Matthew 28:20), and stays.';
    const page = draw(text, [
      over(text, '“I am *with* you” (Matthew 28:20)', { reference: 'Matthew 28:20', status: 'verified' }),
    ]);
    expect(page.textContent).toBe(
      'He says “I am with you” (Matthew 28:20 (Checked word for word)), and stays.',
    );
  });

  it('keeps each finding with its own block', () => {
    const other = '> The LORD is my shepherd; I shall not want.\n> — Psalm 23:1 (KJV)';
    const text = `${PASSAGE}\n\n${other}`;
    const page = draw(text, [
      over(text, PASSAGE, {}),
      over(text, other, { id: 's2', reference: 'Psalm 23:1', status: 'corrected' }),
    ]);
    const captions = [...page.querySelectorAll('figcaption')].map((caption) => caption.textContent);
    expect(captions[0]).toContain('1 Peter 5:7');
    expect(captions[1]).toContain('Psalm 23:1KJVSet in the words of the KJV');
  });

  it('finds a passage inside a list', () => {
    const text = `1. Read:\n\n   ${PASSAGE.replace('\n', '\n   ')}\n\n2. Pray.`;
    const page = draw(text, [aReference({ start: 10, end: text.length - 10 })]);
    expect(page.querySelector('li figure figcaption')?.textContent).toContain('1 Peter 5:7');
  });

  it('shows the divine name in small capitals without changing its letters', () => {
    const text = '> The LORD’s anointed; to the UNKNOWN GOD.\n> — Psalm 2:2 (KJV)';
    const page = draw(text, [over(text, text, { reference: 'Psalm 2:2' })]);
    expect(page.querySelector('blockquote')?.textContent).toBe('The LORD’s anointed; to the UNKNOWN GOD.');
    expect([...page.querySelectorAll('blockquote span span')].map(({ textContent }) => textContent)).toEqual([
      'LORD',
    ]);
  });
});

describe('an answer that grows', () => {
  it('does not draw finished blocks again', () => {
    const text = 'One.\n\nTwo.\n\nThree.\n\nFour';
    const { container, rerender } = render(<AnswerText text={text} references={[]} />);
    const before = [...container.querySelectorAll('p')];
    rerender(<AnswerText text={`${text} and more.\n\nFive.`} references={[]} />);
    const after = [...container.querySelectorAll('p')];
    expect(after).toHaveLength(5);
    expect(after.slice(0, 4)).toEqual(before);
    expect(after[3]?.textContent).toBe('Four and more.');
  });
});
