// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newQueryClient } from '../../app/queries.ts';
import { PassageDialogProvider } from '../../passages/passage-dialog-provider.tsx';
import { aReference } from '../testing/builders.ts';
import { AnswerText } from './answer-text.tsx';
import { FindingDialogProvider } from './finding-dialog-provider.tsx';

configure({ asyncUtilTimeout: 10_000 });

const TEXT = 'Paul says more in Romans 8:18-27, and nothing in Hezekiah 3:16.';
const place = (words: string) => ({ start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length });
const FINDINGS = [
  aReference({
    ...place('Romans 8:18-27'),
    status: 'mentioned',
    reference: 'Romans 8:18-27',
    osis: 'Rom.8.18-Rom.8.27',
  }),
  aReference({
    ...place('Hezekiah 3:16'),
    id: 's2',
    status: 'not-found',
    reference: 'Hezekiah 3:16',
    osis: '',
  }),
];
const PASSAGE = {
  reference: 'Romans 8:18-27',
  version: 'KJV',
  text: 'For I reckon',
  verses: [{ reference: 'Romans 8:18', osis: 'Rom.8.18', chapter: 8, verse: 18, text: 'For I reckon' }],
};

function show(
  linksAreOn: boolean,
  passage: () => Response,
  answer = { text: TEXT, findings: FINDINGS },
): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path.startsWith('/api/bible')) return passage();
    if (path === '/api/about') return new Response('', { status: 503 });
    return Response.json({ flags: [{ name: 'clickable_bible_links', enabled: linksAreOn }] });
  });
  render(
    <QueryClientProvider client={newQueryClient()}>
      <PassageDialogProvider>
        <FindingDialogProvider>
          <AnswerText text={answer.text} references={answer.findings} />
        </FindingDialogProvider>
      </PassageDialogProvider>
    </QueryClientProvider>,
  );
  return asked;
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a reference in an answer', () => {
  it('opens the passage', async () => {
    const asked = show(true, () => Response.json(PASSAGE));
    await userEvent.click(await screen.findByRole('link', { name: 'Romans 8:18-27' }));
    expect(await screen.findByText('For I reckon')).toBeTruthy();
    expect(asked).toContain('/api/bible/verse/Romans%208%3A18-27');
  });

  it('shows the server’s message where the passage cannot be shown', async () => {
    show(true, () => Response.json({ code: 'X', message: 'Romans has 16 chapters.' }, { status: 404 }));
    await userEvent.click(await screen.findByRole('link', { name: 'Romans 8:18-27' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Romans has 16 chapters.');
  });

  it('opens the passage from the brackets after a quotation, too', async () => {
    show(true, () => Response.json(PASSAGE), {
      text: 'Paul reckons: “For I reckon” (Rom 8:18-27).',
      findings: [
        aReference({
          start: 14,
          end: 42,
          status: 'verified',
          reference: 'Romans 8:18-27',
          osis: 'Rom.8.18-Rom.8.27',
        }),
      ],
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Rom 8:18-27' }));
    expect(await screen.findByRole('dialog', { name: 'Romans 8:18-27' })).toBeTruthy();
  });

  it('is plain text while the flag is off', async () => {
    const asked = show(false, () => Response.json(PASSAGE));
    await vi.waitFor(() => expect(asked).toContain('/api/feature-flags/public'));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('that does not exist is never a link', async () => {
    show(true, () => Response.json(PASSAGE));
    await screen.findByRole('link', { name: 'Romans 8:18-27' });
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
