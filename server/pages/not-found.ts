import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../contract/errors.ts';
import { sendError } from '../http/errors.ts';
import type { Pages } from './pages.ts';
import { answerUnknownPage } from './routes.ts';

/** Answers what no route answered: a wrong method with 405 and the right ones, an unknown page with the 404 screen, else 404. */
export function notFound(
  app: FastifyInstance,
  render: Pages | undefined,
): (request: FastifyRequest, reply: FastifyReply) => unknown {
  const methodsOf = recordMethods(app);
  return (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const methods = methodsOf(path);
    if (methods.length > 0 && !methods.includes(request.method)) {
      return sendError(reply.header('allow', methods.join(', ')), new AppError('METHOD_NOT_ALLOWED'));
    }
    const api = path === '/api' || path.startsWith('/api/');
    return (
      (api ? undefined : answerUnknownPage(request, reply, render)) ??
      sendError(reply, new AppError('NOT_FOUND'))
    );
  };
}

/** Records the routes as they are registered; returns the methods that a path supports. Used only when no route matched. */
function recordMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    // `[^/]*`, as the router matches a parameter; `*` is the rest.
    const source = url
      .split(/(:\w+|\*)/)
      .map((piece) =>
        piece === '*' ? '.*' : piece.startsWith(':') ? '[^/]*' : piece.replace(/[.+?^${}()|[\]\\]/g, '\\$&'),
      )
      .join('');
    routes.push({ pattern: new RegExp(`^${source}$`), methods: [method].flat() });
  });
  return (path) => [...new Set(routes.filter((r) => r.pattern.test(path)).flatMap((r) => r.methods))].sort();
}
