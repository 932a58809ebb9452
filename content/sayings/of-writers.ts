import type { Saying } from './types.ts';

/** From poems, plays, prayers, hymns and speeches. */
export const sayingsOfWriters = [
  {
    id: 'this-too-shall-pass',
    text: 'This too shall pass',
    variants: ['this too will pass', 'and this too shall pass away', 'this shall pass too'],
    note: 'It comes from a Persian story. Paul does call our affliction light and passing beside the glory that lasts.',
    near: ['[[2 Corinthians 4:17-18]]', '[[Psalm 30:5]]', '[[Ecclesiastes 3:1]]'],
  },
  {
    id: 'own-self-be-true',
    text: 'To thine own self be true',
    variants: ['be true to yourself', 'to your own self be true', 'above all to thine own self be true'],
    note: 'Polonius says it in Shakespeare’s Hamlet. Scripture would have us true to God, who knows us better than we do.',
    near: ['[[Proverbs 3:5-6]]', '[[Psalm 139:23-24]]', '[[Mark 8:34-35]]'],
  },
  {
    id: 'borrower-nor-lender',
    text: 'Neither a borrower nor a lender be',
    variants: ['never a borrower or a lender be'],
    note: 'Shakespeare again, in Hamlet. Scripture warns of debt, and praises those who lend freely.',
    near: ['[[Proverbs 22:7]]', '[[Psalm 112:5]]', '[[Romans 13:8]]'],
  },
  {
    id: 'to-err-is-human',
    text: 'To err is human, to forgive divine',
    variants: ['to err is human'],
    note: 'It is a line of Alexander Pope. That all fail and God forgives is the Bible’s message, and that we forgive as he does.',
    near: ['[[Romans 3:23]]', '[[Psalm 103:8-10]]', '[[Ephesians 4:32]]'],
  },
  {
    id: 'fools-rush-in',
    text: 'Fools rush in where angels fear to tread',
    variants: ['fools rush in'],
    note: 'Alexander Pope, too. Proverbs has its own words on haste.',
    near: ['[[Proverbs 19:2]]', '[[Proverbs 14:16]]'],
  },
  {
    id: 'till-death',
    text: 'Till death do us part',
    variants: [
      'until death do us part',
      'in sickness and in health',
      'for better for worse for richer for poorer',
    ],
    note: 'These are marriage vows of the Book of Common Prayer. That marriage binds for life, Jesus and Paul teach.',
    near: ['[[Matthew 19:6]]', '[[Romans 7:2]]', '[[Mark 10:8-9]]'],
  },
  {
    id: 'rest-in-peace',
    text: 'Rest in peace',
    variants: ['may he rest in peace', 'may she rest in peace', 'rest in peace rip'],
    note: 'A prayer of the church for the dead. Scripture speaks of the rest of those who die in the Lord.',
    near: ['[[Revelation 14:13]]', '[[Isaiah 57:2]]', '[[Psalm 4:8]]'],
  },
  {
    id: 'footprints',
    text: 'When you saw only one set of footprints, it was then that I carried you',
    variants: [
      'footprints in the sand',
      'it was then that i carried you',
      'one set of footprints in the sand',
      'there was only one set of footprints',
    ],
    note: 'It is from a poem of the last century. That God carries his people is Scripture’s own picture.',
    near: ['[[Deuteronomy 1:31]]', '[[Isaiah 46:4]]', '[[Isaiah 63:9]]'],
  },
  {
    id: 'serenity-prayer',
    text: 'God, grant me the serenity to accept the things I cannot change',
    variants: [
      'grant me the serenity to accept the things i cannot change',
      'serenity prayer',
      'courage to change the things i can and the wisdom to know the difference',
      'god grant me the serenity',
    ],
    note: 'The prayer is by Reinhold Niebuhr. Paul learnt to be content in every state, and James tells us to ask for wisdom.',
    near: ['[[Philippians 4:11-13]]', '[[James 1:5]]', '[[Matthew 6:34]]'],
  },
  {
    id: 'amazing-grace',
    text: 'I once was lost, but now am found',
    variants: [
      'i once was lost but now i am found was blind but now i see',
      'amazing grace how sweet the sound',
      'amazing grace how sweet the sound that saved a wretch like me',
      'amazing grace',
    ],
    note: 'It is John Newton’s hymn, made of two passages: the father’s words of his lost son, and those of the man born blind.',
    near: ['[[Luke 15:24]]', '[[John 9:25]]', '[[Ephesians 2:8]]'],
  },
  {
    id: 'eye-for-an-eye-blind',
    text: 'An eye for an eye makes the whole world blind',
    variants: ['an eye for an eye leaves the whole world blind', 'an eye for an eye will make us all blind'],
    note: 'It is given to Gandhi. Jesus answers the old rule in the Sermon on the Mount.',
    near: ['[[Matthew 5:38-39]]', '[[Romans 12:17-19]]'],
  },
  {
    id: 'be-the-change',
    text: 'Be the change you wish to see in the world',
    variants: ['be the change you want to see in the world', 'be the change'],
    note: 'It is given to Gandhi. Jesus calls his own the light of the world, and Paul speaks of a mind made new.',
    near: ['[[Matthew 5:14-16]]', '[[Romans 12:2]]'],
  },
  {
    id: 'set-them-free',
    text: 'If you love someone, set them free',
    variants: [
      'if you love something let it go',
      'if you love something set it free',
      'if you love someone let them go',
    ],
    note: 'A modern saying. Paul says that love does not seek its own, and that it endures.',
    near: ['[[1 Corinthians 13:4-7]]'],
  },
  {
    id: 'joy-sorrow-shared',
    text: 'A joy shared is doubled, a sorrow shared is halved',
    variants: [
      'a problem shared is a problem halved',
      'shared joy is double joy shared sorrow is half sorrow',
    ],
    note: 'A proverb of the north. Paul asks for the sharing itself.',
    near: ['[[Romans 12:15]]', '[[Galatians 6:2]]', '[[Ecclesiastes 4:9-10]]'],
  },
] as const satisfies readonly Saying[];
