import { expect, it } from 'vitest';
import { wantsEvents } from './wants-events.ts';

it.each([
  'text/event-stream',
  'Text/Event-Stream',
  'text/event-stream;q=0.9, */*',
  'application/json, text/event-stream',
  'text/html , text/event-stream ; charset=utf-8',
  'text/event-stream;q=soon',
])('"%s" asks for events', (accept) => {
  expect(wantsEvents(accept)).toBe(true);
});

it.each([
  undefined,
  '',
  '*/*',
  'text/*',
  'application/json',
  'text/event-stream;q=0',
  'application/json, text/event-stream;q=0.5',
  'text/event-streams',
  'x-text/event-stream',
])('"%s" asks for JSON', (accept) => {
  expect(wantsEvents(accept)).toBe(false);
});
