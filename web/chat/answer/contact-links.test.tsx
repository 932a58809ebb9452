// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Reachable } from '../../../care/contact.ts';
import type { Highlight } from '../highlights/highlight.ts';
import { AnswerText } from './answer-text.tsx';

afterEach(cleanup);

const LINES: readonly Reachable[] = [
  { contact: 'call or text 988', call: '988', text: '988' },
  { contact: 'text HOME to 741741', text: '741741', textBody: 'HOME' },
  { contact: 'call 911', call: '911' },
];

function draw(text: string, highlights: Highlight[] = []): HTMLElement {
  return render(<AnswerText text={text} references={[]} highlights={highlights} helpLines={LINES} />)
    .container;
}
const links = (page: HTMLElement): (string | null)[][] =>
  [...page.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

it('the help lines that a reply names can be tapped', () => {
  const page = draw(
    '- **988 Lifeline:** call or text 988\n- **Text Line:** text HOME to 741741 (day and night)\n- **Emergency services:** call 911\n',
  );
  expect(links(page)).toEqual([
    ['988', 'tel:988'],
    ['741741', 'sms:741741?&body=HOME'],
    ['911', 'tel:911'],
  ]);
  expect(page.querySelector('a')?.hasAttribute('target')).toBe(false);
});

it('no other number becomes a link', () => {
  expect(links(draw('Psalm 119 has 911 sayings; call 9110, or 988 Lifeline.'))).toEqual([]);
});

it('a highlight may cover a number', () => {
  const over: Highlight = {
    id: 'h1',
    start: 7,
    end: 15,
    color: 'yellow',
    category: 'Key Verse',
    text: 'call 911',
  };
  const page = draw('Please call 911 now.', [over]);
  expect(page.querySelectorAll('mark').length).toBeGreaterThan(0);
  expect(links(page)).toEqual([['911', 'tel:911']]);
});
