import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What violates WCAG 2.2 A and AA or axe's best practices on the page, or in these parts of it: rule and element. */
export async function violations(page: Page, ...parts: string[]): Promise<string[]> {
  await atRest(page);
  const axe = new AxeBuilder({ page })
    // Without a list of what passes, and without the page that joins frames, of which there are none, it takes half the time.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']);
  for (const part of parts) axe.include(part);
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}

/** Waits for transitions and fades: halfway through, colours have too little contrast. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });

/** By how many CSS pixels the page is wider than its window; 1 is rounding, more scrolls sideways. */
export const pixelsTooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
