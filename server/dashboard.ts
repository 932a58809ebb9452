import type { FastifyInstance } from 'fastify';
import { createAdvertisements } from './ads/advertisements.ts';
import type { AdvertisementCounter } from './ads/counter.ts';
import type { FetchPicture } from './ads/fetch-picture.ts';
import { createOperatorAdvertisements } from './ads/operator-advertisements.ts';
import { type AdvertisementRouteDeps, advertisementRoutes } from './ads/routes.ts';
import { createAnalytics } from './analytics/analytics.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import type { Flags } from './flags/flags.ts';
import { createOperatorFlags } from './flags/operator-flags.ts';
import { flagRoutes } from './flags/routes.ts';
import { entryTitle } from './guide/entry-title.ts';
import type { Storage } from './storage/types.ts';
import { testimonialRoutes } from './testimonials/routes.ts';
import type { TestimonialService } from './testimonials/testimonials.ts';

export interface DashboardDeps extends Pick<AdvertisementRouteDeps, 'operator' | 'limits'> {
  readonly storage: Storage;
  readonly flags: Flags;
  readonly testimonials: TestimonialService;
  readonly counter: AdvertisementCounter;
  readonly fetchPicture: FetchPicture;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Registers what the operator's dashboard reads and changes (behaviour 17): flags, advertisements, counts, testimonials. */
export function openDashboard(app: FastifyInstance, deps: DashboardDeps): void {
  const { storage, flags, testimonials, operator, limits, now } = deps;
  flagRoutes(app, { flags, operatorFlags: createOperatorFlags(deps), operator });
  const advertisements = createAdvertisements(deps);
  const operatorAdvertisements = createOperatorAdvertisements({ ...deps, advertisements });
  advertisementRoutes(app, { advertisements, operatorAdvertisements, operator, limits });
  const analytics = createAnalytics({
    storage,
    placementCounts: () => operatorAdvertisements.counts(),
    entryTitle,
    now,
  });
  analyticsRoutes(app, { analytics, operator, now });
  testimonialRoutes(app, { testimonials, operator });
}
