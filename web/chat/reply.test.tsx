// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ChatMessage } from '../../contract/chat.ts';
import { Reply } from './reply.tsx';
import { aMessage } from './testing/builders.ts';

afterEach(cleanup);

const show = (message: Partial<ChatMessage>, onGoOn: ((id: string) => void) | null = null) =>
  render(
    <Reply
      message={aMessage({ id: 'r1', role: 'assistant', content: '', ...message })}
      isExtensive={false}
      care={undefined}
      onRetry={null}
      onGoOn={onGoOn}
    />,
  );
const goOn = () => screen.queryByRole('button', { name: 'Continue' });

describe('a reply that was cut off', () => {
  it('for its length says so, and is continued', () => {
    const onGoOn = vi.fn();
    show({ end: 'length' }, onGoOn);
    expect(screen.getByText(/became too long/)).toBeTruthy();
    fireEvent.click(goOn()!);
    expect(onGoOn).toHaveBeenCalledWith('r1');
  });

  it('by the service’s filter says so, and cannot be continued', () => {
    show({ end: 'filter' }, vi.fn());
    expect(screen.getByText(/by its own filter/)).toBeTruthy();
    expect(goOn()).toBeNull();
  });

  it('says why it could not be continued', () => {
    show({ end: 'length', error: { code: 'PROVIDER_FAILED', message: 'It failed.' } }, vi.fn());
    expect(screen.getByRole('alert').textContent).toContain('It could not be continued: It failed.');
    expect(goOn()).not.toBeNull();
  });

  it('is not offered to go on where it is not the last', () => {
    show({ end: 'length' });
    expect(goOn()).toBeNull();
  });
});
