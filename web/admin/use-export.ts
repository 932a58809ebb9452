import type { UseMutationResult } from '@tanstack/react-query';
import { saveFile, today } from '../app/save-file.ts';
import { showToast } from '../app/toast-queue.ts';
import { adminRequest, useAdminChange } from './admin-request.ts';

/** Saves the analytics as a file: all of them as JSON, or the days of a quarter as CSV. */
export function useExport(format: 'json' | 'csv'): UseMutationResult<Blob, Error, void> {
  return useAdminChange({
    change: async () => (await adminRequest('GET', `/api/analytics/export?format=${format}`)).blob(),
    onDone: (file) => {
      saveFile(`berea-analytics-${today()}.${format}`, file);
      showToast('Data exported');
    },
    failed: 'The data could not be exported',
  });
}
