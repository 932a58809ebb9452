import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';

export type CallName = keyof typeof calls;

/** The name of the place that is the body itself: what is written there need not be a text of JSON. */
export const WHOLE = '';

/** One place of a call where a client may write any text. */
export interface TextPlace {
  readonly call: CallName;
  readonly part: 'path' | 'query' | 'header' | 'body' | 'file';
  /** The name of a parameter, the path of a field in the body ("source.reference"), or WHOLE. */
  readonly name: string;
}

/** Bodies that are valid: each text in them is a place. */
const BODIES: Partial<Record<CallName, object>> = {
  sendMessage: {
    content: 'What is grace?',
    version: 'kjv',
    attachment: { fileName: 'notes.txt', fileType: 'text', wordCount: 1, length: 1 },
  },
  retryReply: { version: 'kjv' },
  editMessage: { content: 'What is mercy?', version: 'kjv' },
  continueReply: { version: 'kjv' },
  checkText: { text: 'God so loved the world (John 3:16).', version: 'kjv' },
  ttsGenerate: { text: 'Grace and peace.', voiceId: 'one' },
  recordScore: { gameId: 'none', score: 0, timeCompleted: 1, attempts: 1 },
  icebreaker: { participants: 8, timeLimit: 20 },
  openRoom: {
    source: { kind: 'passage', reference: 'Acts 12', version: 'kjv' },
    count: 5,
    secondsPerQuestion: 0,
    scoring: 'right',
    title: 'Tuesday',
  },
  joinRoom: { name: 'Ruth' },
  answerInRoom: { questionId: 'none', answer: 'Peter' },
  leadRoom: { action: 'accept-answer', questionId: 'none', answer: 'Peter' },
  createAdvertisement: {
    title: 'A book',
    description: 'To read.',
    imageUrl: 'ftp://none',
    linkUrl: 'ftp://none',
    type: 'book',
    placement: 'chat_sidebar',
    targetAudience: 'all',
    startDate: '2026-01-01',
    endDate: '2026-12-31',
  },
  changeAdvertisement: { title: 'A book', description: 'To read.', updatedAt: '2026-01-01T00:00:00Z' },
  sendContact: {
    name: 'Ruth',
    email: 'ruth@example.org',
    subject: 'Hello',
    message: 'Grace and peace.',
    type: 'general',
    website: '',
  },
  changeContact: { handled: true },
  login: { username: 'nobody', password: 'nothing', code: '000000', device: 'none' },
  changePassword: { currentPassword: 'nothing', newPassword: 'something else' },
  changeSecondFactor: { action: 'confirm', code: '000000' },
  addOperator: { username: 'boaz', password: 'whither thou goest', role: 'admin' },
  changeOperator: { password: 'whither thou goest', role: 'admin' },
  changeFlag: { enabled: true },
  replaceTestimonials: { testimonials: [{ name: 'Ruth', role: 'Reader', text: 'Good.', stars: 5 }] },
};

/** A valid body of a call; undefined for one that takes none. */
export function bodyOf(name: CallName): object | undefined {
  const call: Call = calls[name];
  const body = BODIES[name];
  if (call.body && !body) throw new Error(`There is no sample of a body for ${name}.`);
  return body;
}

/** Every place of every call where a client may write a text. */
export function textPlaces(): TextPlace[] {
  return (Object.keys(calls) as CallName[]).flatMap((name): TextPlace[] => {
    const call: Call = calls[name];
    const named = (part: TextPlace['part'], names: readonly string[]): TextPlace[] =>
      names.map((each) => ({ call: name, part, name: each }));
    return [
      ...named('path', Object.keys(call.params?.shape ?? {})),
      ...named('query', Object.keys(call.query?.shape ?? {})),
      ...named('header', Object.keys(call.headers?.shape ?? {})),
      ...named('body', textsOf(bodyOf(name) ?? {})),
      ...named('file', call.fileField ? [call.fileField] : []),
    ];
  });
}

/** The paths of all texts in a value: "source.reference", "testimonials.0.name". */
function textsOf(value: object): string[] {
  return Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner === 'string') return [key];
    return typeof inner === 'object' && inner !== null ? textsOf(inner).map((path) => `${key}.${path}`) : [];
  });
}

/** The places that are the whole body of a call. */
export const bodyPlaces = (): TextPlace[] =>
  (Object.keys(calls) as CallName[])
    .filter((name) => bodyOf(name))
    .map((call) => ({ call, part: 'body', name: WHOLE }));

/** The value with another text at a path. */
export function withText<T extends object>(value: T, path: string, text: string): T {
  const [key = '', ...rest] = path.split('.');
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  copy[key] = rest.length === 0 ? text : withText(copy[key] as object, rest.join('.'), text);
  return copy as T;
}
