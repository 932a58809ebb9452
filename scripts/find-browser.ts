/** Finds a Chromium for the end-to-end tests, or installs one where that is possible. Run directly, it prints its path. */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

function onPath(): string | undefined {
  for (const name of NAMES) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // Not this one.
    }
  }
  return undefined;
}

function ofPlaywright(): string | undefined {
  const file = chromium.executablePath();
  return file && fs.existsSync(file) ? file : undefined;
}

/** Answers the path of a Chromium: `CHROMIUM`, one on the path, or Playwright's own. */
export function findBrowser(): string | undefined {
  return process.env.CHROMIUM || onPath() || ofPlaywright();
}

/** As `findBrowser`; where there is none, tries Playwright's download, then the system's package manager. Throws a sentence. */
export function findOrInstallBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium here; asking Playwright for one ...');
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  const downloaded = ofPlaywright();
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
