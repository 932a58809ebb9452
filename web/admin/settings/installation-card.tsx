import type { JSX, ReactNode } from 'react';
import type { InstallationStatus, ServiceStatus } from '../../../contract/admin.ts';
import { useAdminQuery } from '../admin-request.ts';
import { Card } from '../card.tsx';
import form from '../form.module.css';
import { Loaded } from '../loaded.tsx';
import { inBytes, when } from '../when.ts';

/** How this installation is doing. What is set on the server is shown and named, not offered. */
export function InstallationCard(): JSX.Element {
  const query = useAdminQuery<InstallationStatus>('/api/admin/status');
  return (
    <Card title="This installation">
      <Loaded query={query}>
        {(status) => (
          <>
            <dl className={form.rows}>
              {rowsOf(status).map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p className={form.note}>
              How long idle conversations are kept is set in the server’s settings (
              <code>RETENTION_DAYS</code>).
            </p>
          </>
        )}
      </Loaded>
    </Card>
  );
}

type Row = readonly [name: string, value: ReactNode];

function rowsOf(status: InstallationStatus): Row[] {
  const { provider, voice, database, disk, lastBackupAt, helpLinesChecked, retentionDays } = status;
  return [
    ['Answers come from', provider ? `${provider.name}, ${provider.model}` : 'the built-in guide'],
    ...(provider ? seen('Last answer', 'Last failure to answer', provider) : []),
    ['Reading aloud', voice ? voice.name : 'the reader’s own device'],
    ...(voice ? seen('Last read', 'Last failure to read', voice) : []),
    ['Database', `${database.engine}, ${inBytes(database.bytes)}`],
    ...(disk
      ? [['Free on the disk', `${inBytes(disk.freeBytes)} of ${inBytes(disk.totalBytes)}`] as const]
      : []),
    ['Last backup', lastBackupAt ? when(lastBackupAt) : 'none found in DATA_DIR/backups'],
    ['Help lines checked', monthOf(helpLinesChecked)],
    ['Translations', status.translations.map(({ id }) => id.toUpperCase()).join(', ')],
    ['Conversations', keptFor(retentionDays)],
    ['Warnings', warningsOf(status)],
    ['Version', `${status.version}, running since ${when(status.startedAt)}`],
  ];
}

function seen(
  success: string,
  failure: string,
  { lastSuccessAt, lastFailureAt, lastFailure }: ServiceStatus,
): Row[] {
  return [
    [success, lastSuccessAt ? when(lastSuccessAt) : 'none since the start'],
    ...(lastFailureAt
      ? [[failure, `${when(lastFailureAt)} (${FAILURES.get(lastFailure ?? '') ?? lastFailure})`] as const]
      : []),
  ];
}

/** What this instance has warned of, one to a line. */
function warningsOf({ warnings }: InstallationStatus): ReactNode {
  if (warnings.length === 0) return 'none since the start';
  return (
    <ul>
      {warnings.map(({ code, times, lastAt }) => (
        <li key={code}>
          {WARNINGS.get(code) ?? code}: {times === 1 ? 'once' : `${times} times`}, last {when(lastAt)}
        </li>
      ))}
    </ul>
  );
}

/** What the commonest warnings mean; others are shown by their code in the log. */
const WARNINGS = new Map([
  ['SLOW_QUERY', 'The database took more than a second for a query'],
  ['LOOP_BLOCKED', 'Everybody waited for more than a quarter of a second'],
  ['HINTS_LOST', 'The connection between the servers was lost'],
  ['FLUSH_FAILED', 'Replies could not be stored at once'],
  ['BACKUP_FAILED', 'A backup could not be made'],
  ['MAIL_FAILED', 'A mail could not be sent'],
  ['PROVIDER_REJECTED_KEY', 'The AI service did not accept the key'],
  ['SETTING_IGNORED', 'A setting is misspelt or lacks another one; the log names it'],
  ['LOG_FAILED', 'The log could not be written'],
  ['LOG_LOST', 'Lines of the log were lost'],
]);

/** What the commonest error codes mean; others are shown as they are. */
const FAILURES = new Map([
  ['PROVIDER_FAILED', 'it did not answer'],
  ['PROVIDER_REJECTED_KEY', 'it does not accept the key'],
  ['PROVIDER_OVERLOADED', 'it is overloaded'],
  ['PROVIDER_STREAM_CUT', 'it broke off'],
  ['PROVIDER_TIMEOUT', 'it took too long'],
  ['VOICE_KEY_REJECTED', 'it does not accept the key'],
  ['VOICE_QUOTA_USED', 'the plan’s characters are used up'],
  ['VOICE_UNREACHABLE', 'it cannot be reached'],
  ['VOICE_TIMEOUT', 'it took too long'],
]);

const keptFor = (days: number): string =>
  days === 0
    ? 'kept until visitors delete them'
    : `deleted after ${days} idle ${days === 1 ? 'day' : 'days'}`;

/** "November 2026" of "2026-11" */
function monthOf(checked: string): string {
  const date = new Date(`${checked.slice(0, 7)}-15T12:00:00Z`);
  return Number.isNaN(date.getTime())
    ? checked
    : date.toLocaleDateString('en-GB', { month: 'long', year: 'numeric' });
}
