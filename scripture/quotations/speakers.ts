/** Recognises, from the words before a quotation, who is quoted: Scripture, a writer, or somebody else. */

const SPEAKER =
  'bible|scriptures?|word of god|god’?s word|psalmist|psalms?|proverbs|gospels?|gospel of \\p{L}+|apostle|new testament|old testament|prophets?|law|torah|ecclesiastes|genesis|jesus|christ|lord|god|holy spirit|paul|peter|james|john|jude|matthew|mark|luke|david|solomon|moses|isaiah|jeremiah|ezekiel|hosea|micah|joel|amos|habakkuk|zechariah|malachi|job|romans|hebrews|ephesians|galatians|philippians|corinthians|colossians|revelation';
const SAYS =
  'says?|said|teach(?:es)?|taught|tells? us|told us|declares?|declared|writes?|wrote|promises?|promised|commands?|commanded|reminds? us|states?|assures? us|proclaims?|encourages? us|reads?|urges?(?: us)?|warns?(?: us)?|cries|cried|prayed|prays|affirms?|instructs?(?: us)?|exhorts?(?: us)?|puts it';
const INTRODUCED = new RegExp(
  String.raw`(?:\b(?:${SPEAKER})(?:\s+(?:himself|also|clearly|then|once|famously|even|again|simply|so))?\s+(?:${SAYS})\b|\b(?:as\s+)?it\s+is\s+written\b|\bthus\s+sa(?:ys|ith)\s+the\s+lord\b|\b(?:words?\s+of\s+(?:jesus|christ|scripture|the\s+lord|paul|god))\b|\bin\s+(?:the\s+)?(?:bible|scripture)\b)[^.!?"“”]{0,50}$`,
  'iu',
);

/** Whether the words before a quotation say that Scripture, or one who speaks in it, is quoted. */
export function introducedAsScripture(before: string): boolean {
  return INTRODUCED.test(before.slice(-160).replaceAll("'", '’').replace(/[*_]/g, ''));
}

const ANNOUNCES = new RegExp(
  String.raw`(?:\b(?:${SAYS}|we\s+(?:read|find|hear)|(?:is|are)\s+told|begins?|opens?|ends?|continues?|goes\s+on|adds?|answers?|speaks?|calls?|describes?|invites?|asks?|bids?|pictures?|urges?)\b[^.!?"“”]{0,40}|[:–—]\s*)$`,
  'iu',
);

/** Whether the words after a reference announce its text: "In John 3:16 it says". */
export function announcesText(before: string): boolean {
  return ANNOUNCES.test(before.slice(-80).replaceAll("'", '’').replace(/[*_]/g, ''));
}

const WORKS =
  'creeds?|confessions?|catechisms?|hymns?|hymn-?writer|lyrics?|poets?|poems?|councils?|popes?|novels?|slogan|motto|prayer\\s+book|book\\s+of\\s+common\\s+prayer|liturgy|quran|koran|mormon|watchtower|vatican|trent|nicaea|chalcedon|westminster|heidelberg|dei\\s+verbum';
const WRITERS =
  'jerome|chrysostom|athanasius|augustine|aquinas|anselm|luther|calvin|wesley|edwards|spurgeon|lewis|chesterton|bonhoeffer|tozer|kierkegaard|barth|stott|packer|keller|piper|newton|pascal|tertullian|origen|irenaeus|ignatius|julian|teresa|tolkien';
const NAMED = new RegExp(String.raw`\b(?:${WORKS}|${WRITERS})\b`, 'i');
const SOMEONE =
  /\b(?:theologians?|philosophers?|reformers?|pastors?|preachers?|scholars?|critics?|skeptics?|atheists?|people|someone|somebody|friends?|others?|some|many|they|you|yourself|ask|asks|asked|asking|wonder|objections?|prayers?|pray|phrase|sayings?|quip|songs?|we\s+(?:can|may|might|could)\s+say)\b/i;

/** Who else the words before a quotation name as speaker: a writer or a creed by name, someone, or nobody. */
export function otherSpeaker(before: string): 'named' | 'someone' | undefined {
  const near = before.slice(-160);
  if (NAMED.test(near)) return 'named';
  // Whoever is named before another quotation says that one.
  return SOMEONE.test(near.slice(near.lastIndexOf('"') + 1)) ? 'someone' : undefined;
}

