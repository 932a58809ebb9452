import type { FastifyInstance, FastifyReply, preHandlerAsyncHookHandler } from 'fastify';
import { calls } from '../../contract/calls.ts';
import { AppError } from '../../contract/errors.ts';
import { PICTURE_MAX_BYTES } from '../../contract/limits.ts';
import { operatorOf } from '../admin/operator.ts';
import { route } from '../http/route.ts';
import { isForm, receiveUpload } from '../http/upload.ts';
import type { AdvertisementImage, Advertisements } from './advertisements.ts';
import type { OperatorAdvertisements } from './operator-advertisements.ts';
import { pictureTooLarge } from './picture.ts';

export interface AdvertisementRouteDeps {
  readonly advertisements: Advertisements;
  readonly operatorAdvertisements: OperatorAdvertisements;
  /** Lets only a signed-in operator through. */
  readonly operator: preHandlerAsyncHookHandler;
  readonly limits: {
    readonly impression: preHandlerAsyncHookHandler[];
    readonly click: preHandlerAsyncHookHandler[];
  };
}

/** What visitors' pages call. */
export function advertisementRoutes(app: FastifyInstance, deps: AdvertisementRouteDeps): void {
  const { advertisements, operatorAdvertisements, operator, limits } = deps;
  route(app, calls.listAdvertisements, async ({ query, request, reply }) => {
    const { placement, active } = query;
    // So that switching one off takes effect at once; the operator's list is nobody else's.
    if (placement !== undefined && active === 'true') {
      reply.header('cache-control', 'no-cache');
      return { advertisements: await advertisements.shownAt(placement) };
    }
    await operator.call(app, request, reply);
    reply.header('cache-control', 'no-store');
    const all = await operatorAdvertisements.list();
    const isAsked = (each: (typeof all)[number]): boolean =>
      (placement === undefined || each.placement === placement) &&
      (active === undefined || each.active === (active === 'true'));
    return { advertisements: all.filter(isAsked) };
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
  operatorRoutes(app, deps);
}

/** What the Ads tab calls. */
function operatorRoutes(
  app: FastifyInstance,
  { operatorAdvertisements, operator }: AdvertisementRouteDeps,
): void {
  const settings = { preHandler: operator };
  route(
    app,
    calls.createAdvertisement,
    async ({ body, request, reply }) => {
      const created = await operatorAdvertisements.create(body, operatorOf(request));
      reply.code(201);
      return created;
    },
    settings,
  );
  route(
    app,
    calls.changeAdvertisement,
    ({ params, body, request }) =>
      operatorAdvertisements.change(params.advertisementId, body, operatorOf(request)),
    settings,
  );
  route(
    app,
    calls.deleteAdvertisement,
    async ({ params, request, reply }) => {
      await operatorAdvertisements.remove(params.advertisementId, operatorOf(request));
      return reply.code(204).send();
    },
    settings,
  );
  void app.register(async (scope) => {
    // The body stays a stream, which the handler parses while it arrives.
    scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
    route(
      scope,
      calls.uploadAdvertisementImage,
      async ({ params, request }) => {
        if (!isForm(request)) {
          throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: 'Please send a form.' });
        }
        const { bytes } = await receiveUpload(request.raw, PICTURE_LIMIT);
        return operatorAdvertisements.setPicture(params.advertisementId, bytes, operatorOf(request));
      },
      settings,
    );
  });
}

const PICTURE_LIMIT = { maxBytes: PICTURE_MAX_BYTES, tooLarge: pictureTooLarge };
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
