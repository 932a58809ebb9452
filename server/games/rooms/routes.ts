import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { calls } from '../../../contract/calls.ts';
import { AppError } from '../../../contract/errors.ts';
import { inTurn } from '../../http/in-turn.ts';
import type { LimitHook } from '../../http/rate-limit.ts';
import { route } from '../../http/route.ts';
import { wantsEvents } from '../../http/wants-events.ts';
import type { RunningRooms } from './open.ts';
import { streamRoom } from './room-stream.ts';
import { viewOf } from './rooms.ts';

export interface RoomRouteDeps {
  readonly running: RunningRooms;
  /** Where the players' phones reach this installation, if it is set: never what a request calls the server. */
  readonly publicUrl: string | undefined;
  readonly limits: RoomLimits;
}

interface RoomLimits
  extends Readonly<Record<'open' | 'join' | 'follow' | 'act', preHandlerAsyncHookHandler[]>> {
  /** Counts each code that was asked for, and each seat that was not found. */
  readonly find: LimitHook;
}

const LONGEST_SECRET = 64;
/** Both tell whether there is a room with this code. */
const NO_SEAT: ReadonlySet<string> = new Set(['ROOM_NOT_FOUND', 'SEAT_UNKNOWN']);

/** Live rooms (behaviour 15.6). A seat is looked up before anything else in a request is checked, and before it is counted. */
export function roomRoutes(app: FastifyInstance, { running, publicUrl = '', limits }: RoomRouteDeps): void {
  const { rooms, now } = running;
  const findSeat: preHandlerAsyncHookHandler = async (request) => {
    const { code } = request.params as { code: string };
    try {
      await rooms.knownSeat(code, secretOf(request));
    } catch (error) {
      // Only failures count by address: forty phones with a seat may share one.
      if (error instanceof AppError && NO_SEAT.has(error.code)) await limits.find(request);
      throw error;
    }
  };

  route(
    app,
    calls.openRoom,
    async ({ body, reply }) => {
      const opened = await inTurn(reply, () => rooms.open(body));
      reply.code(201);
      return { ...opened, joinUrl: `${publicUrl}/join/${opened.code}` };
    },
    { preHandler: limits.open },
  );

  route(app, calls.getRoom, ({ params }) => rooms.summary(params.code), { preHandler: limits.find });

  route(
    app,
    calls.joinRoom,
    async ({ params, body, request, reply }) => {
      const joined = await rooms.join(params.code, body.name, keyOf(request));
      reply.code(201);
      return joined;
    },
    { preHandler: limits.join },
  );

  route(
    app,
    calls.followRoom,
    async ({ params, query, request, reply }) => {
      const { live, seat } = await rooms.seat(params.code, secretOf(request));
      if (!wantsEvents(request.headers.accept)) return viewOf(live.room(), seat, now());
      reply.header('content-type', 'text/event-stream; charset=utf-8').header('x-accel-buffering', 'no');
      return reply.send(
        streamRoom({
          live,
          seat,
          isWatching: query.as === 'watch',
          onLeader: () => running.leaderSeen(live),
          now,
        }),
      );
    },
    { preHandler: [findSeat, ...limits.follow], allowHead: false },
  );

  route(
    app,
    calls.answerInRoom,
    async ({ params, body, request, reply }) => {
      const revision = await rooms.answer(params.code, secretOf(request), body);
      reply.code(202);
      return { ...body, revision };
    },
    { preHandler: [findSeat, ...limits.act] },
  );

  route(
    app,
    calls.leadRoom,
    ({ params, body, request, reply }) => {
      const lead = () => rooms.lead(params.code, secretOf(request), body);
      return body.action === 'play-again' ? inTurn(reply, lead) : lead();
    },
    { preHandler: [findSeat, ...limits.act] },
  );
}

function secretOf({ headers }: FastifyRequest): string {
  const secret = headers['x-room-secret'];
  if (typeof secret !== 'string' || secret.length > LONGEST_SECRET) throw new AppError('SEAT_UNKNOWN');
  return secret;
}

const keyOf = (request: FastifyRequest): string | undefined =>
  calls.joinRoom.headers.shape['Idempotency-Key'].parse(request.headers['idempotency-key']);
