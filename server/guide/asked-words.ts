import { stem, wordsOf } from './words.ts';

/** Words that mean the same where a question is compared with another: the first stands for all. */
const SAME = [
  'mother mum mom mam mama mummy',
  'father dad papa daddy',
  'child kid kids children toddler youngster son daughter boy girl boys girls sons daughters lad teenager teen',
  'husband hubby wife spouse',
  'grandmother gran nan nana granny grandma',
  'grandfather grandad granddad grandpa',
  'sibling brother sister',
  'boyfriend girlfriend fiance fiancee',
  'friend mate mates buddy pal bff',
  'pastor minister vicar priest preacher reverend',
  'sin wrong sinful wicked bad ok okay allowed alright permitted fine acceptable evil',
  'die died dead death dying dies passed deceased',
  'afraid scared frightened fear fearful terrified',
  'money cash pounds dollars',
  'angry mad furious cross anger',
  'stupid foolish silly daft dumb',
  'sad unhappy miserable sadder',
  'tell told say said speak spoke talk talked talking speaking telling saying explain',
  'begin start started starting first',
  'stop quit stopped stopping',
  'forgive forgave forgiven forgiveness forgiving pardon',
  'apologise apologize apology sorry apologised',
  'believe belief believer believing faith',
  'bible scripture scriptures',
  'pray prayer praying prayed prays prayers',
  'ill sick illness unwell disease',
  'job work workplace employer employment office',
  'boss manager supervisor',
  'hear heard hearing listen',
  'heaven paradise',
  'worship hymn hymns song songs singing sing',
  'lonely alone loneliness',
  'marry marriage married wedding marrying',
  'divorce divorced divorcing separate separated',
  'affair adultery cheated cheating unfaithful betrayed',
  'drink drinking alcohol drunk drank booze wine beer',
  'sober sobriety clean',
  'phone ring call text message',
  'baby miscarriage stillborn stillbirth pregnancy',
  'prison jail inside cell',
  'boring bored dull',
  'sleep asleep insomnia awake',
  'worry worried anxious anxiety worrying nervous stress stressed',
  'depressed depression',
  'medication medicine tablets pills antidepressants meds',
  'gay lesbian bisexual lgbt queer homosexual',
  'trans transgender',
  'muslim islam islamic muslims',
  'catholic catholics',
  'exam exams test tests',
  'doctor hospital nurse',
  'laugh laughed mock mocked tease teased',
  'burden nuisance',
  'ugly fat looks appearance',
  'hate hates hated',
  'punish punished punishing punishment',
  'want wants wanted wish',
  'correct correcting',
  'read reading reads',
  'give gave gives giving',
  'lie lied lying lies',
] as const;

const FIRST_OF = new Map(
  SAME.flatMap((row) => row.split(' ').map((word) => [word, stem(row.slice(0, row.indexOf(' ')))] as const)),
);

/** Words of talk, which say nothing of what is asked. */
const SILENT = new Set(
  'a an the of to in on at for with and or but so my your his her its our their i me you he she it we they him us them this that these those is are was were be been being am do does did doing done have has had having will would can could should shall may might must if then just really very also still too please as by from up out over about into than there here what which who whom whose when where how why anyone anybody someone somebody something anything thing things get got getting gets make made let now always ever again even one ones any some much many more most lot bit way mean means does exactly actually like kind sort well yes no oh hi hello thanks thank know think feel feels feeling need supposed going go went come came people person because other another own around us lord im s t u not no cannot never everything nothing'.split(
    ' ',
  ),
);

/** Words that stand in every second message: they say whom it is about, and little of what is asked. */
export const GENERAL: ReadonlySet<string> = new Set(
  'mother father child husband friend sibling god jesus bible church christian tell want give people year life time day'
    .split(' ')
    .map(stem),
);

/** What a text asks or tells, word for word: stems, words of the same meaning under one. */
export function askedWords(text: string): string[] {
  return wordsOf(text).flatMap(({ plain, stem: own }) =>
    SILENT.has(plain) ? [] : [FIRST_OF.get(plain) ?? own],
  );
}
