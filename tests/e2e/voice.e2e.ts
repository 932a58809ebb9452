import { expect, type Page, test } from '@playwright/test';
import type { TestBerea } from '../support/berea.ts';
import { startBereaWithVoice } from '../support/berea-with-voice.ts';
import type { FakeVoice } from '../support/fake-voice.ts';
import { violations } from './accessibility.ts';
import { converse } from './chat-screen.ts';
import { FAILED_REQUESTS, quietConsole } from './quiet-console.ts';
import { gaps, listen, player, said, spokenVerse, watchAudio } from './voice-screen.ts';

const watchConsole = quietConsole();
const QUICK = { msPerCharacter: 8 };

let voice: FakeVoice;
let berea: TestBerea;
let remove: () => Promise<void>;
test.beforeAll(async () => {
  ({ voice, berea, remove } = await startBereaWithVoice({}, QUICK));
});
test.afterAll(() => remove());
test.beforeEach(() => {
  voice.always(QUICK);
  voice.account(0, 1_000_000);
});
test.describe.configure({ mode: 'default' });

async function open(page: Page, query: string, expected: RegExp[] = []): Promise<void> {
  watchConsole(page, expected);
  await watchAudio(page);
  await page.goto(`${berea.url}/bible?${query}`);
  await expect(listen(page)).toBeVisible();
}

test('a chapter is read verse by verse, marked in the text, to its end; then it comes from the disk', async ({
  page,
}) => {
  voice.always({ msPerCharacter: 25 });
  // The first verse lasts long enough to be looked at.
  voice.script({ msPerCharacter: 150 });
  await open(page, 'ref=Psalm+23');
  await listen(page).click();
  await expect(player(page)).toContainText('Psalm 23:1');
  await expect(spokenVerse(page)).toHaveAttribute('data-verse', 'Ps.23.1');
  await player(page).getByRole('button', { name: 'Pause' }).click();
  expect(await page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].map(String))).toEqual([
    'The LORD is my shepherd;',
  ]);
  expect(await violations(page)).toEqual([]);
  await player(page).getByRole('button', { name: 'Resume' }).click();
  await player(page).getByRole('button', { name: 'Next verse' }).click();
  await expect(spokenVerse(page)).toHaveAttribute('data-verse', 'Ps.23.3');
  await player(page).getByRole('button', { name: 'Next verse' }).click();
  await expect(spokenVerse(page)).toHaveAttribute('data-verse', 'Ps.23.6');
  await expect(player(page)).toHaveCount(0);
  await expect(spokenVerse(page)).toHaveCount(0);
  expect(voice.texts()).toHaveLength(6);
  expect(voice.texts()[0]).toBe('The Lord is my shepherd; I shall not want.');
  const silences = await gaps(page);
  expect(silences.length).toBeGreaterThanOrEqual(2);
  // The goal is 50 ms (bench/voice-gaps.ts); this machine is shared while tests run.
  expect(silences.toSorted((a, b) => a - b)[Math.floor(silences.length / 2)]).toBeLessThan(500);

  await listen(page).click();
  await expect(spokenVerse(page)).toHaveAttribute('data-verse', 'Ps.23.1');
  await player(page).getByRole('button', { name: 'Next verse' }).click();
  await expect(spokenVerse(page)).toHaveAttribute('data-verse', 'Ps.23.2');
  expect(voice.texts()).toHaveLength(6);
});

