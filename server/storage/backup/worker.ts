/** The thread that makes a scheduled backup: copying and reading it would hold up requests. */
import { workerData } from 'node:worker_threads';
import { makeBackup, removeOldBackups } from './make-backup.ts';
import type { BackupJob } from './scheduled.ts';

const { keep, ...job } = workerData as BackupJob;
await makeBackup({ ...job, withKey: false });
removeOldBackups(job.folder, keep);
