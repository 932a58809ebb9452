/** A short prayer for something that stands before somebody. `said` is tried on plain words behind "prayer". */
export interface MomentPrayer {
  readonly said: RegExp;
  /** It is meant wherever it is named, and no other entry has a prayer for it. */
  readonly isSure?: true;
  readonly prayer: string;
}

export const MOMENT_PRAYERS: readonly MomentPrayer[] = [
  {
    said: /\b(?:look\w* back|(?:old|hard|past|last|difficult|bad) year|year (?:that|which) (?:was|is ending)|end of (?:the|a|this) (?:\w+ )?year)\b/,
    isSure: true,
    prayer:
      'Lord, this year lies behind us, and some of it we would not choose again. You saw the nights, the letters, the empty chair. Thank you for everyone who stayed. Forgive what we said and what we did not say. What was not finished we lay into your hands. Take the year from us, and let us keep what was good in it. Amen.',
  },
  {
    said: /\b(?:look\w* ahead|new year|year ahead|coming year|next year|year to come|forward)\b/,
    isSure: true,
    prayer:
      'God, the new year stands before us like a field under snow, and nobody has walked on it. We do not know what it will bring, and you are already there. Give us bread, work and people whom we love. Where we are afraid, go first. Make us braver in love than we were, and keep us in small things faithful. We go, because you go with us. Amen.',
  },
  {
    said: /\b(?:last day of (?:school|term|the school year)|end of (?:term|the school year)|summer holidays?)\b/,
    isSure: true,
    prayer:
      'Lord, the bags are empty and the walls are bare. Thank you for all that was learned this year, also for what stands in no report. Bless those who go on to somewhere new, those who dread the long weeks at home, and those who must say goodbye. Give us rest, and sun, and let what has grown here go on growing. Amen.',
  },
  {
    said: /\b(?:empty chair|first christmas without|christmas without|birthday without|anniversary of (?:his|her|my|the|their) \w*(?:death|passing)|one year since)\b/,
    isSure: true,
    prayer:
      'God, one is missing at this table, and everybody knows it. Thank you for each year that we had together. Let us speak of it without being afraid of tears, and laugh without being ashamed. Hold the one we miss, and hold us, until we sit at one table again. Amen.',
  },
  {
    said: /\b(?:letter box|letterbox|open(?:ing)? (?:the|a|this) (?:letter|envelope|email)|verdict|decision|answer (?:comes|from))\b/,
    isSure: true,
    prayer:
      'Lord, it is decided already, and I do not know it yet. Before I open it: I am yours, whatever stands there. Give me quiet hands. If it is good, let me be thankful; if it is hard, show me the first step and somebody to take it with me. Amen.',
  },
  {
    said: /\b(?:meeting|talk\w*|speak\w*|conversation|lunch|coffee|call|hearing|appointment) (?:with|to) (?:him|her|them|my|our)\b|\b(?:phone call|conversation|(?:see|tell|face|meet|confront) (?:him|her|them|my)|court|hearing)\b/,
    prayer:
      'God, this is hard for me. Help me to say what is true, and to say it without wounding. Let me listen before I answer. Guard my tongue when I am hurt, and give us both a way to go on from here. Amen.',
  },
  {
    said: /\b(?:night|late|first|next|long|early|double) shift\b|\b(?:my|the|a|our|each|every|his|her) shifts?\b|\b(?:work|workday|working day|the office|my job|rounds)\b/,
    prayer:
      'Lord, I am going in now, and I am not sure that I have enough for what is waiting. Give me steady hands, a clear head, and patience for the person in front of me. Keep me from harm and from harming. When it is over, let me lay it down with you and rest. Amen.',
  },
  {
    said: /\b(?:talk|speech|presentation|sermon|preach\w*|lesson|reading|performance|concert|speak\w*|on stage|lead(?:ing)? (?:the )?(?:group|meeting))\b/,
    prayer:
      'God, my heart is beating fast. Give me a quiet voice and plain words, and let me think more of those who listen than of how I look. What is mine and no use, let them forget. What is yours, let it stay. I put the rest into your hands. Amen.',
  },
  {
    said: /\b(?:exams?|tests?|finals|assessment|driving test|interviews?|audition|viva)\b/,
    prayer:
      'Lord, I have learned what I could. Calm me now, and let me find again what I know. Keep me honest, and keep me from comparing myself. Whatever comes of it, I am not worth more or less to you by tonight. Stay with me while I sit there. Amen.',
  },
  {
    said: /\b(?:operation|surgery|scan|procedure|treatment|chemo\w*|appointment|hospital|doctors?|dentist|results)\b/,
    prayer:
      'God, I am afraid of this, and I say so to you. Be near me in that room. Guide the hands and eyes of those who look after me. Give me peace for the next hour, and not more than I need to know today. Hold those who wait for me. Amen.',
  },
  {
    said: /\b(?:night|bed|bedtime|sleep|sleeping|evening)\b/,
    prayer:
      'Lord, the day is over, and I leave with you what I did and what I left undone. Forgive what was wrong. Watch over those I love, near and far. Quiet what goes round in my head, and let me sleep. If I wake, be there first. Amen.',
  },
  {
    said: /\b(?:morning|wake|get up|day ahead|the day starts)\b/,
    prayer:
      'God, thank you for this morning. I do not know what the day will bring. Make me attentive, truthful and kind in it. Let me do the next thing well and not all things at once, and meet me where I do not expect you. Amen.',
  },
  {
    said: /\b(?:journey|travel\w*|trip|drive|driving|flight|fly|road|set off)\b/,
    prayer:
      'Lord, go with us on this way. Keep us awake and patient, and keep those safe whom we meet on the road. Look after those we leave at home, and bring us there and back again. Amen.',
  },
  {
    said: /\b(?:match|game|race|run|competition|tournament|kick off)\b/,
    prayer:
      'Lord, thank you for strength and for people to play with. Let us give all we have and keep it fair. Guard everyone from injury. Help us to win without pride and to lose without bitterness. Amen.',
  },
  {
    said: /\b(?:eat|meal|dinner|lunch|supper|breakfast)\b/,
    prayer:
      'God, thank you for this food, for those who grew and cooked it, and for those around this table. Give bread to those who have none, and let us share what we have. Amen.',
  },
];
