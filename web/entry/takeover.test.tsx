// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { type ChangeEvent, type JSX, Suspense, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { collectInput } from './early-input.ts';

let sent: object[] = [];

/** As the contact form is: fields that React controls. */
function Form(): JSX.Element {
  const [fields, setFields] = useState({ name: '', message: '', kind: 'general' });
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void =>
    setFields((now) => ({ ...now, [target.name]: target.value }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(fields);
      }}
    >
      {['general', 'feedback'].map((kind) => (
        <input
          key={kind}
          type="radio"
          name="kind"
          value={kind}
          checked={fields.kind === kind}
          onChange={change}
        />
      ))}
      <input name="name" value={fields.name} onChange={change} />
      <textarea name="message" value={fields.message} onChange={change} />
      <button type="submit">Send</button>
    </form>
  );
}

/** As the app is: React takes over the page within Suspense later than what is around it. */
function Page({ onDrawn = () => undefined }: { onDrawn?: () => void }): JSX.Element {
  return (
    <Suspense>
      <Form />
      <Drawn onDrawn={onDrawn} />
    </Suspense>
  );
}

function Drawn({ onDrawn }: { onDrawn: () => void }): null {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

afterEach(() => {
  sent = [];
  document.body.innerHTML = '';
});

const nameField = (root: HTMLElement): HTMLInputElement => root.querySelector('[name="name"]')!;

/** Enters and presses on the server's HTML what the app must then take over. */
function enterEarly(): { root: HTMLElement; finish: () => void } {
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  const root = document.getElementById('root')!;
  const input = collectInput(document);
  root.querySelector<HTMLInputElement>('[value="feedback"]')!.checked = true;
  nameField(root).value = 'Ruth';
  root.querySelector('textarea')!.value = 'Two of us';
  root.querySelector('button')!.click();
  expect(sent).toEqual([]);
  return { root, finish: input.take() };
}
const EARLY = { name: 'Ruth', message: 'Two of us', kind: 'feedback' };

it('React takes over what was typed, chosen and pressed before it was there', async () => {
  const { root, finish } = enterEarly();
  hydrateRoot(root, <Page onDrawn={finish} />);
  await waitFor(() => expect(sent).toEqual([EARLY]));
  expect(nameField(root).value).toBe('Ruth');
});

it('the same where React draws the page anew', async () => {
  const { root, finish } = enterEarly();
  createRoot(root).render(<Page onDrawn={finish} />);
  await waitFor(() => expect(sent).toEqual([EARLY]));
  expect(nameField(root).value).toBe('Ruth');
});

/** As a browser does when somebody types. */
function type(field: HTMLInputElement | HTMLTextAreaElement, words: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, words);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

it.each(['takes the page over', 'draws the page anew'])('while React %s, too', async (how) => {
  const { root, finish } = enterEarly();
  const page = <Page onDrawn={finish} />;
  if (how === 'draws the page anew') createRoot(root).render(page);
  else hydrateRoot(root, page);
  // React listens by now, and has drawn nothing.
  type(nameField(root), 'Ruth and Naomi');
  root.querySelector<HTMLInputElement>('[value="general"]')!.click();
  await waitFor(() =>
    expect(sent).toEqual([{ name: 'Ruth and Naomi', message: 'Two of us', kind: 'general' }]),
  );
  expect(nameField(root).value).toBe('Ruth and Naomi');
});
