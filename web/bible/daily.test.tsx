// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BibleDaily } from '../../contract/bible.ts';
import { App } from '../app/app.tsx';
import { DailyBanner } from './daily-banner.tsx';
import { DailyCard } from './daily-card.tsx';
import { DailyWidget } from './daily-widget.tsx';
import { dateOf, untilMidnight } from './today.ts';

let requests: string[];
let answer: (url: URL) => Response | Promise<Response>;

const dailyOf = (url: URL): BibleDaily => {
  const [date = '', version] = [url.searchParams.get('date') ?? '', url.searchParams.get('version') ?? 'kjv'];
  const text = `They are new on ${date}`;
  return {
    date,
    reference: 'Lamentations 3:23',
    osis: 'Lam.3.23',
    text,
    version: version.toUpperCase(),
    theme: 'New every morning',
    verses: [
      { reference: 'Lamentations 3:23', osis: 'Lam.3.23', chapter: 3, verse: 23, text, supplied: [[0, 8]] },
    ],
  };
};

beforeEach(() => {
  requests = [];
  answer = (url) => Response.json(dailyOf(url));
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, location.href);
    if (url.pathname !== '/api/bible/daily') return Response.json({ flags: [] });
    requests.push(path);
    return answer(url);
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () =>
  render(
    <App>
      <DailyBanner />
      <DailyCard />
      <DailyWidget />
    </App>,
  );

describe('the verse of the day', () => {
  it('is shown in three places after one request for the reader’s date, with supplied words in italics', async () => {
    open();
    const today = dateOf(new Date());
    await waitFor(() => expect(screen.getAllByRole('blockquote')).toHaveLength(3));
    expect(requests).toEqual([`/api/bible/daily?date=${today}`]);
    for (const quote of screen.getAllByRole('blockquote')) {
      expect(quote.textContent?.trim()).toBe(`They are new on ${today}`);
      expect(quote.querySelector('i')?.textContent).toBe('They are');
    }
    expect(screen.getByText('New every morning')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open in the Bible' }).getAttribute('href')).toBe(
      '/bible?ref=Lamentations+3:23',
    );
  });

  it('is in the translation that the reader chose', async () => {
    localStorage.setItem('berea.translation', '"web"');
    open();
    await screen.findAllByText('WEB');
    expect(requests[0]).toMatch(/&version=web$/);
    expect(screen.getByRole('link', { name: 'Open in the Bible' }).getAttribute('href')).toMatch(
      /version=web$/,
    );
  });

  it('changes at the reader’s midnight, without a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 10, 21, 23, 59, 59) });
    open();
    await screen.findAllByText(/2026-11-21/);
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    await screen.findAllByText(/2026-11-22/);
    expect(screen.queryAllByText(/2026-11-21/)).toEqual([]);
  });

  it('says that it could not be loaded, and can be loaded again', async () => {
    answer = () => Response.json({ code: 'INTERNAL_ERROR', message: 'No.', error: 'No.' }, { status: 400 });
    open();
    expect(await screen.findAllByText('The verse of the day could not be loaded.')).toHaveLength(3);
    answer = (url) => Response.json(dailyOf(url));
    await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
    await waitFor(() => expect(screen.getAllByRole('blockquote')).toHaveLength(3));
    expect(requests).toHaveLength(2);
  });

  it('shows placeholders while it loads', () => {
    answer = () => new Promise(() => {});
    open();
    expect(screen.getAllByText('Loading the verse of the day')).toHaveLength(3);
    expect(screen.getAllByRole('region', { name: 'Verse of the day', busy: true })).toHaveLength(2);
  });
});

describe('the reader’s day', () => {
  it('is the day of their own calendar', () => {
    expect(dateOf(new Date(2026, 0, 1, 0, 0))).toBe('2026-01-01');
    expect(dateOf(new Date(2026, 11, 31, 23, 59, 59, 999))).toBe('2026-12-31');
  });

  it('ends at midnight, also at the end of a year', () => {
    expect(untilMidnight(new Date(2026, 10, 21, 23, 59, 59))).toBe(1_000);
    expect(untilMidnight(new Date(2026, 11, 31, 12))).toBe(12 * 3_600_000);
  });
});
