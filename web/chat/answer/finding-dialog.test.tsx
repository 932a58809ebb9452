// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScriptureReference } from '../../../contract/chat.ts';
import { newQueryClient } from '../../app/queries.ts';
import { PassageDialogProvider } from '../../passages/passage-dialog-provider.tsx';
import { aReference } from '../testing/builders.ts';
import { AnswerText } from './answer-text.tsx';
import { FindingDialogProvider } from './finding-dialog-provider.tsx';

configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TEXT = 'So we are to one two three (Mark 12:31) and so on.';
const show = (parts: Partial<ScriptureReference>, text = TEXT): void => {
  const words = 'one two three (Mark 12:31)';
  const finding = aReference({
    start: text.indexOf(words),
    end: text.indexOf(words) + words.length,
    reference: 'Mark 12:31',
    osis: 'Mark.12.31',
    ...parts,
  });
  render(
    <QueryClientProvider client={newQueryClient()}>
      <PassageDialogProvider>
        <FindingDialogProvider>
          <AnswerText text={text} references={[finding]} />
        </FindingDialogProvider>
      </PassageDialogProvider>
    </QueryClientProvider>,
  );
};

async function openSign(name: RegExp): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog');
}

describe('a finding inside a sentence', () => {
  it('that is a paraphrase shows the text, with the differing words marked', async () => {
    show({ status: 'paraphrased', quoted: 'one two three', text: 'one four three' });
    const dialog = await openSign(/own words, not a quotation/);
    await within(dialog).findByText('four');
    expect(dialog.querySelector('del')?.textContent).toBe('two');
    expect(dialog.querySelector('ins')?.textContent).toBe('four');
    expect(within(dialog).getByText('In the AI’s own words, not a quotation')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('four')).toBeNull();
  });

  it('in a translation that we do not have shows our own text', async () => {
    show({ status: 'unverified', version: 'NIV', quoted: 'one two three', text: 'the text as we hold it' });
    const dialog = await openSign(/NIV, not checked/);
    expect(await within(dialog).findByText('the text as we hold it')).toBeTruthy();
    expect(dialog.querySelector('del')).toBeNull();
  });

  it('with a corrected reference says so', async () => {
    show({
      status: 'corrected',
      quoted: '“one two three” (Mark 12:30)',
      note: 'These words stand in Mark 12:31.',
    });
    const dialog = await openSign(/Set in the words of the KJV/);
    expect(await within(dialog).findByText('These words stand in Mark 12:31.')).toBeTruthy();
    expect(within(dialog).getByText(/Mark 12:30/)).toBeTruthy();
  });

  it('that does not exist is explained, and never linked', async () => {
    show({ status: 'not-found', osis: '', version: '', note: 'Mark has 16 chapters.' });
    const dialog = await openSign(/not found in the Bible/);
    expect(await within(dialog).findByText('Mark has 16 chapters.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('that is word for word has no details', () => {
    show({ status: 'verified' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('(Checked word for word)')).toBeTruthy();
  });
});
