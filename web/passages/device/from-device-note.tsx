import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { JSX } from 'react';
import type { FromDevice } from './asked.ts';
import { useAskUntilOnline } from './use-back-online.ts';

interface FromDeviceNoteProps {
  read: FromDevice & { readonly version?: string };
  className: string | undefined;
}

/**
 * Says that what stands here was read on this device, and in which words where others were asked for. Once there is a
 * network again, the server is asked for it anew.
 */
export function FromDeviceNote({ read, className }: FromDeviceNoteProps): JSX.Element | null {
  const client = useQueryClient();
  useAskUntilOnline(
    read.fromDevice === true,
    () => void client.invalidateQueries({ predicate: ({ state }) => wasReadHere(state.data) }),
  );
  if (!read.fromDevice) return null;
  return (
    <p className={className} role="status">
      Read from this device.
      {read.insteadOf &&
        ` The ${read.insteadOf} is not on this device${read.version ? `; this is the ${read.version}` : ''}.`}
    </p>
  );
}

function wasReadHere(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const [first = data] = (data as Partial<InfiniteData<unknown>>).pages ?? [];
  return (first as FromDevice).fromDevice === true;
}
