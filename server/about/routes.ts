import type { FastifyInstance } from 'fastify';
import { calls } from '../../contract/calls.ts';
import { originOf } from '../http/origin.ts';
import { route } from '../http/route.ts';
import { type AboutDeps, aboutInstallation } from './about.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

/** What this installation is, and how its calls are written. */
export function aboutRoutes(app: FastifyInstance, deps: AboutDeps): void {
  route(app, calls.about, ({ request, reply }) => {
    reply.header('cache-control', 'no-cache');
    return aboutInstallation(deps, originOf(request));
  });

  // Made when first asked for: most installations never are.
  let document: string | undefined;
  let page: string | undefined;
  route(app, calls.openapi, ({ reply }) => {
    document ??= JSON.stringify(openApiDocument(deps.version));
    return reply.header('content-type', 'application/json; charset=utf-8').send(document);
  });
  app.get('/api/docs', (_request, reply) => {
    page ??= docsPage(openApiDocument(deps.version));
    return reply.header('content-type', 'text/html; charset=utf-8').send(page);
  });
  app.get('/api/docs.css', (_request, reply) =>
    reply.header('content-type', 'text/css; charset=utf-8').send(docsStyle),
  );
}
