import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { calls } from '../../contract/calls.ts';
import { inTurn } from '../http/in-turn.ts';
import { route } from '../http/route.ts';
import type { Games } from './games.ts';
import type { ListAnswer } from './list-answers.ts';
import { newPlayerId, playerIdOf, removePlayerCookie, setPlayerCookie } from './player-cookie.ts';
import type { GameStatistics } from './stats.ts';

export interface GameRouteDeps {
  readonly games: Games;
  readonly statistics: GameStatistics;
  readonly limits: {
    readonly score: preHandlerAsyncHookHandler;
    /** Only for questions made from a passage. */
    readonly passage: preHandlerAsyncHookHandler;
  };
}

const CACHE_CONTROL = 'public, max-age=300';
const JSON_TYPE = 'application/json; charset=utf-8';

/** The Bible games (behaviour 15). */
export function gameRoutes(app: FastifyInstance, { games, statistics, limits }: GameRouteDeps): void {
  route(app, calls.listGames, async ({ query, request, reply }) => {
    const { passage, version } = query;
    if (passage === undefined) return sendList(request, reply, games.list(query));
    await limits.passage.call(app, request, reply);
    reply.header('cache-control', 'no-store');
    return inTurn(reply, () => games.fromPassage(passage, version));
  });

  route(app, calls.quickFire, ({ query }) => games.quickFire(query.count, query.version));

  route(app, calls.icebreaker, ({ body }) => games.icebreaker(body));

  route(app, calls.teamBuilding, () => games.teamChallenge());

  route(app, calls.gameStats, ({ request }) => statistics.read(playerIdOf(request)));

  route(app, calls.deleteGameStats, async ({ request, reply }) => {
    const playerId = playerIdOf(request);
    if (playerId !== undefined) await statistics.forget(playerId);
    removePlayerCookie(request, reply);
    return reply.code(204).send();
  });

  route(
    app,
    calls.recordScore,
    async ({ body, request, reply }) => {
      const playerId = playerIdOf(request) ?? newPlayerId();
      const stats = await statistics.record(playerId, body, keyOf(request));
      setPlayerCookie(request, reply, playerId);
      return stats;
    },
    { preHandler: limits.score },
  );
}

const keyOf = (request: FastifyRequest): string | undefined =>
  calls.recordScore.headers.shape['Idempotency-Key'].parse(request.headers['idempotency-key']);

/** Sends the list as it was made once, compressed for those who take that, or 304 where the browser's cache has it. */
function sendList(request: FastifyRequest, reply: FastifyReply, answer: ListAnswer): FastifyReply {
  reply.header('etag', answer.etag).header('cache-control', CACHE_CONTROL).header('vary', 'Accept-Encoding');
  if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send();
  reply.header('content-type', JSON_TYPE);
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (!takesGzip) return reply.send(answer.body);
  return reply.header('content-encoding', 'gzip').send(answer.gzipped);
}
