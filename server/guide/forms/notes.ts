import { LIMITS } from '../../../content/guide/forms/limits.ts';
import { PASS_ON_TEXT, SHORT_NOTES } from '../../../content/guide/forms/prayers-and-notes.ts';
import { NOTE_TEXT } from '../../../content/guide/notes.ts';
import type { NoteOccasion } from '../../../content/guide/types.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { firstVersesOf, verseCount } from '../../../scripture/references/passage-ranges.ts';
import { noteAnswer } from '../answers/written-answers.ts';
import { candidates, choose, textOfPassage } from './choose-passages.ts';
import type { Chosen } from './chosen.ts';
import { type FormContext, fewerLine, notHeldLine, sentencesOf } from './form-context.ts';

/** Up to so many words a card of a few lines will do. */
const CARD = 80;
const SHORT_VERSE = 2;
/** A toast is said, and a card is read. */
const SPOKEN = /\b(?:toast|speech|speak|a few words at|say at)\b/i;
const SAID_ALOUD = /^\*[^*]*\b(?:spoken|minutes?|toast|voice)\b/;
/** What is read on a telephone or a tag is short, whoever asks for it. */
const TEXTED =
  /\b(?:text (?:to|for|message)|texts? my|texting|whats ?app|sms|gift tag|flower card|on the flowers)\b/i;

/** A note, a card or a letter: the long one with its advice, or a few lines where few were asked for. */
export function formNoteAnswer(context: FormContext, note: NoteOccasion): string[] {
  const { telling, form } = context;
  const isCard =
    form.isShort ||
    TEXTED.test(telling.request.words) ||
    (form.words !== undefined && form.words <= CARD) ||
    (form.sentences ?? 9) <= 4;
  const hasShort = SHORT_NOTES[note.id] !== undefined;
  const spoken = SPOKEN.test(telling.request.words) ? note.notes.filter((text) => SAID_ALOUD.test(text)) : [];
  if (spoken.length > 0) return withoutVerse(context, noteAnswer(telling, { ...note, notes: spoken }));
  if ((!isCard && !form.isPlain) || !hasShort) return withoutVerse(context, noteAnswer(telling, note));
  const texts = fitting(context, note);
  const count = form.count ?? (form.words || form.sentences === 1 ? 1 : 2);
  const chosen = telling.said.freshest(texts, count, (text) => text);
  const verse = verseFor(context, note);
  return [
    telling.line(NOTE_TEXT.leads, { about: note.about }),
    ...chosen.flatMap((text) => ['---', telling.words(text)]),
    '---',
    form.words !== undefined && chosen.some((text) => text.split(' ').length > form.words! * 1.1)
      ? LIMITS.longer
      : '',
    fewerLine(context, chosen.length),
    notHeldLine(context),
    ...(verse ? [NOTE_TEXT.passageLead, telling.quote(verse.passage)] : []),
  ];
}

/** The short texts of a note: without words of faith where that was asked, the shortest first where words count. */
function fitting({ form }: FormContext, note: NoteOccasion): string[] {
  const all = SHORT_NOTES[note.id] ?? SHORT_NOTES.encouragement!;
  const plain = form.isPlain
    ? all.filter(({ isPlain }) => isPlain)
    : [...all].sort((a, b) => Number(a.isPlain ?? false) - Number(b.isPlain ?? false));
  const texts = plain.map(({ text }) => text);
  if (form.words === undefined && (form.sentences ?? 9) > 2) return texts;
  return texts.toSorted((a, b) => a.length - b.length);
}

function verseFor(context: FormContext, note: NoteOccasion): Chosen | undefined {
  const { form } = context;
  if (form.isPlain || form.without?.includes('verse') || form.words !== undefined) return undefined;
  const own = note.passages.map((noted) => ({
    passage: firstVersesOf(passageOfMark(noted.mark), SHORT_VERSE),
    note: '',
  }));
  const occasional = (context.occasion?.passages ?? []).map((noted) => ({
    passage: passageOfMark(noted.mark),
    note: '',
  }));
  return choose(context, form.testament ? [...own, ...occasional] : own, {
    count: 1,
    longest: SHORT_VERSE,
  })[0];
}

