import { CompiledQuery } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Pictures of advertisements, kept by us so that no page loads one from elsewhere. They stand beside the advertisements
 * and not in them: lists never read bytes. Only kinds that cannot hold a script.
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
