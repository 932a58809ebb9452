import type { Testimonial } from '../../contract/testimonials.ts';
import { audit } from '../admin/audit.ts';
import type { Storage } from '../storage/types.ts';
import { readTestimonials, replaceTestimonials } from './store.ts';

/** What people said of Berea, for the home page (behaviour 17.6). */
export interface TestimonialService {
  /** At most CACHE_MS old: every view of the home page asks. */
  shown(): Promise<readonly Testimonial[]>;
  list(): Promise<readonly Testimonial[]>;
  replace(all: readonly Testimonial[], who: { readonly username: string }): Promise<void>;
}

const CACHE_MS = 3_000;

/** `now` in milliseconds since 1970. */
export function createTestimonials(storage: Storage, now: () => number): TestimonialService {
  let cached: { readonly until: number; readonly answer: Promise<readonly Testimonial[]> } | undefined;
  const list = () => readTestimonials(storage);
  return {
    list,
    shown() {
      if (cached && now() < cached.until) return cached.answer;
      const entry = { until: now() + CACHE_MS, answer: list() };
      cached = entry;
      entry.answer.catch(() => {
        if (cached === entry) cached = undefined;
      });
      return entry.answer;
    },
    async replace(all, who) {
      const before = await list();
      await storage.transaction([
        ...replaceTestimonials(storage, all).map((query) => ({ query })),
        audit(storage, {
          who,
          action: 'testimonials.change',
          target: 'home page',
          before: { testimonials: before },
          after: { testimonials: all },
          at: now(),
        }),
      ]);
      cached = undefined;
    },
  };
}
