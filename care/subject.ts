import type { Sentence } from './text/fold-words.ts';
import type { About, CareKind } from './types.ts';

/** Whose the words of a sentence are. `told`: of people of the Bible and of books. */
export type Subject = 'self' | 'someone-else' | 'told' | 'none';

const wordsOf = (text: string): Set<string> => new Set(text.trim().split(/\s+/));
const SELF = wordsOf('i me my myself we us our');
const OTHERS =
  wordsOf(`he she they son daughter wife husband friend brother sister mother father child children someone person people
  teenager teen boy girl man woman anyone uncle aunt cousin grandmother grandfather boyfriend girlfriend ex roommate neighbour kids student students
  niece nephew partner pastor family baby daddy mommy colleague stepfather stepmother stepson stepdaughter parents who everyone nobody members victims youth teenagers classmate coworker fiance men women
  leader leaders priest elder elders bishop coach teacher deacon minister reverend boss carer landlord neighbours stranger guy lad mate employer hermana hermano hija hijo amiga amigo`);
const TOLD =
  wordsOf(`elijah jonah jeremiah moses saul samson judas ahithophel abimelech jesus christ paul naomi rachel solomon prophet apostle
  apostles preacher psalmist jailer stephen abel cain absalom tamar amnon herod nero martyr martyrs philistines qoheleth character romeo juliet hamlet luther
  spurgeon disciples israelites pharaoh jael sisera haman jezebel protagonist jacob isaac abraham potiphar delilah jephthah silas barnabas author singer goliath uriah`);
/** Somebody says it: the "I" behind it is theirs. */
const REPORTS =
  / (?:says|said|saying|texted|texts|text|told|tells|wrote|writes|posted|messaged|sent|screamed|admitted|confessed|whispered|cried) (?:me |us |to |in |a |her |his |that |on |message |him |mother |facebook )*$/;

/** "A girl in my class": the writer's is the class, not what is told. */
const WHERE = new Set(['in', 'from', 'at', 'to', 'on', 'of', 'with', 'near', 'by']);

/** The last subject before the word at `upTo`, that word included. */
export function subjectBefore({ words }: Sentence, upTo: number): Subject {
  const before = words.slice(0, upTo + 1);
  const kinds = before.map(subjectOf);
  for (const [at, word] of before.entries())
    if (
      (word === 'my' || word === 'our') &&
      at > 1 &&
      WHERE.has(before[at - 1]!) &&
      kinds[at - 2] === 'someone-else'
    )
      kinds[at] = 'none';
  const last = kinds.findLastIndex((kind) => kind !== 'none');
  if (last < 0) return 'none';
  const reporter = kinds.lastIndexOf('someone-else', last - 1);
  if (
    before[last] === 'i' &&
    last > 0 &&
    reporter >= 0 &&
    REPORTS.test(` ${before.slice(0, last).join(' ')} `)
  )
    return 'someone-else';
  const pronoun = before[last] === 'he' || before[last] === 'she' || before[last] === 'they';
  return pronoun && kinds.includes('told') ? 'told' : kinds[last]!;
}

function subjectOf(word: string): Subject {
  if (SELF.has(word)) return 'self';
  if (TOLD.has(word)) return 'told';
  return OTHERS.has(word) ? 'someone-else' : 'none';
}

/** Who is done something to. */
const VICTIM = / (?:me|us|myself) /;

/** A third one, beside whoever writes and whoever does something to them. */
const THIRD =
  / (?:him|her|them|daughter|son|sister|brother|mother|friend|child|children|kids|girls?|boys?|niece|nephew|cousin|neighbours?|students?|pupils?|grand\S+|someone|people|woman|man|baby|aunt|uncle|roommate|flatmate|colleague|wifes|classmate) /;

/**
 * Whose danger a message is about where no statement says it: of whom it speaks more. Of abuse, "he cried afterwards" speaks
 * of whoever did it, and the danger is the writer's unless a third one is named.
 */
export function aboutWhom(sentences: readonly Sentence[], kind: CareKind): About {
  if (kind === 'abuse' && !sentences.some(({ text }) => THIRD.test(text))) return 'self';
  if (sentences.some(({ text }) => VICTIM.test(text.replace(TOLD_ME, ' ')))) return 'self';
  let [self, others] = [0, 0];
  for (const { words } of sentences)
    for (const [at, word] of words.entries()) {
      const isOther = OTHERS.has(word) || OTHERS_ALSO.has(word);
      if (isOther) others++;
      else if (SELF.has(word) && !OTHERS.has(words[at + 1] ?? '')) self++;
    }
  return others > self ? 'someone-else' : 'self';
}
const OTHERS_ALSO = wordsOf('him her his their them himself herself themselves');
/** "Told me" and "asked me" say who speaks, not who is hurt. */
const TOLD_ME =
  / (?:told|tells|telling|texted|asked|asks|messaged|showed|shows|let|help|helps|give|tell|send|sent|called|begged|begs|says to|said to|with) me /g;
