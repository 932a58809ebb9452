import type { FastifyInstance, FastifyReply, preHandlerAsyncHookHandler } from 'fastify';
import { calls } from '../../contract/calls.ts';
import { AppError } from '../../contract/errors.ts';
import { route } from '../http/route.ts';
import type { AdvertisementImage, Advertisements } from './advertisements.ts';

export interface AdvertisementRouteDeps {
  readonly advertisements: Advertisements;
  readonly limits: {
    readonly impression: preHandlerAsyncHookHandler[];
    readonly click: preHandlerAsyncHookHandler[];
  };
}

export function advertisementRoutes(
  app: FastifyInstance,
  { advertisements, limits }: AdvertisementRouteDeps,
): void {
  route(app, calls.listAdvertisements, async ({ query, reply }) => {
    if (query.placement === undefined || query.active !== 'true') throw new AppError('UNAUTHORIZED');
    // So that switching one off takes effect at once.
    reply.header('cache-control', 'no-cache');
    return { advertisements: await advertisements.shownAt(query.placement) };
  });

  route(app, calls.advertisementImage, async ({ params, query, request, reply }) => {
    const image = await advertisements.image(params.advertisementId);
    return sendImage(reply, image, query.v, request.headers['if-none-match']);
  });

  route(
    app,
    calls.countImpression,
    async ({ params, reply }) => {
      await advertisements.countImpression(params.advertisementId);
      return reply.code(204).send();
    },
    { preHandler: limits.impression },
  );

  route(
    app,
    calls.countClick,
    async ({ params, reply }) => {
      await advertisements.countClick(params.advertisementId);
      return reply.code(204).send();
    },
    { preHandler: limits.click },
  );
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Under the address of its revision a picture never changes; under any other it is revalidated. */
function sendImage(
  reply: FastifyReply,
  { type, bytes, revision }: AdvertisementImage,
  requestedRevision: string | undefined,
  ifNoneMatch: string | undefined,
): FastifyReply {
  const etag = `"${revision}"`;
  reply.header('etag', etag).header('cache-control', requestedRevision === revision ? IMMUTABLE : 'no-cache');
  if (ifNoneMatch?.includes(etag)) return reply.code(304).send();
  return reply.header('content-type', type).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
}
