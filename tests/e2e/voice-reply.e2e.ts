import { expect, test } from '@playwright/test';
import { aiSettings } from '../support/berea-with-ai.ts';
import { startBereaWithVoice, type TestBereaWithVoice } from '../support/berea-with-voice.ts';
import { aControlledStream } from '../support/controlled-stream.ts';
import { type FakeAi, startFakeAi } from '../support/fake-ai.ts';
import { ask, openChat, waitForReply } from './chat-screen.ts';
import { quietConsole } from './quiet-console.ts';
import { listen, player, watchAudio } from './voice-screen.ts';

const watchConsole = quietConsole();

let ai: FakeAi;
let made: TestBereaWithVoice;
test.beforeAll(async () => {
  ai = await startFakeAi();
  made = await startBereaWithVoice(aiSettings(ai.url), { msPerCharacter: 15 });
  made.voice.account(0, 1_000_000);
});
test.afterAll(async () => {
  await made.remove();
  await ai.close();
});

test('a reply begins to be read while it is written, and is read to its end', async ({ page }) => {
  const { voice, berea } = made;
  watchConsole(page);
  await watchAudio(page);
  const stream = aControlledStream();
  ai.script({ text: stream });
  await openChat(page, berea);
  await ask(page, 'Write me something about patience.');
  stream.send('Patience grows **slowly**. Read ');
  await expect(page.getByRole('article').first()).toContainText('Patience grows');
  await listen(page).click();
  await expect.poll(() => voice.texts()).toEqual(['Patience grows slowly.']);
  await expect(player(page)).toBeVisible();
  stream.send('Romans 5:3-4 today. It is enough.');
  stream.end();
  await waitForReply(page);
  await expect
    .poll(() => voice.texts().join(' '))
    .toBe('Patience grows slowly. Read Romans five, verses three to four today. It is enough.');
  await expect(player(page)).toHaveCount(0);
});
