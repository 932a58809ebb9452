/**
 * A thread of 500 messages in a browser slowed down four times. Measures the main thread's work per keystroke, against an
 * empty thread and a page with nothing but a text field in the same run (goal: under 16 ms), and the longest task while a
 * reply of 4,000 words streams in (goal: under 100 ms).
 *
 * A key's work is everything that the main thread does from its arrival until the next key: its events, the frame they
 * cause, and what follows it. What the test driver causes over DevTools does not count. Only tasks are traced, because tracing
 * more would itself be slowed down four times. Times are the thread's processor time, so a busy machine hardly matters.
 * The figure in brackets comes from the browser's counter of all tasks, which includes the driver's work and the
 * reading of that counter. Also printed: the key's events alone, without the frame that draws the letter, and how many
 * times a bare field's work the whole is. The pointer rests on the page, as at a desk.
 */
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findOrInstallBrowser } from '../scripts/find-browser.ts';
import { startBereaWithAi } from '../tests/support/berea-with-ai.ts';

const MESSAGES = 500;
const SLOWDOWN = 4;
const KEYS = 100;
/** Milliseconds between keys: fast typing, and each key's frame is drawn before the next key. */
const KEY_INTERVAL_MS = 150;
const WORDS = 4_000;
const TYPED = 'Lord, teach us to pray, as John also taught his disciples. ';

/** Scrolls to the top, so that earlier messages load, and returns the number of turns. */
const SCROLL_UP =
  'document.querySelector("[data-thread]").scrollTop = 0, document.querySelectorAll("[data-turn]").length';

const SHORT = [
  '## Of grace\n\nGrace is a gift, and no one earns it. Paul says it in Ephesians 2:8-9, and it has two sides:\n\n',
  '- what is given: forgiveness, a new heart, a place at the table;\n- what is asked: to receive it.\n\n',
  '> For by grace are ye saved through faith; and that not of yourselves: it is the gift of God.\n> — Ephesians 2:8 (KJV)\n\n',
  'Read the chapter aloud, slowly, and ask what it says of God before you ask what it says of you.',
];

/** Paragraphs, headings, lists and quotations, as long answers have them. */
function longAnswer(): string[] {
  const pieces: string[] = [];
  for (let count = 0, part = 1; count < WORDS; part++) {
    const text = `### Part ${part}\n\n${SHORT.join('')}\n\n`;
    count += text.split(/\s+/).length;
    pieces.push(...(text.match(/[\s\S]{1,24}/g) ?? []));
  }
  return pieces;
}

const { ai, berea, remove } = await startBereaWithAi({ AI_DAILY_BUDGET: '0' }, { reply: { text: SHORT } });
const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: ['--no-sandbox'] });
try {
  const bare = await withCounters(await browser.newPage({ viewport: { width: 390, height: 844 } }));
  await bare.page.setContent('<textarea></textarea>');
  const empty = await openThread(0);
  const long = await openThread(MESSAGES);
  for (const slowdown of [1, SLOWDOWN]) {
    let floor = Number.NaN;
    for (const [name, thread] of [
      ['bare field', bare],
      ['empty thread', empty],
      [`${MESSAGES} messages`, long],
    ] as const) {
      const { key, events, counted } = await measureTyping(thread, slowdown);
      if (thread === bare) floor = at(key, 0.5);
      console.log(
        `a keystroke, ${slowdown}x slower, ${name}: median ${ms(at(key, 0.5))} p95 ${ms(at(key, 0.95))} (with the driver: median ${ms(at(counted, 0.5))} p95 ${ms(at(counted, 0.95))}); its events alone: median ${ms(at(events, 0.5))} p95 ${ms(at(events, 0.95))}; ${(at(key, 0.5) / floor).toFixed(2)} times a bare field; goal: 16 ms`,
      );
    }
  }
  for (const slowdown of [1, SLOWDOWN]) {
    const floor = await measureStreaming(empty, slowdown);
    const ours = await measureStreaming(long, slowdown);
    console.log(
      `${WORDS} words streamed, ${slowdown}x slower: longest task, empty thread ${ms(floor)}; ${MESSAGES} messages ${ms(ours)} (goal: 100 ms)`,
    );
  }
} finally {
  await browser.close();
  await remove();
}

interface Thread {
  readonly page: Page;
  readonly cdp: CDPSession;
}

