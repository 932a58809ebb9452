import type { AnswerRow } from './row.ts';

/** Names of places and books. */
export const PLACES_AND_BOOKS: readonly AnswerRow[] = [
  {
    id: 'place-red-sea',
    right: ['The Red Sea', 'red sea', 'Red See', 'the sea red', 'redsea', 'Sea of Reeds', 'reed sea'],
    wrong: [
      'Dead Sea',
      'Red',
      'sea',
      'the Sea',
      'Sea of Galilee',
      'Black Sea',
      'Jordan',
      'Red Sea or Dead Sea',
    ],
  },
  {
    id: 'place-sinai',
    right: [
      'Sinai',
      'Mount Sinai',
      'mt sinai',
      'Mt. Sinai',
      'Horeb',
      'mount horeb',
      'Sinia',
      'the mountain of Sinai',
    ],
    wrong: [
      'Zion',
      'Mount Zion',
      'Carmel',
      'Nebo',
      'the mountain',
      'mount',
      'Sin',
      'Sinai or Zion',
      'Mount of Olives',
    ],
  },
  {
    id: 'place-jordan-stones',
    right: ['Jordan', 'the Jordan', 'River Jordan', 'jordan river', 'Jordon', 'the river jordan', 'Jorden'],
    wrong: ['Nile', 'Red Sea', 'river', 'the river', 'Euphrates', 'Jordan and Nile', 'Jericho'],
  },
  {
    id: 'place-gethsemane',
    right: ['Gethsemane', 'gethsemene', 'Gethsemani', 'garden of Gethsemane', 'Gethsemany', 'getsemane'],
    wrong: ['Golgotha', 'Eden', 'the garden', 'garden', 'Mount of Olives', 'Geth', 'Gath'],
  },
  {
    id: 'scramble-bethlehem',
    right: ['Bethlehem', 'bethlehem', 'Bethleham', 'beth lehem', 'Bethlehm', 'Betlehem', 'city of Bethlehem'],
    wrong: ['Bethany', 'Bethel', 'Nazareth', 'Beth', 'Bethesda', 'Jerusalem', 'Bethlehem Jerusalem'],
  },
  {
    id: 'scramble-philippi',
    right: ['Philippi', 'Phillipi', 'Philipi', 'philippi'],
    wrong: ['Philip', 'Philippians', 'Corinth', 'Phil', 'Philadelphia'],
  },
  {
    id: 'scramble-habakkuk',
    right: ['Habakkuk', 'Habakuk', 'habbakuk', 'Habakkuk.', 'the book of Habakkuk', 'Habacuc'],
    wrong: ['Haggai', 'Zephaniah', 'Nahum', 'Hab', 'a prophet'],
  },
  {
    id: 'scramble-psalms',
    right: ['Psalms', 'psalm', 'Pslams', 'Book of Psalms', 'the psalms', 'salms'],
    wrong: ['Proverbs', 'palms and proverbs', 'songs', 'Song of Solomon'],
  },
  {
    id: 'scramble-ecclesiastes',
    right: ['Ecclesiastes', 'Eclesiastes', 'Ecclesiasties', 'eccleziastes'],
    wrong: ['Ecclesia', 'Ephesians', 'Proverbs', 'church'],
  },
];
