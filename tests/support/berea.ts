import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestBerea {
  readonly url: string;
  readonly dataDir: string;
  /** Process id of the running server; undefined while it is stopped. */
  readonly pid: () => number | undefined;
  /** Everything that it has printed. */
  readonly output: () => string;
  /** As an operator would: sends SIGTERM and waits. Resolves to the exit code. */
  stop(): Promise<number | null>;
  /** As a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same data and the same port. */
  start(env?: NodeJS.ProcessEnv): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');
const READY_WITHIN_MS = 30_000;

/** Starts the real server as its own process, on a free port and a new data folder, by default with the guide. */
export async function startBerea(env: NodeJS.ProcessEnv = {}): Promise<TestBerea> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'berea-e2e-'));
  let child: ChildProcess | undefined;
  let printed = '';

  async function start(more: NodeJS.ProcessEnv = {}): Promise<void> {
    const started = spawn(process.execPath, ['server/main.js'], {
      cwd: root,
      env: { ...cleanEnv(), PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off', ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    started.stdout.on('data', (data) => (printed += data));
    started.stderr.on('data', (data) => (printed += data));
    await ready(started);
  }

  async function ready(started: ChildProcess): Promise<void> {
    const until = performance.now() + READY_WITHIN_MS;
    while (performance.now() < until) {
      if (started.exitCode !== null) break;
      const answered = await fetch(`${url}/readyz`).catch(() => undefined);
      if (answered?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    started.kill('SIGKILL');
    throw new Error(`The server did not become ready.\n${printed}`);
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null)
      return running?.exitCode ?? null;
    const exited = once(running, 'exit');
    running.kill(signal);
    await exited;
    return running.exitCode;
  }

  await start();
  return {
    url,
    dataDir,
    pid: () => child?.pid,
    output: () => printed,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
    start,
    async remove() {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The environment without settings that belong to the machine the tests run on. */
function cleanEnv(): NodeJS.ProcessEnv {
  const ours =
    /^(AI_|VOICE_|ADMIN_|DATABASE_URL|ENCRYPTION_KEY|PUBLIC_URL|TRUST_PROXY|HOST$|METRICS_TOKEN|LOG_LEVEL|DEFAULT_TRANSLATION|RETENTION_DAYS|HELP_LINES_FILE|NODE_OPTIONS|VITEST|NODE_ENV)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}

/** A port that nothing listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}
