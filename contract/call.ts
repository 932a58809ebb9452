import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** One call of the API: the server validates with it, the types of answers follow from its schemas, openapi.json is generated from it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As OpenAPI writes it: `/api/chat/sessions/{sessionId}`. */
  readonly path: string;
  readonly tag:
    | 'Chat'
    | 'Files'
    | 'Care'
    | 'Bible'
    | 'Games'
    | 'Voice'
    | 'Advertisements'
    | 'Analytics'
    | 'Contact'
    | 'Admin'
    | 'Installation';
  /** One line; `description` says more, in plain text with backticks. */
  readonly summary: string;
  readonly description?: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The field name of the file, for calls that take a form with one file instead of JSON. */
  readonly fileField?: string;
  /** Schema by status; null means no content. */
  readonly responses: Readonly<Record<number, z.ZodType | null>>;
  /** The 200 response may also be server-sent events. */
  readonly stream?: boolean;
  /** The 200 response is a file of one of these media types. */
  readonly files?: readonly string[];
  /** Belongs to one visitor or operator: `Cache-Control: no-store`. */
  readonly private?: boolean;
  /** This call's own errors, without those that any call may return (server/about/openapi.ts). */
  readonly errors?: readonly ErrorCode[];
}
