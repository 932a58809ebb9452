/**
 * Draws the app's pictures with a browser, from our own fonts and colours, and keeps them in web/public/pictures: icons,
 * the picture of link previews and, with the address of a running Berea, the screenshots that app stores show.
 *   node scripts/draw-pictures.ts [http://127.0.0.1:5000]
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findOrInstallBrowser } from './find-browser.ts';

const ROOT = join(import.meta.dirname, '..');
const TARGET = join(ROOT, 'web/public/pictures');
const BLUE = '#1f3d73';
const GOLD = '#d9ae5f';
const PAPER = '#fbf7ef';

const fontOf = (name: string): string =>
  readFileSync(join(ROOT, `node_modules/@fontsource-variable/${name}`)).toString('base64');
const FONTS = `
  @font-face { font-family: Literata; src: url(data:font/woff2;base64,${fontOf('literata/files/literata-latin-wght-normal.woff2')}); font-weight: 200 900; }
  @font-face { font-family: Atkinson; src: url(data:font/woff2;base64,${fontOf('atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2')}); font-weight: 200 800; }`;

/** The mark (web/ui/mark.tsx). */
const mark = (page: string, tick: string): string =>
  `<svg viewBox="0 0 32 32" fill="none" width="100%"><path d="M16 8.5C12.8 6 8.6 5.3 4 6v18c4.6-.7 8.8 0 12 2.5 3.2-2.5 7.4-3.2 12-2.5V6c-4.6-.7-8.8 0-12 2.5Z" stroke="${page}" stroke-width="2.2" stroke-linejoin="round"/><path d="m11.5 16.2 3.4 3.4 6.3-7" stroke="${tick}" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** `inset`: how much of the side the mark leaves free; a maskable icon must keep 20% at each side. */
const icon = (inset: number, radius: number): string =>
  `<body style="margin:0;background:transparent"><div style="box-sizing:border-box;width:100vw;height:100vh;padding:${inset}vw;border-radius:${radius}vw;background:${BLUE};display:grid;place-items:center">${mark(PAPER, GOLD)}</div>`;

const PREVIEW = `<style>${FONTS} body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 80px 90px; background: ${PAPER}; color: #20242d; display: flex; flex-direction: column; justify-content: space-between; border-bottom: 14px solid ${GOLD}; } h1 { margin: 0; font: 560 82px/1.12 Literata; letter-spacing: -.02em; } p { margin: 0; font: 400 32px/1.4 Atkinson; color: #5a5f6b; } .brand { display: flex; align-items: center; gap: 20px; font: 600 44px/1 Literata; } .brand span { width: 64px; }</style>
  <div class="brand"><span>${mark(BLUE, '#b5852b')}</span>Berea</div><h1>Ask what is on your heart.<br>Hear what Scripture says.</h1><p>Free, without an account. Every verse is the real text, checked word for word.</p>`;

async function draw(
  page: Page,
  html: string,
  name: string,
  [width, height]: [number, number],
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: join(TARGET, name), omitBackground: true });
}

mkdirSync(TARGET, { recursive: true });
const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();
await draw(page, icon(16, 22), 'icon-192.png', [192, 192]);
await draw(page, icon(16, 22), 'icon-512.png', [512, 512]);
await draw(page, icon(22, 0), 'icon-maskable-512.png', [512, 512]);
await draw(page, icon(16, 0), 'apple-touch-icon.png', [180, 180]);
await draw(page, PREVIEW, 'og.png', [1200, 630]);

const address = process.argv[2];
if (address) {
  for (const [name, path, width, height] of [
    ['screenshot-wide.png', '/', 1280, 800],
    ['screenshot-narrow.png', '/', 390, 844],
    ['screenshot-bible.png', '/bible?ref=Psalm+23', 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(address + path, { waitUntil: 'networkidle' });
    await page.screenshot({ path: join(TARGET, name) });
  }
}
await browser.close();
