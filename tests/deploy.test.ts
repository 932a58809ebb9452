/** The files for running Berea elsewhere: containers are not built here, so what can be checked without is checked. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SETTING_NAMES } from '../server/config.ts';

const root = join(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8');

const hasSystemd = (() => {
  try {
    execFileSync('systemd-analyze', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe('the systemd unit', () => {
  const unit = read('berea.service');

  it.runIf(hasSystemd)('is accepted by systemd-analyze', () => {
    const folder = mkdtempSync(join(tmpdir(), 'berea-unit-'));
    // The program and the user are those of the machine it is installed on.
    const here = unit
      .replace(/^ExecStart=.*$/m, `ExecStart=${process.execPath} server/main.js`)
      .replace(/^(?:User|Group)=.*\n/gm, '')
      .replace(/^Documentation=.*\n/m, '');
    writeFileSync(join(folder, 'berea.service'), here);
    const output = execFileSync('systemd-analyze', ['verify', '--man=no', join(folder, 'berea.service')], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    expect(output.split('\n').filter((line) => line.includes('berea.service'))).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  it('starts the server itself, as nobody special, with its data apart', () => {
    expect(unit).toMatch(/^ExecStart=.*server\/main\.js$/m);
    expect(unit).toMatch(/^User=berea$/m);
    expect(unit).toMatch(/^NoNewPrivileges=yes$/m);
    expect(unit).toMatch(/^Environment=DATA_DIR=\/var\/lib\/berea$/m);
  });
});

describe('the Containerfile', () => {
  const lines = read('Containerfile')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const of = (instruction: string): string[] =>
    lines
      .filter((line) => line.startsWith(`${instruction} `))
      .map((line) => line.slice(instruction.length + 1));

  it('knows its instructions, begins with a pinned image, and runs as an ordinary user', () => {
    const known = /^(?:FROM|WORKDIR|COPY|RUN|ENV|USER|VOLUME|EXPOSE|STOPSIGNAL|HEALTHCHECK|CMD) /;
    expect(lines.filter((line) => !known.test(line))).toEqual([]);
    for (const image of of('FROM')) expect(image).toMatch(/^docker\.io\/library\/node:\d+-\S+/);
    expect(of('USER')).toEqual(['node']);
    const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      engines: { node: string };
    };
    expect(engines.node).toBeTruthy();
  });

  it('copies and runs what exists, and brings no data or secrets into the image', () => {
    for (const file of ['package.json', 'package-lock.json', 'scripts/setup.mjs', 'server/main.js'])
      expect(existsSync(join(root, file)), file).toBe(true);
    const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['**/.env', 'data', '.git', 'node_modules']));
    expect(JSON.parse(of('CMD').at(-1)!)).toEqual(['node', 'server/main.js']);
  });
});

describe('the compose file', () => {
  const compose = parse(read('compose.yaml')) as {
    services: Record<
      string,
      {
        environment?: Record<string, string>;
        build?: { dockerfile: string };
        volumes?: string[];
        tmpfs?: string[];
      }
    >;
    volumes: Record<string, unknown>;
  };

  it('uses settings that exist, and asks for each secret', () => {
    const { environment = {}, build } = compose.services.berea!;
    expect(Object.keys(environment).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
    expect(environment.ENCRYPTION_KEY).toMatch(/:\?/);
    expect(environment.DATABASE_URL).toContain(':?');
    expect(existsSync(join(root, build!.dockerfile))).toBe(true);
  });

  it('keeps backups and audio out of memory, in volumes of folders that the image gives to its user', () => {
    const { volumes, tmpfs } = compose.services.berea!;
    expect(tmpfs).toContain('/data:uid=1000,mode=0700');
    expect(volumes).toEqual(['backups:/data/backups', 'voice:/data/voice']);
    expect(read('Containerfile')).toContain('mkdir -p /data/backups /data/voice && chown -R node:node /data');
  });

  it('declares the volumes that it uses', () => {
    const used = Object.values(compose.services).flatMap(({ volumes = [] }) => volumes);
    const names = used.map((volume) => volume.split(':')[0] ?? '');
    expect(names.filter((name) => !(name in compose.volumes))).toEqual([]);
  });
});
