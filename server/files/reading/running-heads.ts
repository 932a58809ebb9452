import type { PageLines } from './pdf-lines.ts';

/** A line that stands at the same edge of so many pages, its numbers apart, is not the document's text. */
const LEAST_PAGES = 3;
const LEAST_SHARE = 0.3;
/** How many lines from its top and its foot may be running heads. */
const DEPTH = 2;
const LONGEST = 120;

const PAGE_NUMBER = /^[-–—\s]*(?:page\s+)?(?:\d{1,4}|[ivxlc]{1,7})(?:\s*(?:of|\/)\s*\d{1,4})?[-–—\s]*$/i;

/** Pages without running heads, feet and page numbers. What stands at the head of the first page stays once. */
export function withoutRunningHeads(pages: readonly PageLines[]): PageLines[] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const shape of new Set(edgesOf(page).map((at) => shapeOf(page[at]!.text)))) {
      counts.set(shape, (counts.get(shape) ?? 0) + 1);
    }
  }
  const least = Math.max(LEAST_PAGES, pages.length * LEAST_SHARE);
  return pages.map((page, number) => {
    const edges = new Set(edgesOf(page));
    return page.filter(({ text }, at) => {
      if (!edges.has(at)) return true;
      if (PAGE_NUMBER.test(text)) return pages.length === 1 || !isOutermost(at, page);
      const repeated = (counts.get(shapeOf(text)) ?? 0) >= least && text.length <= LONGEST;
      return !repeated || (number === 0 && at < DEPTH);
    });
  });
}

const isOutermost = (at: number, page: PageLines): boolean => at === 0 || at === page.length - 1;

function edgesOf(page: PageLines): number[] {
  return page.map((_, at) => at).filter((at) => at < DEPTH || at >= page.length - DEPTH);
}

const shapeOf = (text: string): string => text.toLowerCase().replace(/\d+/g, '#');
