import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** The list of questions for one filter, ready to be sent. */
export interface ListAnswer {
  readonly body: Buffer;
  readonly gzipped: Buffer;
  readonly etag: string;
}

/** Makes each answer when it is first asked for, and keeps it: the questions change only with a new build. */
export function createListAnswers(): (key: string, read: () => unknown) => ListAnswer {
  const made = new Map<string, ListAnswer>();
  return (key, read) => {
    const known = made.get(key);
    if (known) return known;
    const body = Buffer.from(JSON.stringify(read()));
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
    const answer = { body, gzipped: gzipSync(body, { level: 9 }), etag: `"${hash}"` };
    made.set(key, answer);
    return answer;
  };
}
