import {
  EXCUSED,
  GOOD_NIGHT,
  LIKELY_MEANT,
  NOTHING_ON_IT,
  OBJECTED,
  OF_THESE,
  PROTESTED,
  PROTESTED_INSTEAD,
  PROTESTED_NOTHING,
  TOLD_ON,
  WORDS_TO_SAY,
} from '../../../content/guide/heard.ts';
import { FOLLOW_OPENERS, PRAYER_LEADS } from '../../../content/guide/openings.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { bookOf, firstVersesOf, verseCount } from '../../../scripture/references/passage-ranges.ts';
import type { RecalledAnswer } from '../answer-record.ts';
import { nearestPart } from '../answers/nearest-part.ts';
import { questionAnswer } from '../answers/question-answer.ts';
import { tellsOfLife } from '../answers/short-answers.ts';
import { askedFromTheHeart, factAnswer, factOf, isFromTheHeart } from '../answers/short-facts.ts';
import { topicAnswer } from '../answers/topic-answer.ts';
import { figuresNamed } from '../figures/names.ts';
import { figuresSpokenOf } from '../figures/spoken-of.ts';
import type { Intent } from '../intent.ts';
import { isHurtful } from '../needs/hurtful.ts';
import { isPersonal } from '../reading/requests.ts';
import { plainWords, wordsOf } from '../reading/words.ts';
import { paragraphOn } from '../recognise/paragraphs.ts';
import type { Subjects } from '../recognise/subjects.ts';
import type { Spoken } from '../spoken.ts';
import type { Telling } from '../telling.ts';
import { namesOnesOwn } from '../told/called-so.ts';
import { isOfOneself } from '../told/of-oneself.ts';
import { heardAnswer, heardPrayer, isHeard } from './heard.ts';
import { heardOn } from './heard-on.ts';

/** In words: who writes more tells something of their own. */
const LONGEST_PROTEST = 16;
const PROTEST =
  /\b(?:not (?:really )?what i (?:asked|meant|wanted|said)|i did not (?:ask|say)|(?:does|did|do) not (?:really |actually )?(?:answer|help|address)|you (?:did|have) not (?:answer|answered|answering)|miss(?:ed|ing) (?:my|the) (?:point|question)|not (?:very |that |really |much )*helpful|no help|not (?:really |actually |quite )?(?:an|my) answer|does not (?:really )?answer|not listening|not answering|nothing to do with|wrong (?:thing|end|question)|irrelevant|beside the point)\b/;
const TO_BED = /\b(?:sleep now|try to sleep|go(?:ing)? to (?:bed|sleep)|off to bed|good ?night)\b/;
const SORRY = /^(?:oh |ok )?(?:i am )?(?:so |very )?sorry\b/;
const OBJECTS =
  /^(?:yes|yeah|ok|okay|right|well|fine|maybe|and)?,? ?but\b|\b(?:does|do|did|will|would) not (?:pay|change|help|work|bring|fix|feed|stop|make)\b/;
const SAY_SOMETHING =
  /\b(?:something|anything|a sentence|one sentence|a line|one line|one thing|a few words|some words|words|a word|wording) (?:\w+ ){0,6}?(?:say|read|text|write|pray|tell|whisper|put|pass on|use|speak)\b|\b(?:someone|somebody) elses words\b|\b(?:word|phrase) it\b/;
const WHO_SAYS = /\bwho says (?:it|that|so|i)\b|\bshow me where\b|\bhold on ?to\b|\bcling to\b/;
const NOT_A_PSALM = /\bnot (?:a|another|any) psalm|no psalms?|hated? psalms\b/;

/**
 * To what is no new request in a running conversation: a protest, a good night, the question which of the passages is the
 * shortest, or who says so.
 */
export function spokenTo(telling: Telling, last: RecalledAnswer, subjects: Subjects): Spoken | undefined {
  const plain = plainWords(telling.request.words);
  const count = plain.split(' ').length;
  if (count <= LONGEST_PROTEST && PROTEST.test(plain)) return protested(telling, last, subjects);
  if (count <= LONGEST_PROTEST && TO_BED.test(plain) && !plain.includes('prayer'))
    return { parts: [telling.line(GOOD_NIGHT), telling.quote(passageOfMark('[[Psalm 4:8]]'))] };
  const chosen = WHICH_OF_THEM.test(plain) ? byLength(telling, last, plain) : undefined;
  if (chosen) return chosen;
  if (WHO_SAYS.test(plain)) {
    const heart = askedFromTheHeart(telling.request.words);
    if (heart) return { parts: factAnswer(telling, heart), fact: heart.id };
  }
  return undefined;
}