async function openThread(messages: number): Promise<Thread> {
  const created = await fetch(`${berea.url}/api/chat/sessions`, { method: 'POST' });
  const { sessionId } = (await created.json()) as { sessionId: string };
  for (let sent = 0; sent < messages; sent += 2) {
    await fetch(`${berea.url}/api/chat/sessions/${sessionId}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content: `What is grace? I ask for the ${sent / 2 + 1}. time.` }),
    });
  }
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${berea.url}/chat/${sessionId}`);
  await page.getByRole('textbox', { name: 'Your message' }).waitFor();
  await page.locator('[data-thread]').waitFor();
  // Earlier messages load as one scrolls up to them.
  while ((await page.evaluate<number>(SCROLL_UP)) < messages / 2) await page.waitForTimeout(50);
  if (messages > 0) {
    await page.evaluate('document.querySelector("[data-turn]:last-child").scrollIntoView()');
  }
  return withCounters(page);
}

async function withCounters(page: Page): Promise<Thread> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await cdp.send('Performance.enable');
  return { page, cdp };
}

interface Typing {
  /** The page's work per key in milliseconds, ascending. */
  readonly key: number[];
  /** The part of it that its events took. */
  readonly events: number[];
  /** The same by the browser's counter of all tasks. */
  readonly counted: number[];
}

async function measureTyping({ page, cdp }: Thread, slowdown: number): Promise<Typing> {
  const field = page.getByRole('textbox');
  await page.bringToFront();
  await page.mouse.move(195, 300);
  await field.fill('');
  await field.focus();
  await page.waitForTimeout(1_000);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await browser.startTracing(page, { categories: ['toplevel'] });
  const counted: number[] = [];
  for (let key = 0; key < KEYS; key++) {
    const before = await taskTime(cdp);
    await page.keyboard.press(TYPED[key % TYPED.length] ?? 'a');
    await page.waitForTimeout(KEY_INTERVAL_MS);
    counted.push((await taskTime(cdp)) - before);
  }
  const tasks = tasksOf(await browser.stopTracing());
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await field.fill('');
  const keys = byKey(tasks);
  return {
    key: ascending(keys.map(({ all }) => all)),
    events: ascending(keys.map(({ events }) => events)),
    counted: ascending(counted),
  };
}

/** Sums tasks by the key that they follow. */
function byKey(tasks: readonly Task[]): { all: number; events: number }[] {
  const took: { all: number; events: number }[] = [];
  let began = Number.NEGATIVE_INFINITY;
  for (const { start, cpu, isInput } of tasks) {
    // Key down, input and key up are separate tasks.
    if (isInput && start - began > KEY_INTERVAL_MS * 0.8) {
      began = start;
      took.push({ all: 0, events: 0 });
    }
    const last = took.at(-1);
    if (!last) continue;
    last.all += cpu;
    if (isInput) last.events += cpu;
  }
  if (took.length !== KEYS) console.log(`(${took.length} keys seen instead of ${KEYS})`);
  return took;
}

async function taskTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}

/** The main thread's longest task while a long reply streams in and is stored, in milliseconds. */
async function measureStreaming({ page, cdp }: Thread, slowdown: number): Promise<number> {
  ai.script({ text: longAnswer(), everyMs: 4 });
  await page.bringToFront();
  await page.locator('#words').fill('Tell me all of it.');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await browser.startTracing(page, { categories: ['toplevel'] });
  await page.keyboard.press('Enter');
  // Looking up a role would make the page compute its accessibility tree, which would count as its work.
  await page.locator('button[aria-label=Stop]').waitFor();
  await page.locator('button[aria-label=Send]').waitFor({ timeout: 120_000 });
  // What follows the last word counts too: the messages are loaded again, and the device's copy is stored.
  await page.waitForTimeout(1_500);
  const tasks = tasksOf(await browser.stopTracing());
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return Math.max(...tasks.map(({ cpu }) => cpu));
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread, in microseconds. */
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly src_file?: string;
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
  };
}

interface Task {
  /** In milliseconds, as is `cpu`. */
  readonly start: number;
  readonly cpu: number;
  readonly isInput: boolean;
}

/** The tasks of all renderers' main threads without the driver's; only the page in front has work to do. */
function tasksOf(trace: Buffer): Task[] {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map((event) => thread(event)),
  );
  const ofDriver = events.filter(
    ({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession',
  );
  return events
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && main.has(thread(event)))
    .filter(
      (task) =>
        !ofDriver.some(
          (event) =>
            thread(event) === thread(task) && event.ts >= task.ts && event.ts <= task.ts + (task.dur ?? 0),
        ),
    )
    .map(({ ts, tdur = 0, args }) => ({
      start: ts / 1_000,
      cpu: tdur / 1_000,
      isInput: args?.src_file?.endsWith('main_thread_event_queue.cc') ?? false,
    }))
    .sort((a, b) => a.start - b.start);
}

function ascending(values: number[]): number[] {
  return values.sort((a, b) => a - b);
}

function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
