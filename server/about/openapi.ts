import { z } from 'zod';
import { translationId } from '../../contract/bible.ts';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { attachment, care, careResource, chatMessage, scriptureReference } from '../../contract/chat.ts';
import { ERRORS, type ErrorCode, errorBody } from '../../contract/errors.ts';

type Json = Record<string, unknown>;

export interface OpenApiDocument extends Json {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
}

export interface Operation extends Json {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Json };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Json }>>;
}

export interface Parameter extends Json {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Json;
}

/** Schemas that several calls share have names of their own; the others are named after their call. */
const SHARED = {
  Attachment: attachment,
  Care: care,
  CareResource: careResource,
  ChatMessage: chatMessage,
  Error: errorBody,
  ScriptureReference: scriptureReference,
  TranslationId: translationId,
} satisfies Record<string, z.ZodType>;

/** Errors that any call may answer with. */
const COMMON_ERRORS: readonly ErrorCode[] = [
  'INVALID_REQUEST',
  'CROSS_SITE',
  'INTERNAL_ERROR',
  'NOT_AVAILABLE',
];
/** And any that takes a body, be it an empty one. */
const BODY_ERRORS: readonly ErrorCode[] = ['INVALID_JSON', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];

/** The calls of the contract as an OpenAPI 3.1 document. `version` is the app's. */
export function openApiDocument(version: string): OpenApiDocument {
  const entries = Object.entries(calls) as [string, Call][];
  const { registry, nameOf } = nameSchemas(entries);
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: (id) => `#/components/schemas/${id}` });
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [id, call] of entries) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(id, call, nameOf) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Berea',
      version,
      description:
        'Ask anything of faith and life, and get an answer whose every verse is the real text. Ids are strings, times ISO 8601 UTC, text lengths and offsets count UTF-16 units. Every answer that is not 2xx has the one error shape.',
    },
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).map(([id, s]) => [id, withoutMeta(s)])),
    },
  };
}

type NameOf = (schema: z.ZodType) => string;

function nameSchemas(entries: [string, Call][]) {
  const registry = z.registry<{ id: string }>();
  const names = new Map<z.ZodType, string>();
  const add = (schema: z.ZodType, name: string) => {
    if (names.has(schema)) return;
    names.set(schema, name);
    registry.add(schema, { id: name });
  };
  for (const [name, schema] of Object.entries(SHARED)) add(schema, name);
  for (const [id, call] of entries) {
    const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
    if (call.body) add(call.body, `${name}Body`);
    for (const schema of Object.values(call.responses)) if (schema) add(schema, `${name}Answer`);
  }
  const nameOf: NameOf = (schema) => names.get(schema) ?? 'Error';
  return { registry, nameOf };
}

function operation(id: string, call: Call, nameOf: NameOf): Operation {
  const parameters = [
    ...parametersOf(call.params, 'path'),
    ...parametersOf(call.query, 'query'),
    // OpenAPI does not allow Accept as a parameter: the media types of the responses imply it.
    ...parametersOf(call.headers, 'header').filter(({ name }) => name !== 'Accept'),
  ];
  return {
    operationId: id,
    tags: [call.tag],
    summary: call.summary,
    ...(call.description && { description: call.description }),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && {
      requestBody: { required: !call.body.safeParse({}).success, content: jsonOf(nameOf(call.body)) },
    }),
    ...(call.fileField && { requestBody: { required: true, content: formOf(call.fileField) } }),
    responses: { ...answers(call, nameOf), ...failures(call) },
  };
}

function answers(call: Call, nameOf: NameOf): Operation['responses'] {
  const json = Object.entries(call.responses).map(([status, schema]) => [
    status,
    schema ? { description: call.summary, content: jsonOf(nameOf(schema)) } : { description: 'Done.' },
  ]);
  const events = {
    description: 'Server-sent events.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  };
  const files = {
    description: call.summary,
    content: Object.fromEntries(
      (call.files ?? []).map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    ),
  };
  return {
    ...(call.stream && { 200: events }),
    ...(call.files && { 200: files }),
    ...Object.fromEntries(json),
  };
}

/** Error responses by status, each with its possible codes. */
function failures(call: Call): Operation['responses'] {
  const common = call.method === 'GET' ? COMMON_ERRORS : [...COMMON_ERRORS, ...BODY_ERRORS];
  const codes = [...new Set([...common, ...(call.errors ?? [])])];
  const statuses = [...new Set(codes.map((code) => ERRORS[code].status))].sort();
  return Object.fromEntries(
    statuses.map((status) => {
      const here = codes.filter((code) => ERRORS[code].status === status);
      const description = here.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join(' ');
      return [String(status), { description, content: jsonOf('Error') }];
    }),
  );
}

function parametersOf(schema: z.ZodObject | undefined, location: Parameter['in']): Parameter[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, part]) => ({
    name,
    in: location,
    required: location === 'path' || !(part as z.ZodType).safeParse(undefined).success,
    schema: withoutMeta(z.toJSONSchema(part as z.ZodType, { io: 'input' })),
  }));
}

const formOf = (field: string): Json => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { [field]: { type: 'string', contentMediaType: 'application/octet-stream' } },
      required: [field],
    },
  },
});

const jsonOf = (name: string): Json => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
});

function withoutMeta(schema: object): Json {
  const { $schema: _schema, $id: _id, id: _name, ...rest } = schema as Json;
  return rest;
}
