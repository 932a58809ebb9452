import type { CompiledQuery } from 'kysely';
import type { Testimonial } from '../../contract/testimonials.ts';
import type { Storage } from '../storage/types.ts';

/** In the order of the home page. */
export function readTestimonials({ db }: Storage): Promise<Testimonial[]> {
  return db
    .selectFrom('testimonials')
    .select(['name', 'role', 'text', 'stars'])
    .orderBy('position')
    .execute();
}

/** The queries that replace all of them. */
export function replaceTestimonials({ db }: Storage, all: readonly Testimonial[]): CompiledQuery[] {
  const rows = all.map((testimonial, position) => ({ position, ...testimonial }));
  return [
    db.deleteFrom('testimonials').compile(),
    ...(rows.length > 0 ? [db.insertInto('testimonials').values(rows).compile()] : []),
  ];
}
