import { type AnswerRecord, type RecalledAnswer, recall, shownIn } from '../answer-record.ts';
import { fittedSubject } from '../answers/fitting.ts';
import { changedForm, changesPlan, isForNoFaith, recordableForm } from '../forms/follow-form.ts';
import { changedAnswer, formAnswer, studyWithConditions } from '../forms/form-answer.ts';
import type { FormRequest } from '../forms/form-request.ts';
import { subjectOfForm } from '../forms/form-rule.ts';
import type { Intent, Subject } from '../intent.ts';
import { type MoveKind, moveOf } from '../reading/moves.ts';
import { plainWords } from '../reading/words.ts';
import type { createRecogniser } from '../recognise/recognise.ts';
import type { Subjects } from '../recognise/subjects.ts';
import { reply, type Telling, tellingOf } from '../telling.ts';
import { withGiven } from '../told/given-name.ts';
import { situationOf } from '../told/situation.ts';
import type { GuideReply, GuideRequest } from '../types.ts';
import { followAnswer } from './follow-answers.ts';
import { hasNoSubject } from './in-conversation.ts';
import { withRecord } from './spoken-reply.ts';

/** Names are taken from so many messages before. */
export const EARLIER_NAMES = 2;

/** Words that point at the reply before: a message with one of them and a move in it is no request of its own. */
const POINTS_BACK =
  /\b(?:it|that|this|them|those|these|same|ones?|others?|another|verses?|chapter|version|translation|passages?)\b|\b(?:first|second|third|fourth|fifth|sixth|last) (?:meeting|session|evening|part|lesson)\b/;
/** A message as short as this with a move in it says nothing else. In words. */
const NOTHING_ELSE = 4;
const OF_ITS_OWN: ReadonlySet<Intent['kind']> = new Set([
  'topic',
  'question',
  'passage',
  'quote',
  'book',
  'no-passage',
]);

/** Moves after which the conversation has something of another kind in hand. */
const KIND_AFTER: Readonly<Partial<Record<MoveKind, Intent['kind']>>> = {
  'as-prayer': 'prayer',
  'as-study': 'study',
};

/** The answer to a message that changes what was asked before ("make it 30 minutes"); undefined for every other. */
export function amended(
  telling: Telling,
  recognise: ReturnType<typeof createRecogniser>,
  subjects: Subjects,
): GuideReply | undefined {
  const { request, library } = telling;
  const record = request.history.findLast(({ role }) => role === 'assistant')?.record;
  if (!record?.form || request.document) return undefined;
  const other = onOtherSubject(telling, record.form, { subjects, recognise });
  if (other) return other;
  const changed = changedForm(record.form, request.words, moveOf(request.words));
  const isSure = isForNoFaith(record.form, request.words) || changesPlan(record.form, request.words);
  if (!changed || (!isSure && isOfItsOwn(request.words, recognise))) return undefined;
  const { form, isNew } = changed;
  const base = isNew ? telling : tellingOf({ ...request, history: withoutAmended(request.history) }, library);
  const parts = changedAnswer(base, form, recalled(record, telling));
  if (parts.length === 0) return undefined;
  const own = request.history.filter(({ role }) => role === 'user').slice(-EARLIER_NAMES);
  const text = withGiven(reply(parts), [request.words, ...own.map(({ content }) => content)].join('\n'));
  const shown = shownIn(text);
  const { amends: _before, ...about } = record;
  const next = { ...about, form: recordableForm(form), ...(!isNew && { amends: true as const }) };
  return { text, record: shown.length > 0 ? { ...next, shown, focus: shown.at(-1)! } : next };
}

/** "Could it be about Esther instead": the same form, on what is named now. */
const OTHER_SUBJECT =
  /\b(?:about|on) .*\binstead\b|\binstead\b.*\b(?:about|on) |^(?:can|could|may) (?:it|that|this|we|you) (?:be|make it|do it|do|change it to) (?:about|on)\b|^(?:make|do) (?:it|that|this|one) (?:about|on)\b|^(?:(?:no|maybe|perhaps|rather|better|i would like|i want|can i have|please|sorry|with) )*(?:something|one) (?:about|on) \w+(?: \w+){0,3}$/;

/** "One more, for prisoners", behind a prayer. */
const ONE_FOR =
  /^(?:(?:and|now|ok|thanks|thank you|please|can i have|can you do) )*(?:another|one more|another one|one) for (?!(?:me|us|him|her|them|my|our|his|her|their|the)\b)(\w+(?: \w+){0,4})$/;

