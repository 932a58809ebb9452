/** The process that makes a scheduled backup: copying and reading it would hold up requests. */
import { makeBackup, removeOldBackups } from './make-backup.ts';
import type { BackupJob } from './scheduled.ts';

process.once('message', async (message) => {
  const { keep, ...job } = message as BackupJob;
  await makeBackup({ ...job, withKey: false });
  removeOldBackups(job.folder, keep, job.now);
});
