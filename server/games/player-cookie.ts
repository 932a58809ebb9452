import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The one cookie that visitors get: a random id, to which their stats belong and nothing else (behaviour 15.2). */
const COOKIE_NAME = 'berea-player';
const PATH = '/api/bible-games';
const YEAR_SECONDS = 31_536_000;
/** 128 random bits as base64url. */
const PLAYER_ID = /^[\w-]{22}$/;

/** The id in the request's cookie; undefined where there is none, or one that we did not make. */
export function playerIdOf(request: FastifyRequest): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=');
    if (name === COOKIE_NAME && PLAYER_ID.test(value)) return value;
  }
  return undefined;
}

/** Gives the visitor a cookie, or renews it for another year. */
export function setPlayerCookie(request: FastifyRequest, reply: FastifyReply, playerId: string): void {
  reply.header('set-cookie', cookie(request, playerId, YEAR_SECONDS));
}

export function removePlayerCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', cookie(request, '', 0));
}

const cookie = ({ protocol }: FastifyRequest, value: string, maxAge: number): string =>
  `${COOKIE_NAME}=${value}; Path=${PATH}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${protocol === 'https' ? '; Secure' : ''}`;

export const newPlayerId = (): string => randomBytes(16).toString('base64url');