/** What people do when they are quoted; wider than SAYS, which is for Scripture. */
const SPEAKS =
  'says?|said|writes?|wrote|puts?|prays?|prayed|sings?|sang|teach(?:es)?|taught|calls?|called|tells?|told|asks?|asked|preach(?:es|ed)|argues?|argued|claims?|claimed|insists?|concludes?|explains?|explained|remarks?|remarked|observes?|observed|answers?|answered|repl(?:y|ies|ied)|thinks?|thought|wonders?|wondered|texts?|texted|whispers?|whispered|urged|urges|cried|cries|declared|declares|confess(?:es|ed)?|reminds?|reminded|begins|began|opens|ends';
const ROLES =
  'friend|mother|father|mum|mom|dad|wife|husband|son|daughter|brother|sister|pastor|priest|minister|teacher|neighbou?r|grandmother|grandfather|grandma|grandpa|colleague|boss|novelist|philosopher|theologian|reformer|preacher|scholar|skeptic|sceptic|critic|child|student';
const PEOPLE =
  'people|someone|somebody|anyone|others?|some|many|most|they|critics|skeptics|sceptics|atheists|christians|believers|preachers|theologians|scholars|friends';
/** What may stand between a subject and its verb. */
const ASIDE = String.raw`(?:,[^,.!?;"“”]{2,60},)?(?:\s+(?:once|also|famously|then|rightly|again|later|even|often|always|simply|just|himself|herself))?`;
/** What may stand between the verb and the quotation. */
const UP_TO_QUOTATION = String.raw`(?:\s+(?!psalm|romans|john|genesis)[A-Za-zÀ-ɏ’'-]+,?){0,6}[\s,:(—–-]*$`;
const SUBJECTS: readonly RegExp[] = [
  String.raw`\b(?:${WRITERS})(?:[’']s\s+[A-Za-zÀ-ɏ]+)?${ASIDE}\s+(?:${SPEAKS})\b${UP_TO_QUOTATION}`,
  String.raw`\b(?:${WORKS})${ASIDE}\s+(?:${SPEAKS}|has|had|have|reads?|runs?|goes)\b${UP_TO_QUOTATION}`,
  String.raw`\b(?:${WRITERS}|${WORKS})[’']s?(?:\s+[A-Za-zÀ-ɏ’'-]+){0,3}[\s,:(—–-]*$`,
  String.raw`\baccording\s+to\s+(?:the\s+)?(?:[A-Za-zÀ-ɏ]+\s+){0,2}(?:${WRITERS}|${WORKS})[\s,:]*$`,
  String.raw`\b(?:I|we|you)(?:\s+(?:can|could|may|might|should|will|would|must|do|did|also|often|once|even|always|just|then)){0,2}\s+(?:told|tell|said|say|pray|prayed|ask|asked|think|thought|wonder|wondered|write|wrote|texted|answer|answered|repl(?:y|ied)|whisper(?:ed)?|sing|sang)\b${UP_TO_QUOTATION}`,
  String.raw`\b(?:my|your|our|his|her|a|an|the)\s+(?:[A-Za-zÀ-ɏ]+\s+)?(?:${ROLES})(?:\s+[A-Za-zÀ-ɏ]+)?${ASIDE}(?:\s+(?:can|could|may|might|would))?\s+(?:${SPEAKS})\b${UP_TO_QUOTATION}`,
  String.raw`\b(?:mum|mom|dad|grandma|grandpa|granny|nana)${ASIDE}\s+(?:${SPEAKS})\b${UP_TO_QUOTATION}`,
  String.raw`(?:^|[.!?:;–—-]\s*)Ask(?:\s+(?:yourself|yourselves|him|her|them|God))?[\s,:]*$`,
  String.raw`\b(?:he|she|they)\s+(?:then\s+|just\s+)?(?:texted|emailed|messaged|typed|posted|tweeted|whispered)\b${UP_TO_QUOTATION}`,
  String.raw`\b(?:sums?|summed|boils?|boiled|shorten(?:s|ed)?|summari[sz]e[sd]?|paraphrase[sd]?)(?:\s+(?:up|down))?\s+(?!of\b)[^.!?"“”]{0,40}\s+(?:as|to|into)\s*$`,
].map((source) => new RegExp(source, 'i'));
/** Whether any of them is named at all: most sentences name none, and the rest is not looked at. */
const NAMES_SUBJECT = new RegExp(
  `\\b(?:${WRITERS}|${WORKS}|${ROLES}|ask|I|we|you|he|she|they|mum|mom|dad|grandma|grandpa|granny|nana|sums?|summed|boils?|boiled|shorten(?:s|ed)?|summari[sz]e[sd]?|paraphrase[sd]?)\\b`,
  'i',
);
const PEOPLE_SPEAK = new RegExp(
  String.raw`\b(?:${PEOPLE})(?:\s+(?:will|would|might|may|can|could|have))?${ASIDE}\s+(?:${SPEAKS})\b${UP_TO_QUOTATION}`,
  'i',
);
const FULL_NAME = new RegExp(
  String.raw`(?:^|[\s(])((?:[A-ZÀ-Þ][A-Za-zÀ-ɏ.’'-]*\s+){1,2}[A-ZÀ-Þ][A-Za-zÀ-ɏ’'-]+)${ASIDE}\s+(?:${SPEAKS})\b${UP_TO_QUOTATION}`,
);
/** The last word of a name that stands for Scripture or for one who speaks in it. */
const OF_SCRIPTURE = new RegExp(
  `^(?:${SPEAKER}|spirit|father|son|almighty|testament|magdalene|pilate|baptist|bible|kings|samuel|chronicles|thessalonians|timothy|version|translation|standard|amplified|message|king|letter|epistle|gospel)$`,
  'iu',
);
/** Capitalised words that begin a sentence, and no name. */
const NOT_A_NAME = /^(?:The|This|That|In|As|But|And|When|For|So|Then|There|Here|If|It|He|She)$/;

