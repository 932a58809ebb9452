import type { FastifyReply } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { inTurn } from './in-turn.ts';

const aReply = (destroyed = false) => ({ raw: { destroyed } }) as FastifyReply;

describe('calls that take their turn', () => {
  it('are worked on in order, those that take long one in each round of the event loop, with others in between', async () => {
    const order: string[] = [];
    const work = (name: string) => {
      order.push(name);
      const until = performance.now() + 5;
      while (performance.now() < until);
    };
    const all = ['a', 'b', 'c'].map((name) => inTurn(aReply(), () => work(name)));
    expect(order).toEqual([]);
    const other = (): void => {
      order.push('other');
      if (order.length < 6) setImmediate(other);
    };
    setImmediate(other);
    await Promise.all(all);
    expect(order.filter((name) => name !== 'other')).toEqual(['a', 'b', 'c']);
    expect(order.slice(order.indexOf('a'), order.indexOf('c'))).toContain('other');
  });

  it('are not worked on for a reader who has left', async () => {
    const work = vi.fn();
    await expect(inTurn(aReply(true), work)).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    expect(work).not.toHaveBeenCalled();
  });

  it('give the answer of the work, or its error', async () => {
    expect(await inTurn(aReply(), async () => 'answer')).toBe('answer');
    await expect(inTurn(aReply(), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('are refused where too many wait already', async () => {
    const all = await Promise.allSettled(Array.from({ length: 510 }, () => inTurn(aReply(), () => 'done')));
    expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    expect(all.at(-1)).toMatchObject({ reason: { code: 'BUSY', retryAfterSeconds: 10 } });
    expect(await inTurn(aReply(), () => 'done')).toBe('done');
  });
});
