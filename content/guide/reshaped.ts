/**
 * What the guide says when a reply is wanted shorter, as points, in part, or for others to say. Each list is used in turn.
 * `{count}` is a number in words, `{reference}` a passage that was shown.
 */

export const SHORTER_PRAYER = [
  'Shorter, and still a prayer:',
  'In fewer words:',
  'This is what I would keep of it:',
];
export const SHORTER_NOTE = ['Shorter:', 'In fewer lines:', 'Cut down to what matters most:'];
export const SHORTER_PLAN = ['The same in a shorter form:', 'Cut down to what carries it:'];
export const FEWER = ['Fewer of them:', 'Only these, then:'];

/** Where nothing could be left out without breaking it. */
export const SHORTEST_PRAYER = [
  'That is as short as I can make it: a call to God and one thing that is asked. If even that is too long to say, the name alone is a prayer: “Lord.”',
  'I cannot make it shorter and leave it whole. You may say only the first word of it and mean the rest; God needs no more.',
  'It is as short now as it can be and still be a prayer. I can bring another one, say it as “we”, or put a name into it.',
];
export const SHORTEST_TEXT = [
  'That is as short as I can make it without breaking it off. I can give you another one in its place, or look at it from another side.',
  'I have nothing to leave out of it any more. What I can still do: bring a passage by itself, or look at another side of it.',
  'It is as short now as it can be and still stand by itself. Tell me if you would like another in its place.',
];
export const SHORTEST_VERSE = [
  'It is one verse now, and I will not cut the words of the Bible in the middle. I can look for another that is shorter by itself.',
  'A verse I leave as it stands, and this is a single one. If it is too long, ask me for a different one.',
];

export const AS_POINTS = ['In points:', 'Point by point:', 'As a short list:'];
/** Where it has fewer whole thoughts than points were asked for. */
export const FEWER_POINTS = [
  'There are only {count} points in it that stand by themselves; I would not make up more:',
  'It comes to {count} points, and I would rather not stretch it:',
];

/** Before some of those that were shown; which ones is said truly. */
export const CHOSEN_SHORTEST = [
  'Of those, by their length, the ones that need least room ({count}):',
  'I would take what is shortest of them ({count}):',
];
export const CHOSEN_FIRST = [
  'Of those I would take these {count}; they stood first because they fit best:',
  'If it is to be {count}, then these, which I find nearest to what you asked:',
];
export const CHOSEN_AS_ASKED = ['These {count}:', 'Here are those {count}:'];
/** For two voices: one in which somebody speaks. */
export const FOR_TWO_VOICES = [
  'I would take {reference}. Somebody speaks in it, so one voice can tell and the other can say what is said:',
  '{reference} would do well: let one voice tell it and the other speak the words that are spoken in it:',
];
/** For two voices: one that has several verses. */
export const BY_TURNS = [
  'I would take {reference}, which has enough verses to be read by turns, a verse to each voice:',
  '{reference} can be read by turns, a verse to each voice; try it aloud once beforehand:',
];

/** Where one was wanted. */
export const CHOSEN_ONE = ['I would take this one:', 'If it is to be one, then this:'];

/** Before a text in which "I" became "we", or another such change. */
export const OTHER_PERSON = [
  'Said like that, it reads so. I changed it word by word; read it aloud once, and mend what does not fit you:',
  'Here it is, changed in the words themselves. Where a line was meant for one person only, put your own in its place:',
];
/** Where there is no such word in it. */
export const NO_SUCH_PERSON = [
  'There is no word in it that would have to be changed for that; it can be said as it stands. I can make it shorter, put names into it, or bring another.',
  'It says that already, as far as I can see. If one line jars, tell me which, and I leave it out.',
];

/** Before what is written on a verse. */
export const MEANING = ['What {reference} says:', 'On {reference}:', 'To understand {reference}:'];

/** Before another prayer in place of the last. */
export const ANOTHER_PRAYER = [
  'Another one, in other words:',
  'Here is a different prayer:',
  'Take this one, then:',
  'One more, from another side:',
];

/** Before a prayer that was written for a neighbouring moment. `{title}` says for which. */
export const NEXT_NEAREST_PRAYER = [
  'The next nearest that I have was written for this: *{title}*. Change in it what is different for you.',
  'This one stands near to it: *{title}*. Where it does not fit, put your own words.',
  'I have one more that comes near: *{title}*.',
];

/** Where plainer words are wanted, and those that we have were given. */
export const NOTHING_PLAINER = [
  'I have no plainer words for this than those. Ask me about one word or one sentence of it, and I will look for what I have on that.',
  'Plainer than that I cannot say it; I have only what people wrote. It may help to read it aloud to somebody and to talk about one sentence of it.',
];

/** Where the same would have to be said again. */
export const NOTHING_FURTHER = [
  'I have nothing further of this kind, and would rather say so than give you the same again. I can make what you have shorter, set it as points, or look for something on a neighbouring subject; name it in a word or two.',
  'That was all that I have on this. If you tell me a little more about what it is for, I can look in another place.',
  'There is no other that I could give you here without repeating myself. What I can still do: a passage by itself, a prayer, questions to talk about, or the same in fewer words.',
  'Here my written words come to an end; I have only what people wrote for me. A pastor, or a friend who knows you, will have more than I do. I am glad to go on with another subject.',
];