function onOtherSubject(
  telling: Telling,
  form: FormRequest,
  {
    subjects,
    recognise,
  }: { readonly subjects: Subjects; readonly recognise: ReturnType<typeof createRecogniser> },
): GuideReply | undefined {
  const { words: said } = telling.request;
  const whom = form.form === 'prayer' ? ONE_FOR.exec(plainWords(said))?.[1] : undefined;
  if (!whom && !OTHER_SUBJECT.test(plainWords(said))) return undefined;
  const words = whom ? `A prayer for ${whom}` : said;
  const { books: _books, ...asked } = form;
  const named = subjectOfForm({ form: asked, wanted: words }, subjects);
  const subject = hasNoSubject(named) ? recognisedSubject(words, recognise) : named;
  if (!subject || hasNoSubject(subject)) return undefined;
  const parts =
    form.form === 'study'
      ? studyWithConditions(telling, { subject, form: asked }, undefined)
      : formAnswer(telling, asked, subject);
  return parts.length === 0 ? undefined : withRecord({ kind: 'form', subject, form: asked }, reply(parts));
}

/** Where no sign names the subject: what the message is recognised to be about. */
function recognisedSubject(
  words: string,
  recognise: ReturnType<typeof createRecogniser>,
): Subject | undefined {
  const { intent } = recognise({ words, earlier: [], hasDocument: false });
  if (intent.kind === 'topic') return { topic: intent.topic, passages: [] };
  if (intent.kind === 'prayer') return intent.subject;
  return intent.kind === 'question' ? { question: intent.question, passages: [] } : undefined;
}

/** What the reply before was about, told as the conversation's situation asks. */
export function recalled(record: AnswerRecord, { request, library }: Telling): RecalledAnswer {
  const last = recall(record, library);
  const earlier = request.history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const situation = situationOf(request.words, { earlier, isFollow: true });
  return { ...last, subject: fittedSubject(last.subject, situation) };
}

/** The history without the reply that is changed, and without those that it had changed itself: the same is told again. */
function withoutAmended(history: GuideRequest['history']): GuideRequest['history'] {
  const kept = [...history];
  for (let at = kept.length - 1; at >= 0; at -= 1) {
    const turn = kept[at]!;
    if (turn.role !== 'assistant') continue;
    kept.splice(at, 1);
    if (!turn.record?.amends) break;
  }
  return kept;
}

/** Whether a message names a subject of its own, and so changes nothing of what was asked before. */
function isOfItsOwn(words: string, recognise: ReturnType<typeof createRecogniser>): boolean {
  const plain = plainWords(words);
  if (plain.split(' ').length <= NOTHING_ELSE || POINTS_BACK.test(plain)) return false;
  const { intent } = recognise({ words, earlier: [], hasDocument: false });
  if (intent.kind === 'note') return true;
  if (!('subject' in intent)) return OF_ITS_OWN.has(intent.kind);
  const { topic, question, occasion, passages } = intent.subject;
  return Boolean(topic ?? question ?? occasion) || passages.length > 0;
}

/** Moves that may only be for whom something new is wanted: "my sponsor wants a reading for the meeting". */
const MENTIONS_SOMEBODY: ReadonlySet<MoveKind> = new Set(['for-group', 'for-children', 'for-someone-else']);

/** The answer to a message that only takes up the reply before it; undefined for every other. */
export function followed(
  telling: Telling,
  recognise: ReturnType<typeof createRecogniser>,
): GuideReply | undefined {
  const { request } = telling;
  const record = request.history.findLast(({ role }) => role === 'assistant')?.record;
  const move = record && !request.document ? moveOf(request.words) : undefined;
  if (!record || !move) return undefined;
  const plain = plainWords(request.words);
  // "What about the Message" after a question on translations asks about that Bible, and not for its words.
  const isOnPassages = record.kind === 'passage' || record.kind === 'quote';
  if (
    move.kind === 'translation' &&
    move.notHeld &&
    !isOnPassages &&
    /^(?:and |so )?(?:what|how) about\b/.test(plain)
  )
    return undefined;
  if (plain.split(' ').length > NOTHING_ELSE) {
    const { intent } = recognise({ words: request.words, earlier: [], hasDocument: false });
    if (intent.kind === 'form' && MENTIONS_SOMEBODY.has(move.kind)) return undefined;
    const namesPassage = 'passages' in intent && intent.passages.length > 0;
    if (namesPassage || intent.kind === 'question') return undefined;
    if (OF_ITS_OWN.has(intent.kind) && !POINTS_BACK.test(plain)) return undefined;
  }
  const parts = followAnswer(telling, move, recalled(record, telling));
  if (!parts) return undefined;
  const text = reply(parts);
  const shown = shownIn(text);
  // What the conversation is about stays; what it showed last is what a next follow-up points at.
  const kind = KIND_AFTER[move.kind] ?? record.kind;
  const next = { ...record, kind, move: move.kind };
  return { text, record: shown.length > 0 ? { ...next, shown, focus: shown.at(-1)! } : next };
}
