/** The verse of a day, and what it is about in a few words of ours. */
export interface DailyVerse {
  readonly mark: `[[${string}]]`;
  readonly theme: string;
}

/** One for each day in turn: the day of the year, modulo 31, is its place from 0 (1 January is 1). */
export const DAILY_VERSES = [
  { mark: '[[Lamentations 3:22-23]]', theme: 'New every morning' },
  { mark: '[[Isaiah 43:19]]', theme: 'A new beginning' },
  { mark: '[[Psalm 118:24]]', theme: 'The gift of today' },
  { mark: '[[Proverbs 3:5-6]]', theme: 'Trust' },
  { mark: '[[Matthew 11:28]]', theme: 'Rest for the weary' },
  { mark: '[[Philippians 4:6-7]]', theme: 'Peace in place of worry' },
  { mark: '[[Romans 8:38-39]]', theme: 'Nothing can separate us' },
  { mark: '[[Psalm 23:1-3]]', theme: 'The good shepherd' },
  { mark: '[[John 3:16]]', theme: 'How God loves' },
  { mark: '[[Isaiah 40:31]]', theme: 'Strength for the tired' },
  { mark: '[[Micah 6:8]]', theme: 'What God asks' },
  { mark: '[[1 Corinthians 13:4-7]]', theme: 'What love is like' },
  { mark: '[[Psalm 46:1]]', theme: 'A refuge in trouble' },
  { mark: '[[Ephesians 2:8-9]]', theme: 'Saved by grace' },
  { mark: '[[Joshua 1:9]]', theme: 'Courage' },
  { mark: '[[James 1:5]]', theme: 'Asking for wisdom' },
  { mark: '[[1 John 1:9]]', theme: 'Forgiven' },
  { mark: '[[Psalm 34:18]]', theme: 'Near to broken hearts' },
  { mark: '[[Colossians 3:12-13]]', theme: 'Bearing with one another' },
  { mark: '[[Galatians 5:22-23]]', theme: 'The fruit of the Spirit' },
  { mark: '[[Psalm 119:105]]', theme: 'Light for the way' },
  { mark: '[[Romans 12:2]]', theme: 'A mind made new' },
  { mark: '[[Jeremiah 29:11]]', theme: 'A future and a hope' },
  { mark: '[[2 Corinthians 12:9]]', theme: 'Grace in weakness' },
  { mark: '[[Matthew 5:14-16]]', theme: 'Light of the world' },
  { mark: '[[Psalm 139:13-14]]', theme: 'Made with care' },
  { mark: '[[John 14:27]]', theme: 'The peace that Jesus leaves' },
  { mark: '[[Hebrews 11:1]]', theme: 'Faith' },
  { mark: '[[1 Thessalonians 5:16-18]]', theme: 'Joy, prayer and thanks' },
  { mark: '[[Zephaniah 3:17]]', theme: 'God rejoices over you' },
  { mark: '[[Numbers 6:24-26]]', theme: 'A blessing' },
] as const satisfies readonly DailyVerse[];
