import type { OpenApiDocument, Operation, Parameter } from './openapi.ts';

/** The OpenAPI document as an HTML page without scripts or external resources, under the same content security policy as every page. */
export function docsPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(document.info.title)}: calls</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header>
<h1>${escapeHtml(document.info.title)}: calls</h1>
<p>${escapeHtml(document.info.description)}</p>
<p>Version ${escapeHtml(document.info.version)}. The same as <a href="/api/openapi.json">OpenAPI ${escapeHtml(document.openapi)}</a>.</p>
</header>
<main>
${tags
  .map((tag) =>
    section(
      tag,
      operations.filter(({ operation }) => operation.tags.includes(tag)),
    ),
  )
  .join('\n')}
<section><h2>Shapes</h2>
${Object.entries(document.components.schemas)
  .map(([name, schema]) => shape(name, schema))
  .join('\n')}
</section>
</main>
</body>
</html>
`;
}

interface Endpoint {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

function section(tag: string, operations: readonly Endpoint[]): string {
  return `<section><h2>${escapeHtml(tag)}</h2>\n${operations.map(article).join('\n')}\n</section>`;
}

function article({ path, method, operation }: Endpoint): string {
  const body = Object.values(operation.requestBody?.content ?? {})
    .map(reference)
    .join('');
  return `<article id="${escapeHtml(operation.operationId)}">
<h3><code>${escapeHtml(method)} ${escapeHtml(path)}</code></h3>
<p>${prose(operation.summary)}.</p>
${operation.description ? `<p>${prose(operation.description)}</p>` : ''}
<dl>
${(operation.parameters ?? []).map(parameter).join('\n')}
${body ? `<dt>body</dt><dd>${body}</dd>` : ''}
${Object.entries(operation.responses).map(answer).join('\n')}
</dl>
</article>`;
}

function parameter({ name, in: location, required }: Parameter): string {
  return `<dt>${escapeHtml(name)}</dt><dd>${location}${required ? '' : ', optional'}</dd>`;
}

function answer([status, { description, content }]: [string, Operation['responses'][string]]): string {
  const shapes = Object.values(content ?? {})
    .map(reference)
    .filter(Boolean)
    .join(' ');
  return `<dt>${escapeHtml(status)}</dt><dd>${prose(description)} ${shapes}</dd>`;
}

/** A link to the shape that a media type's schema refers to. */
function reference(media: unknown): string {
  const ref = (media as { schema?: { $ref?: string } }).schema?.$ref;
  const name = ref?.split('/').at(-1);
  return name ? `<a href="#shape-${escapeHtml(name)}">${escapeHtml(name)}</a>` : '';
}

function shape(name: string, schema: unknown): string {
  return `<article id="shape-${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></article>`;
}

/** Text of the contract as HTML: escaped, with backticks as `<code>`. */
function prose(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

export const docsStyle = `:root { color-scheme: light dark; --ink: #23201b; --paper: #fbf7ef; --quiet: #6b6458; --line: #ddd4c3; --link: #1f3f77; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9e4da; --paper: #12161e; --quiet: #a59e90; --line: #303744; --link: #a9c3f2; } }
body { margin: 0 auto; max-width: 48rem; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; }
a { color: var(--link); }
h1, h2, h3 { line-height: 1.25; }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); padding-bottom: 0.25rem; }
h3 { margin-top: 2rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: minmax(4rem, max-content) 1fr; gap: 0.25rem 1rem; }
dt { color: var(--quiet); overflow-wrap: anywhere; }
dd { margin: 0; }
pre { overflow-x: auto; border: 1px solid var(--line); border-radius: 0.5rem; padding: 1rem; font-size: 0.875rem; }
`;
