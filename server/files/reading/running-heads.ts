import type { PageLines } from './pdf-lines.ts';

/** A line that is repeated at the edge of this many pages, apart from its numbers, is a running head. */
const MIN_PAGES = 3;
const MIN_SHARE = 0.3;
/** How many lines at the top and bottom of a page may be running heads. */
const DEPTH = 2;
const MAX_LENGTH = 120;

const PAGE_NUMBER = /^[-–—\s]*(?:page\s+)?(?:\d{1,4}|[ivxlc]{1,7})(?:\s*(?:of|\/)\s*\d{1,4})?[-–—\s]*$/i;

/** Removes running heads, footers and page numbers. A running head on the first page is kept once. */
export function withoutRunningHeads(pages: readonly PageLines[]): PageLines[] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const shape of new Set(edgesOf(page).map((index) => withoutDigits(page[index]!.text)))) {
      counts.set(shape, (counts.get(shape) ?? 0) + 1);
    }
  }
  const minCount = Math.max(MIN_PAGES, pages.length * MIN_SHARE);
  return pages.map((page, number) => {
    const edges = new Set(edgesOf(page));
    return page.filter(({ text }, index) => {
      if (!edges.has(index)) return true;
      if (PAGE_NUMBER.test(text)) return pages.length === 1 || !isOutermost(index, page);
      const repeated = (counts.get(withoutDigits(text)) ?? 0) >= minCount && text.length <= MAX_LENGTH;
      return !repeated || (number === 0 && index < DEPTH);
    });
  });
}

const isOutermost = (index: number, page: PageLines): boolean => index === 0 || index === page.length - 1;

function edgesOf(page: PageLines): number[] {
  return page.map((_, index) => index).filter((index) => index < DEPTH || index >= page.length - DEPTH);
}

const withoutDigits = (text: string): string => text.toLowerCase().replace(/\d+/g, '#');
