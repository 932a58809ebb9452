import type { PrayerOccasion } from './types.ts';

/** What people ask prayer for. The prayers are written for the visitor to pray; `[places]` are theirs to fill in. */
export const PRAYER_OCCASIONS: readonly PrayerOccasion[] = [
  {
    id: 'sick',
    about: 'for someone who is ill',
    signs: [
      'sick',
      'cancer',
      'surgery',
      'operation',
      'hospital',
      'illness',
      'healing',
      'in the icu',
      'diagnosed',
      'heal',
    ],
    prayers: [
      'Lord Jesus, you stopped for the sick and laid your hands on them. I bring you [name], who is ill. You know this body better than any doctor. Heal, I ask you; and in whatever comes, do not let go of [name]. Give wisdom to those who treat, sleep to those who watch, and peace to us who wait. Amen.',
      'Father, I am frightened for [name], and I cannot do much. You can. Ease the pain, strengthen what is weak, and let the right help be found in time. Keep us from bitterness, and from pretending. Into your hands I put the one I love, and my fear with it. In Jesus’ name, Amen.',
    ],
    passages: [
      {
        mark: '[[James 5:14-15]]',
        note: 'James asks the sick to call the elders of the church. Illness is not meant to be borne alone, and praying with hands and oil belongs to the ordinary life of a church.',
      },
      {
        mark: '[[Psalm 41:3]]',
        note: 'A small picture of God: at the bed of the sick, like one who turns the pillow.',
      },
    ],
  },
];
/** Prayers for one who has not said what it is about. */
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