/** The long note, with another verse where its own is not wanted, and with none where none is. */
function withoutVerse(context: FormContext, parts: string[]): string[] {
  const { form } = context;
  const dropsVerse = form.without?.includes('verse');
  if (!dropsVerse && !form.not && !form.testament && !form.notHeld) return parts;
  const at = parts.indexOf(NOTE_TEXT.passageLead);
  const kept = at < 0 ? parts : parts.slice(0, at);
  const verse = dropsVerse
    ? undefined
    : choose(context, candidates(context), { count: 1, longest: SHORT_VERSE })[0];
  return [
    ...kept,
    ...(verse ? [NOTE_TEXT.passageLead, context.telling.quote(verse.passage)] : []),
    notHeldLine(context),
  ];
}

const GLAD = /\b(?:passed|baby|engaged|won|birthday|got the job|congratulat\w+|good news)\b/i;
const TENSE = /\b(?:exams?|test|interview|driving|stage fright|first day|audition|match|final)\b/i;

/** Said to somebody for no other reason than that one likes them. */
const GREETS =
  /\b(?:good (?:morning|night|day|evening)|girlfriend|boyfriend|crush|fianc[eé]e?|every (?:morning|day)|daily text)\b/i;
const TROUBLED =
  /\b(?:sad|ill|sick|died|lost|hurt|hard|struggl\w*|cancer|hospital|divorc\w*|depress\w*|anxi\w*|grie\w*|trouble|comfort\w*|bad|worr\w*|scared|lonely|fired|broke\w*|miscarr\w*|funeral|cry\w*|surgery|operation|pain|ex|stress\w*|exam\w*|afraid)\b/i;

/** In messages: "another one" is of the same kind. */
const LOOKED_BACK = 2;

function greeting({ telling }: FormContext): string[] {
  const passages = PASS_ON_TEXT.greetingPassages.map(passageOfMark);
  const [verse] = telling.said.freshest(passages, 1, ({ reference }) => `— ${reference} (`);
  return [telling.said.next(PASS_ON_TEXT.greeting), verse ? telling.quote(verse) : ''];
}

/** Two sentences and a verse, to send to somebody as they are. */
export function passOnAnswer(context: FormContext): string[] {
  const { telling, form } = context;
  const { words } = telling.request;
  const own = telling.request.history.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const said = [...own.slice(-LOOKED_BACK), words].join('\n');
  const greets = GREETS.test(said) && !TROUBLED.test(said) && form.occasion === undefined;
  if (greets && !form.isPlain) return greeting(context);
  const texts = form.isPlain
    ? PASS_ON_TEXT.plain
    : TENSE.test(words)
      ? PASS_ON_TEXT.cheer
      : GLAD.test(words)
        ? PASS_ON_TEXT.good
        : PASS_ON_TEXT.messages;
  const found = candidates(context).filter(({ note }) => note !== '');
  const verses = (found.length > 0 ? found : general()).filter(({ passage }) => verseCount(passage) <= 4);
  const shortest = verses.toSorted(
    (a, b) => textOfPassage(telling, a.passage).length - textOfPassage(telling, b.passage).length,
  );
  const [verse] =
    form.isPlain || form.without?.includes('verse')
      ? []
      : choose(context, shortest.slice(0, 4), { count: 1, longest: SHORT_VERSE });
  const message = telling.said.next(texts);
  return [
    form.isShort ? '' : telling.line(PASS_ON_TEXT.leads),
    form.isShort ? (sentencesOf(message)[0] ?? '') : message,
    verse ? telling.quote(verse.passage) : '',
    notHeldLine(context),
    form.isShort ? '' : telling.unheard(PASS_ON_TEXT.closing),
  ];
}

const general = (): Chosen[] =>
  PASS_ON_TEXT.passages.map((mark) => ({ passage: passageOfMark(mark), note: '' }));
