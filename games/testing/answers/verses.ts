import type { AnswerRow } from './row.ts';

/** Of verses: a missing word, the whole by heart, their order. */
export const VERSES: readonly AnswerRow[] = [
  // A missing word
  {
    id: 'fill-ps-23-1',
    right: ['shepherd', 'Shepherd', 'shepard', 'sheperd', 'my shepherd', 'shephard', 'shepherd.'],
    wrong: ['sheep', 'lord', 'king', 'leopard', 'shield', 'helper', 'shepherd or king'],
  },
  {
    id: 'fill-ps-27-1',
    right: ['light', 'Light', 'my light', 'lights'],
    wrong: ['night', 'right', 'might', 'fight', 'sight', 'life', 'lite and dark', 'delight', 'height'],
  },
  {
    id: 'fill-ps-51-10',
    right: ['heart', 'hearts', 'a heart', 'haert'],
    wrong: ['earth', 'hear', 'heard', 'hearth', 'head', 'spirit', 'mind', 'beat'],
  },
  {
    id: 'fill-john-3-16',
    right: ['world', 'the world', 'wrold', 'World', 'wolrd'],
    wrong: ['word', 'words', 'sword', 'people', 'earth', 'would', 'worlds end and more'],
  },
  {
    id: 'fill-rom-6-23',
    right: ['wages', 'wage', 'the wages', 'Wages', 'wages of sin'],
    wrong: ['ages', 'price', 'reward', 'reward', 'sages', 'wares', 'waves', 'wagons', 'gift', 'walls'],
  },
  {
    id: 'fill-isa-53-6',
    right: ['sheep', 'sheeps', 'Sheep', 'the sheep'],
    wrong: ['sleep', 'ship', 'goats', 'shepherd', 'steep', 'lambs', 'sheet'],
  },
  {
    id: 'fill-1pet-5-7',
    right: ['care', 'cares', 'worries', 'anxiety', 'your care', 'worry'],
    wrong: ['core', 'sins', 'fear', 'joy', 'car', 'cart', 'cake'],
  },
  {
    id: 'fill-mic-5-2',
    right: ['Bethlehem', 'Beth-lehem', 'bethlehem', 'beth lehem', 'Bethleham'],
    wrong: ['Bethel', 'Bethany', 'Jerusalem', 'Nazareth', 'Judah'],
  },
  {
    id: 'fill-jas-1-22',
    right: ['doers', 'doer', 'Doers', 'the doers'],
    wrong: ['doors', 'hearers', 'does', 'deeds', 'followers', 'dogs'],
  },
  // Verses by heart
  {
    id: 'learn-john-3-16',
    right: [
      'that whosoever believeth in him should not perish, but have everlasting life.',
      'whoever believes in him should not perish but have eternal life',
      'that whoever believes in him shall not perish but have everlasting life',
      'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.',
      'THAT WHOSOEVER BELIEVETH IN HIM SHOULD NOT PERISH BUT HAVE EVERLASTING LIFE',
      'that whosoever beleives in him should not perish but have everlasting life',
    ],
    wrong: [
      'that whosoever believeth in him should perish',
      'everlasting life',
      'whosoever',
      'For God so loved the world, that he gave his only begotten Son',
      'that everyone should be happy and live in peace with one another for ever and ever and ever amen',
      'but have everlasting life that whosoever believeth',
    ],
  },
  {
    id: 'learn-ps-23-1',
    right: [
      'I shall not want.',
      'i shall not want',
      'I shall lack nothing',
      'I shall not want',
      'i will not want',
      'shall not want',
      'The LORD is my shepherd; I shall not want',
    ],
    wrong: [
      'I shall want',
      'I want',
      'shall want',
      'I shall not fear',
      'he makes me lie down',
      'I shall not die but live and tell of his works',
      '',
    ],
  },
  {
    id: 'learn-1john-4-19',
    right: [
      'because he first loved us.',
      'because he first loved us',
      'becuase he first loved us',
      'for he first loved us',
      'he first loved us',
    ],
    wrong: [
      'because he loved',
      'because he did not first love us',
      'because he died',
      'first',
      'because we first loved him and he is great and good',
    ],
  },
  {
    id: 'learn-jas-1-5',
    right: [
      'let him ask of God, that giveth to all men liberally, and upbraideth not; and it shall be given him.',
      'let him ask of God that gives to all men liberally and upbraids not and it shall be given him',
      'let him ask of God, that giveth to all men liberaly, and upbraideth not; and it shall be given to him',
    ],
    wrong: [
      'let him ask of God',
      'let him ask his friends and family and they will give him what he needs',
      'God gives',
    ],
  },
  // An order, and a choice
  {
    id: 'order-creation',
    right: [],
    wrong: ['', 'ABC', 'light first', 'the sun', '1 2 3 4 5', 'ABCDEF'],
  },
  {
    id: 'place-cana',
    right: ['Cana', 'cana', ' CANA ', 'Cana.'],
    wrong: [
      'Nazareth',
      'Bethany',
      'Capernaum',
      'nazareth',
      'Canaan',
      'Cana or Nazareth',
      'Cana Nazareth Bethany Capernaum',
    ],
  },
  {
    id: 'verse-root-of-evil',
    right: ['The love of money', 'love of money', 'the love of money.'],
    wrong: ['Money', 'money', 'Pride', 'love', 'the lack of money', 'anger'],
  },
  {
    id: 'people-brothers-thunder',
    right: ['John', 'john'],
    wrong: ['Peter', 'Andrew', 'Philip', 'James and John', 'John Peter Andrew Philip'],
  },
];