/** "Which is the shortest": of the passages that were shown. */
const WHICH_OF_THEM =
  /^(?:and |so |ok )?(?:which|whats|what)(?: one| of (?:these|those|them|the \w+))?(?: is| would be)? the (?:shortest|longest|easiest|quickest)$/;

function byLength(telling: Telling, { shown }: RecalledAnswer, plain: string): Spoken | undefined {
  if (shown.length < 2) return undefined;
  const sorted = shown.toSorted((a, b) => verseCount(a) - verseCount(b));
  const passage = plain.endsWith('longest') ? sorted.at(-1)! : sorted[0]!;
  return { parts: [telling.words(OF_THESE, { reference: passage.reference }), telling.quote(passage)] };
}

/** The visitor's message before this one. */
function before({ request }: Telling): string {
  return request.history.findLast(({ role }) => role === 'user')?.content ?? '';
}

/** All that the visitor has written. */
const everythingTold = ({ request }: Telling) =>
  request.history.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).join('\n');

const isTold = (telling: Telling) => (text: string) => telling.said.times(text) > 0;

/** To "that is not what I asked": sorry, and the next likely entry, or a paragraph on it, or an honest no. */
function protested(telling: Telling, last: RecalledAnswer, subjects: Subjects): Spoken {
  const sorry = telling.line(PROTESTED);
  const asked = before(telling);
  const paragraph = paragraphOn(telling.library, asked, isTold(telling));
  if (paragraph) return { parts: [sorry, PROTESTED_INSTEAD, telling.words(paragraph.text)] };
  const other = subjects
    .needs(asked, ['topic/', 'question/'])
    .filter(({ probability, label }) => probability >= WORTH_TRYING && !isHurtful(label))
    .flatMap(({ label }) => subjects.entryOf(label, wordsOf(asked)) ?? [])
    .map(({ intent }) => intent)
    .find((intent) => !isSubject(intent, last));
  const parts = other && entryAnswer(telling, other);
  return parts
    ? { parts: [sorry, PROTESTED_INSTEAD, ...parts.slice(0, SHORTLY)], intent: other }
    : { parts: [sorry, PROTESTED_NOTHING] };
}

/** From this probability on an entry is offered to somebody whom another one missed. */
const WORTH_TRYING = 0.3;
const SHORTLY = 4;

function isSubject(intent: Intent, { subject }: RecalledAnswer): boolean {
  if (intent.kind === 'topic') return intent.topic.id === subject.topic?.id;
  return intent.kind === 'question' && intent.question.id === subject.question?.id;
}

function entryAnswer(telling: Telling, intent: Intent): string[] | undefined {
  if (intent.kind === 'topic') return topicAnswer(telling, intent);
  return intent.kind === 'question' ? questionAnswer(telling, intent) : undefined;
}

const SHORT_VERSES = 2;

/** What somebody could say or read aloud, where that is asked for; undefined where it is not. */
export function toSay(telling: Telling, last: RecalledAnswer): Spoken | undefined {
  const plain = plainWords(telling.request.words);
  return SAY_SOMETHING.test(plain) ? wordsToSay(telling, last, plain) : undefined;
}

/** A prayer that names no subject, on what the visitor has told; undefined where that is not known either. */
export function prayerOnWhatWasTold(telling: Telling): Spoken | undefined {
  const told = `${telling.request.words}\n${everythingTold(telling)}`;
  return isHeard(told) ? { parts: [telling.line(PRAYER_LEADS), heardPrayer(telling, told)] } : undefined;
}

/** Words of one's own and a short passage on what was spoken of. */
function wordsToSay(
  telling: Telling,
  { subject, shown, note }: RecalledAnswer,
  plain: string,
): Spoken | undefined {
  const { topic, question, occasion } = subject;
  const marks =
    (topic ?? question ?? occasion ?? note)?.passages.map(({ mark }) => passageOfMark(mark)) ?? shown;
  const passages = marks
    .filter((passage) => !(NOT_A_PSALM.test(plain) && bookOf(passage).osis === 'Ps'))
    .toSorted((a, b) => verseCount(a) - verseCount(b));
  const [passage] = telling.said.freshest(passages, 1, ({ reference }) => `— ${reference} (`);
  const own = topic && telling.said.next(topic.encouragement);
  if (!passage && !own) return undefined;
  const prayer = PRAYED.test(plain) || !own ? prayerIn(telling, topic?.prayers) : undefined;
  return {
    parts: [
      telling.line(WORDS_TO_SAY),
      prayer ?? (own ? telling.words(own) : ''),
      passage ? telling.quote(firstVersesOf(passage, SHORT_VERSES)) : '',
    ],
  };
}

