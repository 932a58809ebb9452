// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { domRangeOf, rangeInMessage, sentencesOf, trimmedRange } from './message-range.ts';

afterEach(() => document.body.replaceChildren());

function message(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

const PAGE =
  '<p>Grace is <em>given</em> freely<span data-sign> (checked)</span>. Take it.</p><ul><li>One<br>line</li><li>Two</li></ul>';

describe('a range of a message', () => {
  it('counts the text without annotations', () => {
    const root = message(PAGE);
    const range = document.createRange();
    range.setStart(root.querySelector('em')!.firstChild!, 0);
    range.setEnd(root.querySelector('p')!.lastChild!, 1);
    expect(rangeInMessage(root, range)).toEqual({ start: 9, end: 22, text: 'given freely.' });
  });

  it('has its text with line breaks', () => {
    const root = message(PAGE);
    expect(trimmedRange(root, 23, 100)?.text).toBe('Take it.\nOne\nline\nTwo');
  });

  it('has no white space at its ends, and is null where nothing is left', () => {
    const root = message('<p>  Grace  </p>');
    expect(trimmedRange(root, 0, 9)).toEqual({ start: 2, end: 7, text: 'Grace' });
    expect(trimmedRange(root, 7, 9)).toBeNull();
  });

  it('is the same after conversion to a DOM range and back', () => {
    const root = message(PAGE);
    expect(rangeInMessage(root, domRangeOf(root, { start: 6, end: 21 }))).toMatchObject({
      start: 6,
      end: 21,
    });
  });
});

it('sentences end at punctuation and at the ends of lines, but not inside references', () => {
  const root = message('<p>Read Jn 3.16 first. “Is it so?” she asked. Yes</p><p>Next!</p>');
  expect(sentencesOf(root).map(({ text, line }) => [line, text])).toEqual([
    [0, 'Read Jn 3.16 first.'],
    [0, '“Is it so?”'],
    [0, 'she asked.'],
    [0, 'Yes'],
    [1, 'Next!'],
  ]);
});
