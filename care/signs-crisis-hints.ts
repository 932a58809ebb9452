import { type SignRule, sign } from './sign.ts';

const veiled = { said: 'veiled' } as const;

/** Weak alone: means, places, farewells and questions that count beside distress or after it. */
export const CRISIS_HINTS: readonly SignRule[] = [
  sign(
    'crisis',
    'a hint of means or place',
    { ...veiled, weight: 2, role: 'turning', evenDenied: true },
    `
    there is ..1 bridge|river|cliff|rope|gun|lake|railway|quarry|rifle|pistol|train ..4 behind|near|in|outside|by|next|under|down|where|close
  `,
  ),
  sign(
    'crisis',
    'a place that draws',
    { ...veiled, weight: 2, role: 'turning', evenDenied: true },
    `
    river|lake|sea|ocean|water|bridge|tracks|grave|darkness|snow|cliff ..2 looks|look|looked|seems|calls|calling|sounds|draws|pulls|whispers|invites|feels ..2 peaceful|quiet|calm|inviting|me|soft|warm|easy|tempting|welcoming
  `,
  ),
  sign(
    'crisis',
    'a hint of the deed',
    { ...veiled, weight: 2, role: 'turning', evenDenied: true },
    `
    asking because i ..1 am|want|might|think|need
    take|takes away my life
    could|would|might|want ..1 walk|step|wade|slip|slide|fall|lie|jump in|under|off|over|down $
    many|much would|does|will it ..1 take|need $
    {pills} ..6 more|all|enough|drawer|saved|left|box|bottle
    doctor ..3 {pills} ..3 sleep
    drive|driving|park|parked|parking ..4 lake|bridge|cliff|quarry|river|woods ..4 night|nights|alone|dark
    stopped eating|taking_my
    let it|nature take
  `,
  ),
  sign(
    'crisis',
    'a hint of leaving',
    { ...veiled, weight: 2, role: 'turning', evenDenied: true },
    `
    if|when|in_case something|anything happens to me
    taken_care_of|arranged|settled|prepared|organised|organized|sorted|tidied|finished ..2 everything|all|affairs|papers|things
    {want} ..2 be|go with|to|see my ..2 {kin} ..2 in heaven
    {kin} ..2 is|are|was ..2 gone|dead ..6 follow|join
    intend|going|ready|want|time|will|soon ..2 follow|join ..1 her|{kin}
    then i ..1 will|am|shall ..1 going? ..1 to? go|come|follow|join ..1 to|with|her|him|them
    wrote|written|sealed|finished ..2 letters|envelopes ..3 one|each
    room|flat|desk|apartment|closet|house is empty|tidy|cleared|packed|bare now
    hope|will|can ..2 forgive me ..2 one_day|someday|for_leaving|when|for_this|for_what_comes
  `,
  ),
  sign(
    'crisis',
    'a hint of having had enough',
    { ...veiled, weight: 2, role: 'turning', evenDenied: true },
    `
    why wait|delay|linger
    fought|fight|struggled|carried|suffered|endured|lived|strong ..2 long enough
    lay|laying|put|putting it|everything|all|this_life down for|tonight|now|forever|at_last
  `,
  ),
  sign(
    'crisis',
    'a hint of the end',
    { ...veiled, weight: 2, role: 'turning', evenDenied: true },
    `
    hell ..3 not ..2 worse
    nothing hurts|scares|bothers|worries me? ..1 anymore|now
    i am the problem|disease|poison|curse|mistake
    i ..1 am ..1 in the|everyones|their|peoples way
    it ends|ended|stops on|by|this|tonight|tomorrow
    no|not ..1 see|other ..1 other? way ..2 $|but|except|one|out
    one|no_other|other way to make|stop|end|get|out ..3 pain|stop|this|hurting|peace|out
    ^ it|that did not work $
  `,
  ),
  sign(
    'crisis',
    'asks what becomes of those who end it',
    { ...veiled, weight: 1, role: 'turning', evenDenied: true },
    `
    heaven|hell|forgive|forgiven|forgiveness|saved|salvation|sin|unforgivable|lost ..9 suicide|suicides|kill_yourself|kill_themselves|ends_it|end_it|own_hand|ended_it|kill_myself
    suicide|kill_yourself|kill_themselves|ends_it|end_it|own_hand ..9 heaven|hell|forgive|forgiven|forgiveness|saved|sin
    separate|separates|nothing_can ..6 death ..3 chooses|chosen|suicide|own
  `,
  ),
  sign(
    'crisis',
    'a small hint',
    { ...veiled, weight: 1, role: 'turning', evenDenied: true },
    `
    not that i would|will|am|want
    will|would|going|must ..1 try again
    god|jesus|he|she|lord ..2 be? waiting for me
    if possible|today_if|tonight_if
    {kin} ..1 thinks|thought|believes it was|is ..1 cat|accident|fall|dog
    asking for ..1 friend
    i mean it
    do it myself
  `,
  ),
  sign(
    'crisis',
    'a weight to carry',
    { ...veiled, weight: 1, role: 'distress', evenDenied: true },
    `
    {kin} ..3 died|passed|dead|buried|gone|heaven|hate|hates|left|leaves|divorced|drink|drinks
    lost ..2 job|house|home|farm|baby|wife|husband|everything|faith|business|savings|{kin}
    nobody|none ..2 call|calls|talk|talks|speak|speaks|visit|visits|counts|answer|answers|knows|told|notice|notices|asks
    i ..1 can|could|do not ..1 sleep|eat|feel|cope
    i am|feel ..1 sad|desperate|broken|finished|stuck
    broke up|broken_up with me
    my {kin} ..1 there|waiting|happy
    nights|evenings|mornings ..3 bad|worst|hard|long|dark|alone|without
    i ..3 failing|failed|drunk|drinking|guilty|ashamed|bullied|laughed_at
    hate my life|myself|everything|it_here
  `,
  ),
];
