import { expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

it('reads its value once, when it is first needed', () => {
  const read = vi.fn(() => ['grace']);
  const store = createStore(read);
  expect(read).not.toHaveBeenCalled();
  expect(store.get()).toBe(store.get());
  expect(read).toHaveBeenCalledTimes(1);
});

it('calls its listeners when the value is set or reset, until they are removed', () => {
  const store = createStore(() => 'read');
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.set('set');
  expect(store.get()).toBe('set');
  store.reset();
  expect(store.get()).toBe('read');
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  store.set('again');
  expect(listener).toHaveBeenCalledTimes(2);
});

it('follows its source only while somebody listens', () => {
  const disconnect = vi.fn();
  const connect = vi.fn(() => disconnect);
  const store = createStore(() => 0, connect);
  store.get();
  expect(connect).not.toHaveBeenCalled();
  const [first, second] = [store.subscribe(() => {}), store.subscribe(() => {})];
  expect(connect).toHaveBeenCalledTimes(1);
  first();
  expect(disconnect).not.toHaveBeenCalled();
  second();
  second();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