test('pause, resume, speed, next verse, stop; where one stopped one goes on', async ({ page }) => {
  voice.always({ msPerCharacter: 60 });
  await open(page, 'ref=Psalm+1');
  await listen(page).click();
  await player(page).getByRole('button', { name: 'Pause' }).click();
  await expect(player(page).getByRole('button', { name: 'Resume' })).toBeVisible();
  await player(page).getByRole('combobox', { name: 'Speed' }).selectOption('1.5');
  await player(page).getByRole('button', { name: 'Resume' }).click();
  await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await player(page).getByRole('button', { name: 'Next verse' }).click();
  await expect(spokenVerse(page)).toHaveAttribute('data-verse', 'Ps.1.2');
  await player(page).getByRole('combobox', { name: 'Voice' }).selectOption('bella-id');
  await expect.poll(() => voice.spoken().at(-1)?.path).toContain('bella-id');
  await expect(player(page)).toContainText('Psalm 1:2');
  await player(page).getByRole('combobox', { name: 'Stops' }).selectOption('10');
  await expect(player(page).getByRole('combobox', { name: 'Stops in 10 minutes' })).toBeVisible();
  // The lock screen shows the verse and takes its keys.
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe('Psalm 1:2');
  expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe('playing');
  // A second Listen stops.
  await page
    .getByRole('group', { name: /actions/ })
    .getByRole('button', { name: 'Stop' })
    .click();
  await expect(player(page)).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Go on listening' }).click();
  await expect(player(page)).toContainText('Psalm 1:2');
  await expect(player(page).getByRole('combobox', { name: 'Speed' })).toHaveValue('1.5');
  // After its minutes it stops at the end of the verse, and the place is kept.
  await player(page).getByRole('combobox', { name: 'Stops' }).selectOption('20');
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 21 * 60_000;
  });
  await player(page).getByRole('button', { name: 'Next verse' }).click();
  await expect(player(page)).toHaveCount(0);
  expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe('none');
  await page.getByRole('button', { name: 'Go on listening' }).click();
  await expect(player(page)).toBeVisible();
  // Another page stops.
  await page.getByRole('link', { name: 'Check a text' }).first().click();
  await expect(player(page)).toHaveCount(0);
});

