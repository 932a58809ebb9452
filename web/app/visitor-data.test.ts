// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { recall, remember } from './storage.ts';
import { forgetThisBrowser, onForgotten } from './visitor-data.ts';

const isAnything = (_value: unknown): _value is unknown => true;

it('forgets what this browser keeps of its visitor, in this tab too, and keeps how pages look', () => {
  const gone = ['room-seat.bcdfgh', 'room-lead.bcdfgh', 'game-cards', 'age', 'check.text', 'voice'];
  const staying = ['translation', 'theme', 'session.AAAAAAAAAAAAAAAAAAAAAA'];
  for (const name of [...gone, ...staying]) remember('browser', name, 'kept');
  remember('tab', 'group.names', ['Ruth']);
  remember('tab', 'off.AAAAAAAAAAAAAAAAAAAAAA', 'left');
  localStorage.setItem('bible-favorites', '["John 3:16"]');
  localStorage.setItem('adminSession', 'of an operator');
  const read = vi.fn();
  onForgotten(read);

  forgetThisBrowser();

  for (const name of gone) expect([name, recall('browser', name, isAnything)]).toEqual([name, null]);
  for (const name of staying) expect([name, recall('browser', name, isAnything)]).toEqual([name, 'kept']);
  expect(recall('tab', 'group.names', isAnything)).toBeNull();
  expect(recall('tab', 'off.AAAAAAAAAAAAAAAAAAAAAA', isAnything)).toBe('left');
  expect(localStorage.getItem('bible-favorites')).toBeNull();
  expect(localStorage.getItem('adminSession')).toBe('of an operator');
  expect(read).toHaveBeenCalledOnce();
});
