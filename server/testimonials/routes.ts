import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { calls } from '../../contract/calls.ts';
import { operatorOf } from '../admin/operator.ts';
import { route } from '../http/route.ts';
import type { TestimonialService } from './testimonials.ts';

/** `operator` lets only a signed-in operator through. */
export function testimonialRoutes(
  app: FastifyInstance,
  { testimonials, operator }: { testimonials: TestimonialService; operator: preHandlerAsyncHookHandler },
): void {
  route(app, calls.testimonials, async ({ reply }) => {
    reply.header('cache-control', 'no-cache');
    return { testimonials: await testimonials.shown() };
  });
  route(app, calls.operatorTestimonials, async () => ({ testimonials: await testimonials.list() }), {
    preHandler: operator,
  });
  route(
    app,
    calls.replaceTestimonials,
    async ({ body, request }) => {
      await testimonials.replace(body.testimonials, operatorOf(request));
      return body;
    },
    { preHandler: operator },
  );
}
