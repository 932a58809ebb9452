import type { JSX } from 'react';
import type { FromDevice } from './asked.ts';

interface FromDeviceNoteProps {
  read: FromDevice & { readonly version?: string };
  className: string | undefined;
}

/** Says that what stands here was read on this device, and in which words where others were asked for. */
export function FromDeviceNote({ read, className }: FromDeviceNoteProps): JSX.Element | null {
  if (!read.fromDevice) return null;
  return (
    <p className={className} role="status">
      Read from this device.
      {read.insteadOf &&
        ` The ${read.insteadOf} is not kept here${read.version ? `; these are the words of the ${read.version}` : ''}.`}
    </p>
  );
}
