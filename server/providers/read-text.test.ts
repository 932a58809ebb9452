import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';

describe('a body read as text', () => {
  it('hands out together what came together, and characters whole', async () => {
    const body = new PassThrough();
    const reader = readText(body);
    const bytes = Buffer.from('χάρις');
    body.write(bytes.subarray(0, 3));
    await reader.more();
    expect(reader.take()).toBe('χ');
    body.write(bytes.subarray(3, 6));
    body.write(bytes.subarray(6));
    await setImmediate();
    await reader.more();
    expect(reader.take()).toBe('άρις');
    expect(reader.ended).toBe(false);
    body.end();
    await reader.more();
    expect(reader.ended).toBe(true);
  });

  it('may be a web stream', async () => {
    const reader = readText(new Response('grace').body as unknown as AsyncIterable<Uint8Array>);
    await reader.more();
    expect(reader.take()).toBe('grace');
    await reader.more();
    expect(reader.ended).toBe(true);
  });

  it('hands out what came before the connection broke, then rejects', async () => {
    const body = new PassThrough();
    const reader = readText(body);
    body.write('grace');
    await setImmediate();
    body.destroy();
    await setImmediate();
    await reader.more();
    expect(reader.take()).toBe('grace');
    await expect(reader.more()).rejects.toThrow(TypeError);
  });

  it('rejects where the connection broke before it was read', async () => {
    const body = new PassThrough();
    body.destroy();
    await setImmediate();
    await expect(readText(body).more()).rejects.toThrow(TypeError);
  });

  it('stops reading where nobody takes what comes, and goes on when it was taken', async () => {
    const body = new PassThrough();
    const reader = readText(body);
    body.write('a'.repeat(65_537));
    await setImmediate();
    expect(body.isPaused()).toBe(true);
    reader.take();
    expect(body.isPaused()).toBe(false);
  });

  it('lets go a connection whose answer goes on, and keeps one whose answer has ended', async () => {
    const open = new PassThrough();
    readText(open).close();
    expect(open.destroyed).toBe(true);
    const ended = new PassThrough({ autoDestroy: false });
    const reader = readText(ended);
    ended.end('grace');
    await setImmediate();
    reader.close();
    expect(ended.destroyed).toBe(false);
  });
});
