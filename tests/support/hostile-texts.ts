/** Pieces that, repeated, make bad patterns slow: openings without an end, ambiguous runs, half references. */
const PIECES = [
  ...[
    '[',
    '(',
    '“',
    '“‘',
    '‘',
    '"',
    "'",
    '”',
    '*',
    '**',
    '_',
    '`',
    '```',
    '~',
    '=',
    '\\',
    '|',
    '<',
    '</p>',
    '&amp;',
  ],
  ...[
    '[a](',
    '![',
    '](',
    '[[',
    '{a}',
    '<a href="',
    '> ',
    '- ',
    '# ',
    '1. ',
    '| a |',
    '\n',
    '\n\n',
    ' ',
    '\t',
    '\u00a0',
  ],
  ...[
    '1 John ',
    '1:1:1:1',
    'John 3:16 ',
    'John 3:16, ',
    'John 3:',
    '(John ',
    '(John 3:16 ',
    'Psalm ',
    'verse ',
    'verses 1 and ',
  ],
  ...[
    '1 ',
    '1-',
    '1,',
    'a',
    'A',
    'ab ',
    'a a ',
    'the the ',
    'not ',
    'not a ',
    'without ',
    'I am ',
    'i want to ',
    'kill ',
  ],
  ...[
    'God ',
    'said ',
    'pray for ',
    'said “',
    '” ',
    '“a” ',
    '“a ',
    '‘a',
    '). ',
    '...',
    '!?',
    '?',
    '—',
    '\u200b',
    'ſ',
    'éé',
    '𝔊',
    'א',
  ],
];

/**
 * How time may grow: a text so many times as long may cost so many times as much (eight times the length, squared, would be
 * 64 times the time). What exceeds it is measured again, for garbage may have been collected just then.
 */
export const GROWTH = { times: 8, mostTimes: 24, tries: 3 } as const;

/** Hostile texts of a length in UTF-16 units, each with the piece that it is made of. */
export function hostileTexts(length: number): { piece: string; text: string }[] {
  return PIECES.map((piece) => ({
    piece,
    text: piece
      .repeat(Math.ceil(length / piece.length))
      .slice(0, length)
      .toWellFormed(),
  }));
}
