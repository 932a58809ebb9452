import { describe, expect, it } from 'vitest';
import { passageOfReference } from '../../../scripture/references/passage-of-reference.ts';
import { loadLibrary } from '../library.ts';
import { createRecogniser } from '../recognise/recognise.ts';
import type { FormRequest } from './form-request.ts';
import { FORM_REQUESTS } from './requests.fixture.ts';

const library = loadLibrary();
const recognise = createRecogniser(library);

/** What was read from a message, in the words of the fixture: the form first, then `key=value`. */
function readingOf(words: string): { form: string; values: Record<string, string> } {
  const { intent } = recognise({ words, earlier: [], hasDocument: false });
  const form: FormRequest | undefined = 'form' in intent ? intent.form : undefined;
  if (form === undefined) return { form: '-', values: {} };
  const subject = 'subject' in intent ? intent.subject : { passages: [] };
  const flags = [form.isShort && 'short', form.isPlain && 'plain', form.testament === 'psalms' && 'psalms'];
  const scope = form.scope ?? form.books?.join(',') ?? '';
  return {
    form: form.form,
    values: {
      ...Object.fromEntries(flags.filter((flag) => flag !== undefined).map((flag) => [flag, ''])),
      count: `${form.count}`,
      sessions: `${form.sessions}`,
      days: `${form.days ?? form.sessions}`,
      minutes: `${form.minutes}`,
      words: `${form.words}`,
      sentences: `${form.sentences}`,
      who: `${form.audience}`,
      ages: form.ages ? [...new Set([form.ages.from, form.ages.to])].join('-') : '',
      occasion: intent.kind === 'note' ? intent.occasion.id : `${form.occasion}`,
      not: form.not?.passages.join(';').replaceAll(' ', '_') ?? '',
      'about-not': form.not?.subjects.join(',') ?? '',
      without: form.without?.join(',') ?? '',
      in: `${form.translation}`,
      'not-held': `${form.notHeld}`,
      testament: `${form.testament}`,
      topic: `${subject.topic?.id}`,
      book: scope,
      scope,
      ref: subject.passages.map(({ osis }) => osis).join(','),
    },
  };
}

const osisOf = (reference: string) => passageOfReference(reference.replaceAll('_', ' '))?.osis;

describe('a request in free wording', () => {
  it('is one of at least 120', () => {
    expect(FORM_REQUESTS.length).toBeGreaterThanOrEqual(120);
  });

  it.each(FORM_REQUESTS)('%s', (words, expected) => {
    const [form, ...conditions] = expected.split(' ');
    const read = readingOf(words);
    const wanted = Object.fromEntries(
      conditions.map((condition) => {
        const [key = '', value = ''] = condition.split('=');
        return [key, key === 'ref' ? osisOf(value) : value];
      }),
    );
    expect({ form: read.form, ...pick(read.values, Object.keys(wanted)) }).toEqual({ form, ...wanted });
  });
});

function pick(values: Record<string, string>, keys: readonly string[]) {
  return Object.fromEntries(keys.map((key) => [key, values[key]]));
}
