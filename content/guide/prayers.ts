import type { PrayerOccasion } from './types.ts';

/** Prayers for visitors who have not said what they need prayer for. */
export const GENERAL_PRAYERS: readonly string[] = [
  'Father, you know what I am carrying before I find words for it. I bring it to you as it is. Give me what I need for today, forgive me where I have gone wrong, and show me the next step. I trust you with what I cannot see. Through Jesus Christ, Amen.',
  'Lord Jesus, you said that those who are tired may come to you. Here I am. Quiet what is loud in me, and be near to those I love. Teach me to listen, and make me brave enough to do what I hear. Amen.',
  'God, I do not know how to begin. Thank you that your Spirit prays where I have no words. Look at [what you bring to God], and have mercy. Let your will be done in it, and let me be able to want it. Amen.',
];

export const GENERAL_PRAYER_PASSAGES: PrayerOccasion['passages'] = [
  {
    mark: '[[Psalm 62:8]]',
    note: 'David speaks to everyone: pour out what is in your heart. Nothing has to be put in order first.',
  },
  {
    mark: '[[Matthew 6:6-8]]',
    note: 'Jesus says that a shut door is enough of a church for this, and that the Father knows before we ask.',
  },
  {
    mark: '[[Romans 8:26-27]]',
    note: 'Paul admits that we do not know what to pray. The Spirit takes up what we cannot put into words.',
  },
];
