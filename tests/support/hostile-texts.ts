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

/** Bodies of JSON, about so many bytes long, that cost more to read than a text of their length. */
export function hostileBodies(length: number): { piece: string; text: string }[] {
  const list = (piece: string) => ({
    piece,
    text: `[${Array(Math.floor(length / (piece.length + 1)))
      .fill(piece)
      .join(',')}]`,
  });
  const keys = Array.from({ length: Math.floor(length / 11) }, (_, at) => `"${at}":1`);
  const levels = Math.floor(length / 6);
  return [
    list('{}'),
    list('[]'),
    list('1'),
    list('{"__proto__":1}'),
    { piece: 'keys', text: `{${keys.join(',')}}` },
    { piece: 'levels', text: `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}` },
    { piece: 'a text', text: `["${'\\u0041'.repeat(Math.floor(length / 6))}"]` },
    { piece: 'blanks', text: `${' '.repeat(length)}1` },
  ];
}
