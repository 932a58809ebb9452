import type { NamedPassage } from './types.ts';

/** Names that people give passages. Recognised together with a wish to read or understand them. */
export const NAMED_PASSAGES = [
  {
    mark: '[[Matthew 6:9-13]]',
    name: 'the Lord’s Prayer',
    signs: ['lords prayer', 'our father prayer', 'our father who art in heaven'],
  },
  {
    mark: '[[Exodus 20:1-17]]',
    name: 'the Ten Commandments',
    signs: ['ten commandments', '10 commandments', 'decalogue'],
  },
  {
    mark: '[[Matthew 5:3-12]]',
    name: 'the Beatitudes',
    signs: ['beatitudes', 'blessed are the poor in spirit'],
  },
  {
    mark: '[[Psalm 23]]',
    name: 'the Shepherd Psalm',
    signs: ['shepherd psalm', '23rd psalm', 'twenty third psalm', 'the lord is my shepherd'],
  },
  {
    mark: '[[1 Corinthians 13:4-8]]',
    name: 'the chapter of love',
    signs: ['love chapter', 'love is patient'],
  },
  { mark: '[[Ephesians 6:10-18]]', name: 'the armour of God', signs: ['armor of god', 'armour of god'] },
  {
    mark: '[[Galatians 5:22-23]]',
    name: 'the fruit of the Spirit',
    signs: ['fruit of the spirit', 'fruits of the spirit'],
  },
  { mark: '[[Matthew 28:18-20]]', name: 'the Great Commission', signs: ['great commission'] },
  {
    mark: '[[Mark 12:28-31]]',
    name: 'the greatest commandment',
    signs: ['greatest commandment', 'great commandment'],
  },
  { mark: '[[Matthew 7:12]]', name: 'the Golden Rule', signs: ['golden rule'] },
  { mark: '[[Luke 15:11-24]]', name: 'the Prodigal Son', signs: ['prodigal son', 'lost son parable'] },
  { mark: '[[Luke 10:25-37]]', name: 'the Good Samaritan', signs: ['good samaritan'] },
  { mark: '[[Luke 1:46-55]]', name: 'the Magnificat', signs: ['magnificat', 'song of mary', 'marys song'] },
  {
    mark: '[[Numbers 6:24-26]]',
    name: 'the Aaronic blessing',
    signs: ['aaronic blessing', 'priestly blessing', 'lord bless you and keep you'],
  },
  { mark: '[[Deuteronomy 6:4-9]]', name: 'the Shema', signs: ['shema', 'hear o israel'] },
  {
    mark: '[[Proverbs 31:10-31]]',
    name: 'the woman of Proverbs 31',
    signs: ['proverbs 31 woman', 'virtuous woman'],
  },
  {
    mark: '[[1 Chronicles 4:9-10]]',
    name: 'the prayer of Jabez',
    signs: ['prayer of jabez', 'jabez prayer'],
  },
  {
    mark: '[[Luke 2:1-14]]',
    name: 'the birth of Jesus',
    signs: ['christmas story', 'birth of jesus', 'nativity story'],
  },
  {
    mark: '[[Matthew 28:1-10]]',
    name: 'the empty tomb',
    signs: ['easter story', 'empty tomb', 'resurrection story'],
  },
  {
    mark: '[[Matthew 18:12-14]]',
    name: 'the lost sheep',
    signs: ['lost sheep', 'ninety nine sheep', '99 sheep'],
  },
  {
    mark: '[[Luke 18:9-14]]',
    name: 'the Pharisee and the tax collector',
    signs: ['pharisee and the tax collector', 'pharisee and the publican'],
  },
  {
    mark: '[[Matthew 13:3-9]]',
    name: 'the parable of the sower',
    signs: ['parable of the sower', 'sower and the seed'],
  },
  {
    mark: '[[Mark 4:35-41]]',
    name: 'the calming of the storm',
    signs: ['jesus calms the storm', 'calming of the storm', 'jesus in the boat storm'],
  },
  {
    mark: '[[Matthew 14:22-33]]',
    name: 'Peter on the water',
    signs: ['peter walks on water', 'walking on water', 'peter on the water'],
  },
  { mark: '[[1 Samuel 17:45-50]]', name: 'David and Goliath', signs: ['david and goliath', 'david goliath'] },
  {
    mark: '[[Ecclesiastes 3:1-8]]',
    name: 'a time for everything',
    signs: ['time for everything', 'a season for everything', 'to everything there is a season'],
  },
  {
    mark: '[[John 1:1-14]]',
    name: 'the prologue of John',
    signs: ['prologue of john', 'in the beginning was the word'],
  },
  {
    mark: '[[Philippians 2:5-11]]',
    name: 'the hymn of Christ',
    signs: ['christ hymn', 'hymn of christ', 'kenosis passage'],
  },
  { mark: '[[Isaiah 53]]', name: 'the suffering servant', signs: ['suffering servant'] },
  { mark: '[[Ezekiel 37:1-14]]', name: 'the valley of dry bones', signs: ['dry bones'] },
  {
    mark: '[[Daniel 3:16-18]]',
    name: 'the fiery furnace',
    signs: ['fiery furnace', 'shadrach meshach abednego'],
  },
  { mark: '[[Daniel 6:10-23]]', name: 'the lions’ den', signs: ['lions den', 'daniel and the lions'] },
  {
    mark: '[[Genesis 22:1-14]]',
    name: 'the binding of Isaac',
    signs: ['binding of isaac', 'abraham sacrifice isaac', 'sacrifice of isaac'],
  },
  {
    mark: '[[Genesis 1:1-5]]',
    name: 'the beginning',
    signs: ['first words of the bible', 'first verse of the bible', 'first verse in the bible'],
  },
  { mark: '[[John 11:35]]', name: 'the shortest verse', signs: ['shortest verse', 'jesus wept'] },
  {
    mark: '[[Matthew 5:13-16]]',
    name: 'salt and light',
    signs: ['salt and light', 'salt of the earth', 'light of the world sermon'],
  },
  {
    mark: '[[John 15:1-8]]',
    name: 'the vine and the branches',
    signs: ['vine and the branches', 'i am the vine'],
  },
  { mark: '[[John 10:11-15]]', name: 'the Good Shepherd', signs: ['good shepherd'] },
  {
    mark: '[[John 3:1-8]]',
    name: 'Jesus and Nicodemus',
    signs: ['jesus and nicodemus', 'nicodemus and jesus', 'nicodemus at night'],
  },
  { mark: '[[John 4:7-15]]', name: 'the woman at the well', signs: ['woman at the well', 'samaritan woman'] },
] as const satisfies readonly NamedPassage[];
