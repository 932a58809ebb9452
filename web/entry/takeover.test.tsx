// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { type ChangeEvent, type JSX, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
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
      <input name="name" value={fields.name} onChange={change} />
      <textarea name="message" value={fields.message} onChange={change} />
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
      <button type="submit">Send</button>
    </form>
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

it('React takes over what was typed, chosen and pressed before it was there', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  const root = document.getElementById('root')!;
  const input = collectInput(document);
  root.querySelector('input')!.value = 'Ruth';
  root.querySelector('textarea')!.value = 'Two of us';
  root.querySelector<HTMLInputElement>('[value="feedback"]')!.checked = true;
  root.querySelector('button')!.click();
  expect(sent).toEqual([]);
  const finish = input.take();
  hydrateRoot(
    root,
    <>
      <Form />
      <Drawn onDrawn={finish} />
    </>,
  );
  await waitFor(() => expect(sent).toEqual([{ name: 'Ruth', message: 'Two of us', kind: 'feedback' }]));
  expect(root.querySelector('input')!.value).toBe('Ruth');
});
