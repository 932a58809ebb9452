import { SAYINGS } from '../../content/sayings/all.ts';
import { openSayings } from '../../scripture/quotations/sayings.ts';
import type { AnswerRecord, RecalledAnswer } from './answer-record.ts';
import { sayingIn } from './answers/saying-answer.ts';
import { type AskedReply, askedReply } from './asked/reply.ts';
import { type ForeseenReply, foreseenReply } from './foreseen/reply.ts';
import { courtesy } from './reading/requests.ts';
import { plainWords } from './reading/words.ts';
import type { createRecogniser } from './recognise/recognise.ts';
import type { Subjects } from './recognise/subjects.ts';
import type { Spoken } from './spoken.ts';
import { spokenTo } from './talk/conversation.ts';
import { questionsOnIt } from './talk/in-conversation.ts';
import { recalled } from './talk/taken-up.ts';
import type { Telling } from './telling.ts';

/** What the steps of the guide share, made once. */
export interface Deps {
  readonly recognise: ReturnType<typeof createRecogniser>;
  readonly subjects: Subjects;
}

export const SAYING_OF = openSayings(SAYINGS);

/** A message with what more than one step needs to know of it; what costs time is worked out when it is first asked for. */
export interface ReadMessage {
  readonly telling: Telling;
  /** What the reply before was about, as it was kept. */
  readonly record: AnswerRecord | undefined;
  /** The same with its entries and passages; undefined at the beginning, and where a document comes with the message. */
  readonly last: RecalledAnswer | undefined;
  /** The message is the title of an entry of the library but its questions (asked/), as it is offered to be tapped. */
  readonly isTitle: boolean;
  /** `last`, unless the message is a title: a talk that may be gone on with. */
  readonly talk: RecalledAnswer | undefined;
  readonly isCourtesy: boolean;
  /** A saying that is not in the Bible and is taken for one. */
  readonly saying: ReturnType<typeof SAYING_OF>;
  /** The question of the library that the message asks, also where that is a guess. */
  readonly likely: () => AskedReply | undefined;
  /** The same; undefined where it is a guess. */
  readonly asked: () => AskedReply | undefined;
  /** What visitors were foreseen to say in such a talk, where the message says it. */
  readonly foreseen: () => ForeseenReply | undefined;
  /** A protest, thanks for what was said, and the like; it waits until nothing better was found. */
  readonly said: () => Spoken | undefined;
}

/** Reads a message for the steps. */
export function readMessage(telling: Telling, deps: Deps): ReadMessage {
  const { request } = telling;
  const plain = plainWords(request.words);
  const record = request.history.findLast(({ role }) => role === 'assistant')?.record;
  const last = record && !request.document ? recalled(record, telling) : undefined;
  const isTitle = deps.subjects.titled(plain) !== undefined;
  const talk = isTitle ? undefined : last;
  const isCourtesy = courtesy(plain) !== undefined;
  const saying = sayingIn(request.words, SAYING_OF);
  const likely = lazily(() =>
    saying === undefined && !isCourtesy ? askedReply(telling, last, deps) : undefined,
  );
  return {
    telling,
    record,
    last,
    isTitle,
    talk,
    isCourtesy,
    saying,
    likely,
    asked: () => (likely()?.isGuess ? undefined : likely()),
    foreseen: lazily(() =>
      talk && saying === undefined && !isCourtesy ? foreseenReply(telling, talk, deps) : undefined,
    ),
    said: lazily(() => talk && (spokenTo(telling, talk, deps.subjects) ?? questionsOnIt(telling, talk))),
  };
}

function lazily<Value>(work: () => Value): () => Value {
  let kept: { readonly value: Value } | undefined;
  return () => {
    kept ??= { value: work() };
    return kept.value;
  };
}