test('on a phone the player opens to a sheet; from the selected verse on', async ({ page }) => {
  // Long enough for every look at the sheet, on a slow machine too.
  voice.always({ msPerCharacter: 600 });
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, 'ref=Psalm+1');
  await page.getByRole('link', { name: 'Verse 4', exact: true }).click();
  await listen(page).click();
  await expect(player(page)).toContainText('Psalm 1:4');
  await player(page).getByRole('button', { name: 'More for listening' }).click();
  const sheet = page.getByRole('dialog', { name: 'Psalm 1:4' });
  await expect(sheet.getByText('Verse 4 of 6')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // On low screens, too, all of it is in view.
  await sheet.getByRole('button', { name: 'Pause' }).click();
  for (const [width, height] of [
    [640, 400],
    [844, 390],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['Resume', '0.75×', '20 min', 'Stop'])
      await expect(sheet.getByRole('button', { name })).toBeInViewport({ ratio: 0.95 });
  }
  await sheet.getByRole('slider', { name: 'Position' }).fill('6');
  await expect(page.getByRole('dialog', { name: 'Psalm 1:6' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
  await expect(player(page)).toHaveCount(0);
});

test('where the service fails the device’s voice reads on, and it is said', async ({ page }) => {
  await open(page, 'ref=Psalm+117', FAILED_REQUESTS);
  voice.script(QUICK, { status: 500 });
  await listen(page).click();
  await expect(player(page).getByRole('status')).toHaveText(
    'The voice service does not answer. Your device’s own voice reads on.',
  );
  await expect(player(page)).toHaveCount(0);
  const utterances = await said(page);
  expect(utterances[0]).toMatch(/^For his merciful kindness/);
  expect(utterances.every(({ length }) => length <= 149)).toBe(true);
  expect(utterances.join(' ')).toMatch(/Praise ye the Lord\.$/);
});

test('an audio that breaks off is said again from its sentence by the device', async ({ page }) => {
  await open(page, 'ref=Psalm+134:1', FAILED_REQUESTS);
  voice.always({ ...QUICK, cut: 'connection' });
  await listen(page).click();
  await expect.poll(() => said(page)).not.toEqual([]);
  await expect(player(page)).toHaveCount(0);
});

test('blocked playback is explained', async ({ page }) => {
  watchConsole(page);
  await watchAudio(page, { blocked: true });
  await page.goto(`${berea.url}/bible?ref=John+3:16`);
  await listen(page).click();
  await expect(page.getByText('Playback Blocked', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Audio playback was blocked. Please try tapping the button again.').first(),
  ).toBeVisible();
});

test('in the chat: a reply is read sentence by sentence, a verse in its dialog until that closes', async ({
  page,
}) => {
  watchConsole(page);
  await watchAudio(page);
  voice.always({ msPerCharacter: 150 });
  await converse(page, berea, 'What does 1 Peter 5:7 mean?');
  const before = voice.texts().length;
  await listen(page).click();
  await expect(player(page)).toContainText('Read aloud');
  await expect.poll(() => voice.texts().length).toBeGreaterThan(before + 1);
  const [first] = voice.texts().slice(before) as string[];
  expect(first).not.toMatch(/[*#>_]/);
  expect(voice.spoken().at(-1)?.path).toContain('/stream');
  await expect
    .poll(() => page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].map(String).join()))
    .not.toBe('');
  expect(await violations(page)).toEqual([]);
  await player(page).getByRole('button', { name: 'Stop' }).click();
  await expect(player(page)).toHaveCount(0);

  await page.getByRole('article').getByRole('link', { name: '1 Peter 5:7' }).first().click();
  const dialog = page.getByRole('dialog', { name: '1 Peter 5:7' });
  await dialog.getByRole('button', { name: 'Listen' }).click();
  await expect(dialog.locator('[data-spoken]')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await expect(dialog.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.audioLog.at(-1)?.event)).toBe('pause');
});

test('the voice test lists the voices, and each reads the verse slowly', async ({ page }) => {
  watchConsole(page, FAILED_REQUESTS);
  await watchAudio(page);
  voice.always({ msPerCharacter: 150 });
  await page.goto(`${berea.url}/voice-test`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Adam',
    'Bella',
    'Grace',
    'Zoe',
  ]);
  await expect(page.getByText('Peace I leave with you')).toBeVisible();
  await page.getByRole('button', { name: 'Test Voice, Bella' }).click();
  await expect(page.getByText('Reading now')).toBeVisible();
  expect(voice.spoken().at(-1)).toMatchObject({
    path: '/v1/text-to-speech/bella-id/stream',
    body: { text: expect.stringMatching(/^Peace I leave with you/) },
  });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pause, Bella' }).click();
  await page.getByRole('button', { name: 'Resume, Bella' }).click();
  await expect.poll(() => page.evaluate(() => window.audioLog.at(-1)?.event)).toBe('playing');
  voice.always({ status: 422 });
  await page.getByRole('button', { name: 'Test Voice, Grace' }).click();
  await expect(page.getByText('Generation Failed', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.played.every(({ paused }) => paused))).toBe(true);
  await page.getByRole('link', { name: 'Something is silent? Diagnostics' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diagnostics');
});

test('diagnostics tell what works, and what to do where it does not', async ({ page }) => {
  watchConsole(page, FAILED_REQUESTS);
  await watchAudio(page);
  await page.goto(`${berea.url}/api-diagnostics`);
  await page.getByRole('button', { name: 'Run Diagnostics' }).click();
  await expect(page.getByText('API key is present and functional')).toBeVisible();
  await expect(page.getByText(/4 voices\. [\d,]+ of 1,000,000 characters used this month\./)).toBeVisible();
  await expect(page.getByText('Voice generation is working')).toBeVisible();
  await expect(page.getByText('All is well.')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  voice.always({ status: 401, word: 'invalid_api_key' });
  voice.lists({ voices: { status: 401, word: 'invalid_api_key' } });
  await page.getByRole('button', { name: 'Run Diagnostics' }).click();
  await expect(page.getByText('API key issue detected')).toBeVisible();
  await expect(page.getByText(/Make a new key at the provider, set VOICE_API_KEY/)).toBeVisible();
  await expect(page.getByText('Voice generation failed')).toBeVisible();
  await expect(page.getByText(/For the same reason\. The network and this browser’s sound/)).toBeVisible();
  await expect(page.getByText('Meanwhile the device’s own voice reads to everyone.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  voice.lists({});
  await page.route('**/api/tts/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Run Diagnostics' }).click();
  await expect(page.getByText('Failed to check API key')).toBeVisible();
  await expect(page.getByText('Failed to test voice generation')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Voice test' }).click();
  await expect(page.getByText('API Error')).toBeVisible();
});

test('without a voice service the device reads, and the specified words stand where premium is asked for', async ({
  page,
}) => {
  await berea.stop();
  await berea.start({ VOICE_PROVIDER: 'none' });
  await open(page, 'ref=John+11:35');
  await listen(page).click();
  await expect.poll(() => said(page)).toEqual(['Jesus wept.']);
  await expect(player(page)).toHaveCount(0);
  await page.goto(`${berea.url}/voice-test`);
  const card = page.getByRole('alert');
  await expect(card).toContainText('Voice service Unavailable');
  await expect(card).toContainText('ElevenLabs voice service is not available');
  expect(await violations(page)).toEqual([]);
});
