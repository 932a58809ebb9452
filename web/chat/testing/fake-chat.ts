import type { ChatMessage } from '../../../contract/chat.ts';
import { aMessage } from './builders.ts';

interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown> | undefined;
  readonly key: string | null;
}

/**
 * The chat's API behind `fetch`: sessions are named "session-1" and so on, and each message is answered at once.
 * `refuse` makes the next matching call fail; without a code, as a proxy answers in place of Berea.
 */
export function fakeChat() {
  const asked: FakeRequest[] = [];
  const sessions = new Map<string, ChatMessage[]>();
  let made = 0;
  const refusals: { call: string; status: number; code: string | null }[] = [];

  const answer = (method: string, path: string, body: Record<string, unknown> | undefined): Response => {
    const at = refusals.findIndex(({ call }) => `${method} ${path}`.includes(call));
    const [refusal] = at < 0 ? [] : refusals.splice(at, 1);
    if (refusal) return failed(refusal.status, refusal.code);
    if (path === '/api/about') return Response.json(ABOUT);
    if (path === '/api/feature-flags/public') return Response.json({ flags: [] });
    if (path === '/api/chat/sessions') {
      made += 1;
      const sessionId = `session-${made}`;
      sessions.set(sessionId, []);
      return Response.json({ sessionId, createdAt: '2026-11-21T12:00:00.000Z' }, { status: 201 });
    }
    const sessionId = path.split('/')[4] ?? '';
    const messages = sessions.get(sessionId);
    if (!messages) return failed(404, 'SESSION_NOT_FOUND');
    if (method === 'DELETE') {
      sessions.delete(sessionId);
      return new Response(null, { status: 204 });
    }
    if (method === 'GET') return Response.json({ messages, more: false });
    const words = aMessage({ id: `u${messages.length}`, sessionId, content: String(body?.content) });
    const reply = aMessage({ id: `r${messages.length}`, role: 'assistant', content: 'Peace be with you.' });
    messages.push(words, reply);
    return new Response(
      events([
        ['message', words],
        ['reply', { ...reply, content: '', status: 'streaming', protocol: 1 }],
        ['delta', { text: reply.content }],
        ['done', { message: reply }],
      ]),
      { headers: { 'content-type': 'text/event-stream' } },
    );
  };

  const fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const path = address.replace(/\?.*/, '');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const method = init.method ?? 'GET';
    asked.push({ method, path, body, key: new Headers(init.headers).get('idempotency-key') });
    return answer(method, path, body);
  };
  return {
    fetch,
    asked,
    sessions,
    refuse: (call: string, status: number, code: string | null = 'INTERNAL_ERROR') =>
      refusals.push({ call, status, code }),
    sent: () => asked.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages')),
    created: () => asked.filter(({ method, path }) => method === 'POST' && path.endsWith('/sessions')),
  };
}

const ABOUT = {
  name: 'Berea',
  version: '0.0.0',
  answeredBy: { kind: 'guide', name: 'the built-in guide' },
  translations: [
    { id: 'kjv', name: 'King James Version' },
    { id: 'web', name: 'World English Bible' },
  ],
  defaultTranslation: 'kjv',
  publicUrl: '',
};

const failed = (status: number, code: string | null): Response =>
  code === null
    ? new Response(`<h1>${status}</h1>`, { status })
    : Response.json(
        { code, message: `Sentence of ${code}.`, error: `Sentence of ${code}.`, requestId: 'q' },
        { status },
      );

const events = (list: readonly (readonly [string, unknown])[]): string =>
  list.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join('');
