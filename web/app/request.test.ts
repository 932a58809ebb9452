// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newQueryClient, readFromKey } from './queries.ts';
import { NO_CONNECTION, RequestError, request, retryTimeOf, sentenceOf } from './request.ts';

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', fetched);
afterEach(() => fetched.mockReset());

const answer = (body: string, init?: ResponseInit): void => {
  fetched.mockResolvedValueOnce(new Response(body, init));
};
const failure = async (): Promise<unknown> => request('/api/x').catch((error: unknown) => error);

describe('a request', () => {
  it('with a path alone gets the JSON, with cookies', async () => {
    answer('{"flags":[]}');
    expect(await request('/api/feature-flags/public')).toEqual({ flags: [] });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(fetched.mock.calls[0]?.[1].body).toBeUndefined();
  });

  it('with method, path and body sends JSON and returns the response', async () => {
    answer('', { status: 201 });
    const response = await request('POST', '/api/chat/sessions', { a: 1 });
    expect(response).toBeInstanceOf(Response);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"a":1}' });
    expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ 'Content-Type': 'application/json' });
  });

  it('fails with "{status}: {body text}", and has status, code and the sentence to show', async () => {
    const body = JSON.stringify({ code: 'RATE_LIMITED', message: 'Please wait.', error: 'Please wait.' });
    answer(body, { status: 429 });
    const error = await failure();
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ message: `429: ${body}`, status: 429, code: 'RATE_LIMITED' });
    expect(sentenceOf(error)).toBe('Please wait.');
  });

  it('that came too often says when it can be made again, where that is more than a minute away', async () => {
    const body = JSON.stringify({ code: 'RATE_LIMITED', message: 'Please wait a little.' });
    answer(body, { status: 429, headers: { 'retry-after': '3300' } });
    const long = await failure();
    expect(sentenceOf(long)).toMatch(
      /^Please wait a little\. You can try again in about 55 minutes, at .*\d\.?.*\.$/,
    );
    expect(retryTimeOf(long)).toBeGreaterThan(Date.now() + 3_290_000);
    answer(body, { status: 429, headers: { 'retry-after': '12' } });
    expect(sentenceOf(await failure())).toBe('Please wait a little.');
    expect(retryTimeOf(new Error('no network'))).toBe(0);
  });

  it('fails with the status text where the response is empty', async () => {
    answer('', { status: 502, statusText: 'Bad Gateway' });
    expect(await failure()).toMatchObject({ message: '502: Bad Gateway', code: null });
  });

  it('never shows a proxy’s error page', async () => {
    answer('<html>nginx</html>', { status: 504 });
    expect(sentenceOf(await failure())).not.toContain('nginx');
  });

  it('has a sentence for a server that cannot be reached', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(sentenceOf(await failure())).toBe(NO_CONNECTION);
  });
});

describe('a query', () => {
  it('requests the path of its key', async () => {
    answer('{"messages":[]}');
    const client = newQueryClient();
    expect(await client.fetchQuery({ queryKey: ['/api/chat/sessions', 'abc', 'messages'] })).toEqual({
      messages: [],
    });
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/chat/sessions/abc/messages');
  });

  it('is not retried, and never goes stale', async () => {
    answer('', { status: 500 });
    const client = newQueryClient();
    await expect(client.fetchQuery({ queryKey: ['/api/about'] })).rejects.toThrow('500');
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(client.getDefaultOptions().queries).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    });
  });

  it('throws on a 401, or returns null if told so', async () => {
    const client = newQueryClient();
    const queryKey = ['/api/admin/verify'];
    answer('', { status: 401 });
    await expect(client.fetchQuery({ queryKey })).rejects.toThrow('401');
    answer('', { status: 401 });
    expect(await client.fetchQuery({ queryKey, queryFn: readFromKey('null') })).toBeNull();
  });
});
