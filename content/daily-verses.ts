/** The verse of a day, with its theme in a few words of ours. */
export interface DailyVerse {
  readonly mark: `[[${string}]]`;
  readonly theme: string;
  /** Length in the KJV in UTF-16 units, to reserve space while the text loads. */
  readonly length: number;
}

/** One for each day in turn: the day of the year, modulo 31, is its index (1 January is day 1). */
export const DAILY_VERSES = [
  { mark: '[[Lamentations 3:22-23]]', theme: 'New every morning', length: 142 },
  { mark: '[[Isaiah 43:19]]', theme: 'A new beginning', length: 147 },
  { mark: '[[Psalm 118:24]]', theme: 'The gift of today', length: 76 },
  { mark: '[[Proverbs 3:5-6]]', theme: 'Trust', length: 146 },
  { mark: '[[Matthew 11:28]]', theme: 'Rest for the weary', length: 79 },
  { mark: '[[Philippians 4:6-7]]', theme: 'Peace in place of worry', length: 239 },
  { mark: '[[Romans 8:38-39]]', theme: 'Nothing can separate us', length: 266 },
  { mark: '[[Psalm 23:1-3]]', theme: 'The good shepherd', length: 212 },
  { mark: '[[John 3:16]]', theme: 'How God loves', length: 141 },
  { mark: '[[Isaiah 40:31]]', theme: 'Strength for the tired', length: 172 },
  { mark: '[[Micah 6:8]]', theme: 'What God asks', length: 151 },
  { mark: '[[1 Corinthians 13:4-7]]', theme: 'What love is like', length: 337 },
  { mark: '[[Psalm 46:1]]', theme: 'A refuge in trouble', length: 63 },
  { mark: '[[Ephesians 2:8-9]]', theme: 'Saved by grace', length: 132 },
  { mark: '[[Joshua 1:9]]', theme: 'Courage', length: 160 },
  { mark: '[[James 1:5]]', theme: 'Asking for wisdom', length: 127 },
  { mark: '[[1 John 1:9]]', theme: 'Forgiven', length: 115 },
  { mark: '[[Psalm 34:18]]', theme: 'Near to broken hearts', length: 98 },
  { mark: '[[Colossians 3:12-13]]', theme: 'Bearing with one another', length: 263 },
  { mark: '[[Galatians 5:22-23]]', theme: 'The fruit of the Spirit', length: 144 },
  { mark: '[[Psalm 119:105]]', theme: 'Light for the way', length: 58 },
  { mark: '[[Romans 12:2]]', theme: 'A mind made new', length: 166 },
  { mark: '[[Jeremiah 29:11]]', theme: 'A future and a hope', length: 129 },
  { mark: '[[2 Corinthians 12:9]]', theme: 'Grace in weakness', length: 202 },
  { mark: '[[Matthew 5:14-16]]', theme: 'Light of the world', length: 322 },
  { mark: '[[Psalm 139:13-14]]', theme: 'Made with care', length: 199 },
  { mark: '[[John 14:27]]', theme: 'The peace that Jesus leaves', length: 149 },
  { mark: '[[Hebrews 11:1]]', theme: 'Faith', length: 80 },
  { mark: '[[1 Thessalonians 5:16-18]]', theme: 'Joy, prayer and thanks', length: 127 },
  { mark: '[[Zephaniah 3:17]]', theme: 'God rejoices over you', length: 160 },
  { mark: '[[Numbers 6:24-26]]', theme: 'A blessing', length: 167 },
] as const satisfies readonly DailyVerse[];
