// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublicAdvertisement } from '../../contract/advertisements.ts';
import { App } from '../app/app.tsx';
import { AdPlacement } from './ad-placement.tsx';
import { chooseAdvertisement } from './choose-advertisement.ts';

let lastId = 0;
/** Each has its own id, as impressions are counted once per page load. */
const anAd = (properties: Partial<PublicAdvertisement> = {}): PublicAdvertisement => ({
  id: `ad-${++lastId}`,
  title: 'Walking through grief',
  description: 'A group near you.',
  type: 'ministry',
  placement: 'chat_sidebar',
  active: true,
  priority: 0,
  linkUrl: 'https://example.org/grief',
  ...properties,
});

let requests: string[];
let flags: string[];
/** Whether the flags were requested. */
let hasRequestedFlags: boolean;
let shown: PublicAdvertisement[];
/** Simulates that this share of each observed element is in view. */
let scroll: (ratio: number) => void;

beforeEach(() => {
  requests = [];
  hasRequestedFlags = false;
  flags = ['advertisements_enabled', 'chat_sidebar_ads'];
  shown = [anAd()];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path.startsWith('/api/advert')) requests.push(`${init?.method ?? 'GET'} ${path}`);
    if (init?.method === 'POST') return new Response(null, { status: 204 });
    if (path.startsWith('/api/feature')) {
      hasRequestedFlags = true;
      return Response.json({ flags: flags.map((name) => ({ name, enabled: true })) });
    }
    return Response.json({ advertisements: shown });
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { intersectionRatio: number }[]) => void) {
        scroll = (ratio) => callback([{ intersectionRatio: ratio }]);
      }
      observe() {}
      disconnect() {
        scroll = () => {};
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () =>
  render(
    <App>
      <AdPlacement placement="chat_sidebar" />
    </App>,
  );
const advertisement = () => screen.findByRole('region', { name: /^Advertisement/ });
const posts = () => requests.filter((line) => line.startsWith('POST'));

describe('a placement', () => {
  it.each([['advertisements_enabled'], ['chat_sidebar_ads']])(
    'requests and shows nothing while only %s is on',
    async (flag) => {
      flags = [flag];
      open();
      await waitFor(() => expect(hasRequestedFlags).toBe(true));
      await act(async () => {});
      expect(screen.queryByRole('region', { name: /^Advertisement/ })).toBeNull();
      expect(requests).toEqual([]);
    },
  );

  it('shows one, labelled as a partner’s, with its link', async () => {
    open();
    const { textContent } = await advertisement();
    expect(requests[0]).toBe('GET /api/advertisements?placement=chat_sidebar&active=true');
    expect(textContent).toContain('Ministry partner');
    expect(textContent).toContain('A group near you.');
    const link = screen.getByRole('link', { name: /^Learn More about Walking through grief/ });
    expect(link.getAttribute('href')).toBe('https://example.org/grief');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('renders no empty box where there is none', async () => {
    shown = [];
    const { container } = open();
    await waitFor(() => expect(requests).toHaveLength(1));
    await act(async () => {});
    expect(container.querySelector('section')).toBeNull();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//example.org'])(
    'does not link to %s',
    async (linkUrl) => {
      shown = [anAd({ linkUrl })];
      open();
      await advertisement();
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  it('shows only pictures from this server, and none that fails to load', async () => {
    shown = [anAd({ imageUrl: 'https://elsewhere.example/a.png' })];
    const { container, unmount } = open();
    await advertisement();
    expect(container.querySelector('img')).toBeNull();
    unmount();
    shown = [anAd({ imageUrl: '/api/advertisements/x/image?v=1' })];
    const { container: other } = open();
    await advertisement();
    const picture = other.querySelector('img')!;
    expect(picture.getAttribute('src')).toBe('/api/advertisements/x/image?v=1');
    fireEvent.error(picture);
    expect(other.querySelector('img')).toBeNull();
    expect(screen.getByText('Walking through grief')).toBeTruthy();
  });
});

describe('counting', () => {
  it('counts one impression: half of it in view for a second, however often it is rendered', async () => {
    const { unmount } = open();
    await advertisement();
    vi.useFakeTimers();
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    scroll(0.4);
    await pass(5_000);
    scroll(0.5);
    await pass(900);
    scroll(0.3);
    await pass(5_000);
    expect(posts()).toEqual([]);
    scroll(0.9);
    await pass(1_000);
    expect(posts()).toEqual([`POST /api/advertisements/${shown[0]!.id}/impression`]);
    vi.useRealTimers();
    unmount();
    open();
    await advertisement();
    vi.useFakeTimers();
    scroll(1);
    await pass(2_000);
    expect(posts()).toHaveLength(1);
  });

  it('does not count impressions in a hidden tab', async () => {
    open();
    await advertisement();
    vi.useFakeTimers();
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    scroll(1);
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(posts()).toEqual([]);
    visible.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(posts()).toHaveLength(1);
  });

  it('counts a click on Learn More, once', async () => {
    open();
    await advertisement();
    const link = screen.getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    fireEvent.click(link);
    expect(posts()).toEqual([`POST /api/advertisements/${shown[0]!.id}/click`]);
  });
});

describe('the choice', () => {
  it('is a random one of those with the highest priority', () => {
    const ads = [anAd({ priority: 2 }), anAd({ priority: 2 }), anAd({ priority: 1 })];
    expect(chooseAdvertisement(ads, () => 0)).toBe(ads[0]);
    expect(chooseAdvertisement(ads, () => 0.99)).toBe(ads[1]);
    expect(chooseAdvertisement([], () => 0.5)).toBeNull();
  });
});
