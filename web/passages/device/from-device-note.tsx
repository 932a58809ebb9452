import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { JSX } from 'react';
import type { FromDevice } from './device-request.ts';
import { useRetryUntilOnline } from './use-back-online.ts';

interface FromDeviceNoteProps {
  read: FromDevice & { readonly version?: string };
  className: string | undefined;
}

/**
 * Says that a passage came from this device, and if in another translation than requested. Loads it from the server
 * once the browser is online again.
 */
export function FromDeviceNote({ read, className }: FromDeviceNoteProps): JSX.Element | null {
  const client = useQueryClient();
  useRetryUntilOnline(
    read.fromDevice === true,
    () => void client.invalidateQueries({ predicate: ({ state }) => isFromDevice(state.data) }),
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

function isFromDevice(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const [first = data] = (data as Partial<InfiniteData<unknown>>).pages ?? [];
  return (first as FromDevice).fromDevice === true;
}
