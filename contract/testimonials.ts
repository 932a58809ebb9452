import { z } from 'zod';
import { TESTIMONIAL_NAME_MAX_LENGTH, TESTIMONIAL_TEXT_MAX_LENGTH, TESTIMONIALS_MAX } from './limits.ts';

const testimonial = z.object({
  name: z.string().trim().min(1).max(TESTIMONIAL_NAME_MAX_LENGTH),
  role: z.string().trim().max(TESTIMONIAL_NAME_MAX_LENGTH),
  text: z.string().trim().min(1).max(TESTIMONIAL_TEXT_MAX_LENGTH),
  stars: z.number().int().min(1).max(5),
});
export type Testimonial = z.infer<typeof testimonial>;

/** What someone really said, in the order of the home page; empty: the page tells how Berea is used. */
export const testimonials = z.object({ testimonials: z.array(testimonial).max(TESTIMONIALS_MAX) });
export type Testimonials = z.infer<typeof testimonials>;
