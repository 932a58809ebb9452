/** Finds a Chromium for the end-to-end tests, or installs one if possible. Run directly, it prints the path. */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

function onPath(): string | undefined {
  for (const name of NAMES) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // Not installed under this name.
    }
  }
  return undefined;
}

function playwrightsOwn(): string | undefined {
  const file = chromium.executablePath();
  return file && fs.existsSync(file) ? file : undefined;
}

/** The path of a Chromium: `CHROMIUM`, one on the path, or Playwright's own. */
export function findBrowser(): string | undefined {
  return process.env.CHROMIUM || onPath() || playwrightsOwn();
}

/** Like `findBrowser`, but tries Playwright's download and then apt-get if there is none. Throws if all fail. */
export function findOrInstallBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium found; downloading one for Playwright ...');
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  const downloaded = playwrightsOwn();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium with the system’s package manager ...');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
    });
  }
  const installed = onPath();
  if (installed) return installed;
  throw new Error(
    'The end-to-end tests need Chromium. Install it, or name one in the environment variable CHROMIUM.',
  );
}

if (import.meta.main) console.log(findOrInstallBrowser());
