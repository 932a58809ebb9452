import { CompiledQuery } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Pictures of advertisements, stored here so that no page loads one from another site. They have their own table
 * so that lists never read their bytes. Only formats that cannot contain a script.
 */
export const advertisementImages: Migration = {
  name: '002-advertisement-images',
  queries: ({ text, bytes, strict }) => [
    CompiledQuery.raw(
      `create table advertisement_images (
        advertisement ${text} primary key not null references advertisements (id) on delete cascade,
        type ${text} not null
          check (type in ('image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif')),
        bytes ${bytes} not null,
        revision ${text} not null
      ) ${strict}`,
    ),
  ],
};
