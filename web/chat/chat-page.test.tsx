// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../app/app.tsx';
import { handDraft, takeHandedDraft } from '../app/handed-draft.ts';
import { Routes } from '../routes.tsx';
import { readAttachment, storeAttachment } from './attachment/stored-attachment.ts';
import { listedSessions, listSession } from './device/sessions.ts';
import { readDraft, storeDraft } from './draft.ts';
import { aMessage } from './testing/builders.ts';
import { fakeChat } from './testing/fake-chat.ts';

// The first screen loads its code, which takes longer than the library's default of a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

let chat: ReturnType<typeof fakeChat>;

beforeEach(() => {
  chat = fakeChat();
  vi.stubGlobal('fetch', chat.fetch);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Opens an address in React's strict mode, which runs every effect twice. */
function open(address: string): void {
  history.replaceState(null, '', address);
  render(
    <StrictMode>
      <App>
        <Routes />
      </App>
    </StrictMode>,
  );
}
const user = userEvent.setup();
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
const moved = (address: string) => waitFor(() => expect(location.pathname).toBe(address));
async function openNew(): Promise<void> {
  open('/chat');
  await moved('/chat/session-1');
  // The conversation has taken the place of its welcome, which has the same buttons.
  await field();
}

describe('a session', () => {
  it('is created once where the address names none, without an entry in the history', async () => {
    const steps = history.length;
    await openNew();
    expect(chat.created()).toHaveLength(1);
    expect(history.length).toBe(steps);
    // It has no messages: they need not be asked for.
    expect(chat.asked.filter(({ path }) => path.endsWith('/messages'))).toEqual([]);
  });

  /** Sessions are created only when the returned function is called. */
  function holdCreation(): () => void {
    let create = (): void => undefined;
    const mayBeCreated = new Promise<void>((resolve) => {
      create = resolve;
    });
    vi.stubGlobal('fetch', async (path: string, options?: RequestInit) => {
      if (path === '/api/chat/sessions') await mayBeCreated;
      return chat.fetch(path, options ?? {});
    });
    return create;
  }

  it('shows ways to begin while it is being created, and takes along the one that is chosen', async () => {
    const create = holdCreation();
    open('/chat');
    await user.click(await screen.findByRole('button', { name: 'Anxiety and worry' }));
    create();
    await moved('/chat/session-1');
    expect((await field()).value).not.toBe('');
  });

  it('takes along what is chosen before it is drawn', async () => {
    const create = holdCreation();
    open('/chat');
    const start = await screen.findByRole('button', { name: 'Anxiety and worry' });
    const replaceState = history.replaceState.bind(history);
    vi.spyOn(history, 'replaceState').mockImplementationOnce((...args) => {
      replaceState(...args);
      start.click();
    });
    create();
    await waitFor(async () => expect((await field()).value).toContain('I am anxious'));
    expect(takeHandedDraft()).toBe('');
  });

  it('that is created meanwhile leaves the question for a group’s name open', async () => {
    const create = holdCreation();
    open('/chat');
    await user.click(await screen.findByRole('button', { name: "Men's Bible Study" }));
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Group name' });
    await user.clear(name);
    create();
    await moved('/chat/session-1');
    await user.type(name, 'Iron and Grace');
    await user.click(screen.getByRole('button', { name: 'Use this name' }));
    expect((await field()).value).toContain('“Iron and Grace” as a heading');
    expect(chat.created()).toHaveLength(1);
  });

  it('that cannot be created says so, and can be tried again', async () => {
    chat.refuse('POST /api/chat/sessions', 503, 'NOT_AVAILABLE');
    open('/chat');
    expect((await screen.findByRole('alert')).textContent).toContain('Sentence of NOT_AVAILABLE.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await moved('/chat/session-1');
  });

  it('that cannot be created keeps what was written on another page in reach, and takes it along later', async () => {
    handDraft('Does God forgive me?');
    chat.refuse('POST /api/chat/sessions', 429, 'RATE_LIMITED');
    open('/chat');
    expect((await screen.findByRole('alert')).textContent).toContain('Your words are kept here.');
    const kept = await field();
    expect(kept.value).toBe('Does God forgive me?');
    await user.type(kept, ' Again?');
    await user.click(screen.getByRole('button', { name: 'Anxiety and worry' }));
    expect(kept.value).toMatch(/^Does God forgive me\? Again\?\n\nI am anxious/);
    const written = kept.value;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await moved('/chat/session-1');
    expect((await field()).value).toBe(written);
    expect(chat.sent()).toEqual([]);
    await screen.findByText('Press Send to ask it.');
  });

  it('cannot be asked for again before a long wait is over', async () => {
    vi.stubGlobal('fetch', async (path: string, options?: RequestInit) =>
      path === '/api/chat/sessions'
        ? Response.json(
            { code: 'RATE_LIMITED', message: 'That was a lot.' },
            { status: 429, headers: { 'retry-after': '3300' } },
          )
        : chat.fetch(path, options ?? {}),
    );
    open('/chat');
    expect((await screen.findByRole('alert')).textContent).toContain('You can try again in about 55 minutes');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Try again' }).disabled).toBe(true);
  });

  it('that is unknown is replaced by a new one', async () => {
    open('/chat/long-gone');
    await moved('/chat/session-1');
  });

  it('that only a proxy cannot find stays on this device, and can be looked for again', async () => {
    chat.sessions.set('kept', [aMessage({ sessionId: 'kept', content: 'What is grace?' })]);
    listSession('kept', 'What is grace?', '2026-11-21T12:00:00.000Z');
    storeDraft('kept', { text: 'And mercy?' });
    // Strict mode asks twice.
    for (let times = 0; times < 2; times++) chat.refuse('GET /api/chat/sessions/kept/messages', 404, null);
    open('/chat/kept');
    await moved('/chat/session-1');
    expect((await field()).value).toBe('And mercy?');
    expect(listedSessions()).toMatchObject([{ id: 'kept' }]);
    expect(readDraft('kept').text).toBe('');
    await user.click(await screen.findByRole('link', { name: 'Look for it again' }));
    await screen.findByText('What is grace?', { selector: 'p' });
    expect(location.pathname).toBe('/chat/kept');
  });

  it('that is gone passes the document in its field to a new one', async () => {
    const document = { fileName: 'sermon.txt', fileType: 'text', content: 'Grace', wordCount: 1 } as const;
    storeAttachment('long-gone', { ...document, truncated: false });
    open('/chat/long-gone');
    await moved('/chat/session-1');
    await screen.findByText('sermon.txt');
    expect(readAttachment('session-1')).toMatchObject(document);
    expect(readAttachment('long-gone')).toBeNull();
  });

  it('that cannot be replaced keeps the words that were in it', async () => {
    storeDraft('long-gone', { text: 'And mercy?' });
    chat.refuse('POST /api/chat/sessions', 503, 'NOT_AVAILABLE');
    open('/chat/long-gone');
    await screen.findByRole('button', { name: 'Try again' });
    expect(readDraft('long-gone').text).toBe('And mercy?');
  });

  it('that is deleted before a message is sent passes the message to a new one', async () => {
    await openNew();
    chat.sessions.delete('session-1');
    await user.type(await field(), 'Pray with me{Enter}');
    await screen.findByText('Peace be with you.');
    expect(location.pathname).toBe('/chat/session-2');
    expect(chat.sent().at(-1)?.body).toEqual({ content: 'Pray with me' });
    expect([...chat.sessions.values()].filter((messages) => messages.length > 0)).toEqual([
      [expect.objectContaining({ content: 'Pray with me' }), expect.anything()],
    ]);
  });
});

describe('sending', () => {
  it('shows the message and its reply, empties the field, and reads the messages again', async () => {
    await openNew();
    await user.type(await field(), '  What is grace?  {Enter}');
    await screen.findByText('Peace be with you.');
    expect(screen.getByText('What is grace?', { selector: 'p' })).toBeTruthy();
    expect((await field()).value).toBe('');
    expect(chat.sent()[0]?.body).toEqual({ content: 'What is grace?' });
    const reads = chat.asked.filter(({ method, path }) => method === 'GET' && path.endsWith('/messages'));
    expect(reads).toHaveLength(1);
  });

  it('happens on Enter, but neither on Shift+Enter nor on an Enter that ends a composition', async () => {
    await openNew();
    const words = await field();
    await user.type(words, 'One{Shift>}{Enter}{/Shift}Two');
    expect(words.value).toBe('One\nTwo');
    fireEvent.keyDown(words, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(words, { key: 'Enter', keyCode: 229 });
    expect(chat.sent()).toHaveLength(0);
    await user.type(words, '{Enter}');
    await waitFor(() => expect(chat.sent()).toHaveLength(1));
  });

  it('includes text that dictation or a text expander sets', async () => {
    await openNew();
    const words = await field();
    words.value = 'What is grace?';
    fireEvent(words, new InputEvent('input', { bubbles: true }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(chat.sent()[0]?.body).toEqual({ content: 'What is grace?' }));
  });

  it('is not possible while the field is blank', async () => {
    await openNew();
    await user.type(await field(), '   {Enter}');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    expect(chat.sent()).toHaveLength(0);
  });

  it('keeps session and text after a failure, and tries again under the same key', async () => {
    await openNew();
    chat.refuse('POST /api/chat/sessions/session-1/messages', 500);
    await user.type(await field(), 'Pray with me{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Sentence of INTERNAL_ERROR.');
    expect((await field()).value).toBe('Pray with me');
    expect(location.pathname).toBe('/chat/session-1');
    expect(chat.created()).toHaveLength(1);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('Peace be with you.');
    const [first, second] = chat.sent().map(({ key }) => key);
    expect(second).toBe(first);
  });

  it('names a translation only after the reader has chosen one', async () => {
    await openNew();
    await user.type(await field(), 'First{Enter}');
    await screen.findByText('Peace be with you.');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Translation' }), 'web');
    await user.type(await field(), 'Second{Enter}');
    await waitFor(() => expect(chat.sent()).toHaveLength(2));
    expect(chat.sent().map(({ body }) => body?.version)).toEqual([undefined, 'web']);
  });
});

describe('the welcome screen', () => {
  it('puts the prompt of a quick start into the field without sending it', async () => {
    await openNew();
    await user.click(screen.getByRole('button', { name: 'Anxiety and worry' }));
    expect((await field()).value).toContain('I am anxious');
    expect(chat.sent()).toHaveLength(0);
  });

  it('asks for the group’s name before a Bible study, and suggests one', async () => {
    await openNew();
    await user.click(screen.getByRole('button', { name: "Men's Bible Study" }));
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Group name' });
    expect(name.value).toBe('Fishers of Men');
    await user.clear(name);
    await user.type(name, 'Iron Sharpens Iron{Enter}');
    expect((await field()).value).toContain('“Iron Sharpens Iron” as a heading');
  });
});

describe('Clear Chat', () => {
  const QUESTION =
    'Are you sure you want to clear this conversation? This will permanently delete all messages and start a new spiritual conversation. This action cannot be undone.';

  async function ask(): Promise<HTMLElement> {
    await openNew();
    await user.click(await screen.findByRole('button', { name: 'Clear Chat' }));
    return screen.findByRole('alertdialog');
  }

  it('asks first, then deletes the conversation and starts a new one', async () => {
    const dialog = await ask();
    expect(within(dialog).getByText(QUESTION)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Clear Chat' }));
    expect((await screen.findAllByText('Conversation cleared')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Starting a new spiritual conversation.').length).toBeGreaterThan(0);
    await waitFor(() => expect(chat.created()).toHaveLength(2));
    expect([...chat.sessions.keys()]).toEqual(['session-2']);
  });

  it('deletes nothing when it is cancelled', async () => {
    const dialog = await ask();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(chat.asked.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('deletes nothing here when only a proxy says that the conversation is not there', async () => {
    const dialog = await ask();
    chat.refuse('DELETE', 404, null);
    await user.click(within(dialog).getByRole('button', { name: 'Clear Chat' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Nothing was deleted.');
    expect(location.pathname).toBe('/chat/session-1');
  });

  it('keeps the conversation when deleting fails, and can be tried again', async () => {
    const dialog = await ask();
    chat.refuse('DELETE', 500);
    await user.click(within(dialog).getByRole('button', { name: 'Clear Chat' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Nothing was deleted.');
    expect(location.pathname).toBe('/chat/session-1');
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(chat.asked.filter(({ method }) => method === 'DELETE')).toHaveLength(2));
  });
});