export type Speaker = 'person' | 'people' | 'label';

/** Nothing but a name or role and a colon: "Anna:". */
const LABEL = /^[\s•\d.-]*(\p{Lu}[\p{L}’]{1,20}(?: \p{Lu}[\p{L}’]{1,20})?):\s*$/u;

/**
 * Who is said to speak right before a quotation, unless it is Scripture: a person or a work ("Augustine says", "the Book
 * of Common Prayer has", "I told Mum"), people at large ("some say"), or a label ("Anna:").
 */
export function speakerOf(before: string): Speaker | undefined {
  const near = before.slice(-140).replaceAll("'", '’').replace(/[*_]/g, '');
  if (!/\p{L}/u.test(near) || introducedAsScripture(near)) return undefined;
  if (NAMES_SUBJECT.test(near) && SUBJECTS.some((subject) => subject.test(near))) return 'person';
  const name = FULL_NAME.exec(near)?.[1]?.split(/\s+/);
  if (name && !OF_SCRIPTURE.test(name.at(-1)!) && !NOT_A_NAME.test(name[0]!)) return 'person';
  if (PEOPLE_SPEAK.test(near)) return 'people';
  const label = LABEL.exec(near)?.[1];
  return label && !OF_SCRIPTURE.test(label) ? 'label' : undefined;
}

const WRITERS_NAMED = WRITERS.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());
const NAME = String.raw`(?:[A-ZÀ-Þ][A-Za-zÀ-ɏ.’'-]*\s+){1,2}[A-ZÀ-Þ][A-Za-zÀ-ɏ’'-]+`;
/** So far behind a quotation its speaker is looked for. */
export const SPEAKER_BEHIND = 48;
const SAID_BEHIND = new RegExp(
  String.raw`^[*_.,!?]*\s*(?:[—–]\s*|--\s*|,?\s*(?:as\s+)?(?:wrote|writes|said|says|prayed|prays|sang|sings|preached|asked|asks)\s+|,?\s*(?:as\s+)?(?=(?:${WRITERS_NAMED}|${NAME})\s+(?:${SPEAKS})\b))(?:St\.?\s+|Saint\s+)?((?:${WRITERS_NAMED})\b|${NAME})`,
  'u',
);
const WRITER = new RegExp(`^(?:${WRITERS})$`, 'i');

/** Whether words behind a quotation say that a person spoke it: ", wrote Bonhoeffer", " — Martin Luther, on Romans 1:17". */
export function spokenByPerson(behind: string): boolean {
  const name = SAID_BEHIND.exec(behind.replaceAll("'", '’'))?.[1];
  if (name === undefined) return false;
  const last = name.split(/\s+/).at(-1)!;
  return (
    WRITER.test(last) ||
    (!OF_SCRIPTURE.test(last) && !NOT_A_NAME.test(name.split(/\s+/)[0]!) && name !== last)
  );
}