const PRAYED = /\b(?:pray|prayer|elses words|god|say)\b/;
const PRAYER_SENTENCES = 3;

/** A prayer in a few sentences: the entry's own, else one on what the visitor told before. */
function prayerIn(telling: Telling, prayers: readonly string[] = []): string {
  if (prayers.length === 0) return heardPrayer(telling, everythingTold(telling));
  const sentences = telling.words(telling.said.next(prayers)).split(/(?<=[.?])\s+/);
  return sentences.length <= PRAYER_SENTENCES + 1
    ? sentences.join(' ')
    : [...sentences.slice(0, PRAYER_SENTENCES), 'Amen.'].join(' ');
}

/** From this probability on an entry that nothing is likelier than is told, and said to be a guess. */
const LIKELY = 0.52;

/** The entry that a message most likely means, where that is not sure; never one that it hurts to be taken for. */
function likelyEntry(telling: Telling, subjects: Subjects): Spoken | undefined {
  const { words } = telling.request;
  const [need] = subjects.needs(words);
  if (!need || need.probability < LIKELY || isHurtful(need.label)) return undefined;
  if (!/^(?:topic|question|person)\//.test(need.label)) return undefined;
  // What people feel is no answer to what they ask about the world.
  if (need.label.startsWith('topic/') && !isPersonal(plainWords(words))) return undefined;
  const intent = subjects.entryOf(need.label, wordsOf(words))?.intent;
  // A son who is called James is no apostle.
  if (intent?.kind === 'question' && /^Who (?:was|is) /.test(intent.question.question) && namesOnesOwn(words))
    return undefined;
  const parts = intent && entryAnswer(telling, intent);
  return parts && intent ? { parts: [telling.line(LIKELY_MEANT), ...parts], intent } : undefined;
}

/** Whether the conversation is about somebody's life, and not about a text, a fact or something made. */
export function isPersonalTalk(last: RecalledAnswer | undefined): boolean {
  if (!last) return true;
  const { subject, form, kind } = last;
  if (form || kind === 'passage' || kind === 'quote' || kind === 'book') return false;
  return Boolean(subject.topic) || (kind === 'unknown' && isFromTheHeart(last.fact)) || kind === 'self';
}

/** In words: so short a question is about the fact that was just told. */
const LEANS_ON_FACT = 10;

/** A question that no entry surely answers: from the heart, of what was told, by a paragraph, or a plain no with a passage. */
export function questionSpoken(
  telling: Telling,
  last: RecalledAnswer | undefined,
  subjects: Subjects,
): Spoken | undefined {
  const fact = factOf(last?.fact);
  const heart = isPersonalTalk(last) ? askedFromTheHeart(telling.request.words) : undefined;
  const told = isTold(telling);
  const leans = wordsOf(telling.request.words).length <= LEANS_ON_FACT;
  if (leans && fact?.more && !told(fact.more)) return { parts: [telling.words(fact.more)], fact: fact.id };
  if (heart && !told(heart.answer)) return { parts: factAnswer(telling, heart), fact: heart.id };
  if (fact?.more && !told(fact.more)) return { parts: [telling.words(fact.more)], fact: fact.id };
  const paragraph = paragraphOn(telling.library, telling.request.words, told);
  if (paragraph && !isOfOthers(paragraph.text, telling)) {
    const [mark] = paragraph.passages.filter((one) => !telling.said.quoted(passageOfMark(one)));
    return { parts: [telling.words(paragraph.text), mark ? telling.quote(passageOfMark(mark)) : ''] };
  }
  const part = last && partOf(telling, last);
  if (part && !isOfOthers(part, telling))
    return { parts: [telling.line(FOLLOW_OPENERS['asked-more'].slice(0, 2)), part], isNear: true };
  const near = likelyEntry(telling, subjects) ?? (last && nothingOnIt(telling, last));
  return near && { ...near, isNear: true };
}

/** Whether a text is about other people of the Bible than the talk. */
function isOfOthers(text: string, telling: Telling): boolean {
  const spokenOf = isOfOneself(telling.request.words) ? [] : figuresSpokenOf(telling);
  const named = figuresNamed(text).map(({ figure }) => figure);
  return spokenOf.length > 0 && named.length > 0 && !named.some((figure) => spokenOf.includes(figure));
}

/** The part of the entry spoken of that shares the question's words. */
function partOf(telling: Telling, { subject }: RecalledAnswer): string | undefined {
  const { topic, question } = subject;
  if (topic)
    return nearestPart(telling, [...topic.guidance, ...topic.understanding, ...topic.practices], topic.about);
  if (!question) return undefined;
  const near = nearestPart(telling, [...question.answer, question.differences ?? ''], question.question);
  // Of an answer that was cut, the rest is nearer than nothing; an entry that was not told has no rest.
  const isCut = telling.said.times(question.answer[0] ?? '') > 0;
  const rest = isCut ? question.answer.find((text) => telling.said.times(text) === 0) : undefined;
  return near ?? (rest && telling.words(rest));
}

function nothingOnIt(telling: Telling, { subject, shown, asked }: RecalledAnswer): Spoken | undefined {
  const { topic, question, occasion } = subject;
  const ofAsked = asked?.passages.map(passageOfMark).find((passage) => !telling.said.quoted(passage));
  if (ofAsked) return { parts: [telling.line(NOTHING_ON_IT), telling.quote(ofAsked)] };
  const isOther = question !== undefined && isOfOthers(question.question, telling);
  const noted = isOther ? [] : ((topic ?? question ?? occasion)?.passages ?? []);
  const [fresh] = telling.fresh(noted, 1);
  if (fresh) return { parts: [telling.line(NOTHING_ON_IT), ...telling.noted(fresh)] };
  const [passage] = shown;
  return passage && { parts: [telling.line(NOTHING_ON_IT), telling.quote(firstVersesOf(passage))] };
}

/** To somebody who goes on telling: that it was read, the part of the entry that is nearest, and a passage of it. */
export function toldOn(telling: Telling, last: RecalledAnswer, subjects: Subjects): Spoken {
  const plain = plainWords(telling.request.words);
  const { topic } = last.subject;
  const heart = isPersonalTalk(last)
    ? askedFromTheHeart(telling.request.words, plain.split(' ').length <= LEANS_ON_FACT)
    : undefined;
  if (heart && telling.said.times(heart.answer) === 0)
    return { parts: factAnswer(telling, heart), fact: heart.id };
  if (!topic && (!isPersonal(plain) || !isPersonalTalk(last))) {
    const spoken = questionSpoken(telling, last, subjects);
    if (spoken) return spoken;
  }
  if (!topic) return heardOn(telling, { isLast: true }) ?? { parts: heardAnswer(telling) };
  const opener = SORRY.test(plain) ? EXCUSED : OBJECTS.test(plain) ? OBJECTED : TOLD_ON;
  const part = nearestPart(telling, [...topic.guidance, ...topic.understanding], topic.about);
  // Where no part of the entry is near, what holds for whatever is told says more than a part taken in turn.
  const heard = part || opener !== TOLD_ON ? undefined : heardOn(telling);
  if (heard) return heard;
  const [fresh] = telling.fresh(topic.passages, 1);
  return {
    parts: [
      telling.line(opener),
      part ?? telling.words(telling.said.next(topic.encouragement)),
      ...(fresh ? telling.noted(fresh) : []),
    ],
  };
}

const MORAL =
  /\b(?:is|was|would|will) (?:it|this|that) (?:be )?(?:actually |really |still |also )?(?:a )?(?:sin|sinful|wrong|ok|okay|alright|allowed|permitted|bad|acceptable)\b|\b(?:can|may|should) (?:a |we |i )?(?:christians?|believers?|i|we) (?:eat|drink|wear|watch|use|play|keep|own|buy|sell|work|pay|go|join|take)\b/;
/** By which questions one may judge what the Bible does not name. */
const FREE_MATTERS = 'free-matters';

/** To "is it wrong to", about something that no entry is on: the questions by which the Bible lets one judge. */
function wouldItBeWrong(telling: Telling): Spoken | undefined {
  const question = telling.library.questions.find(({ id }) => id === FREE_MATTERS);
  if (!question || !MORAL.test(plainWords(telling.request.words))) return undefined;
  const intent = { kind: 'question', question } as const;
  return { parts: questionAnswer(telling, intent), intent };
}

/** To a first message that nothing explains and that tells of the writer's life. */
export function firstHeard(
  telling: Telling,
  choices: readonly string[],
  subjects: Subjects,
): Spoken | undefined {
  const moral = wouldItBeWrong(telling);
  if (moral) return moral;
  if (!tellsOfLife(telling.request.words)) return undefined;
  const heart = askedFromTheHeart(telling.request.words);
  return (
    likelyEntry(telling, subjects) ??
    (heart ? { parts: factAnswer(telling, heart), fact: heart.id } : { parts: heardAnswer(telling, choices) })
  );
}
