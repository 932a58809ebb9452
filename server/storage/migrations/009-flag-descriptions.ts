import { CompiledQuery } from 'kysely';
import type { Migration } from './migration.ts';

/** What the switches of Listen do: without a voice service the device's own voice reads (behaviour 5.10). */
export const flagDescriptions: Migration = {
  name: '009-flag-descriptions',
  queries: () =>
    [
      [
        'tts_bible_verses',
        'Listen to Verses: Bible verses can be read aloud, by a voice service or the device’s own voice.',
      ],
      [
        'tts_ai_responses',
        'Listen to Replies: replies in the chat can be read aloud, by a voice service or the device’s own voice.',
      ],
    ].map(([name, description]) =>
      CompiledQuery.raw(`update feature_flags set description = '${description}' where name = '${name}'`),
    ),
};
