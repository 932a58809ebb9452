import type { Transporter } from 'nodemailer';
import type { ContactType } from '../../contract/contact.ts';
import type { ErrorLog } from '../log-fields.ts';

/** Tells the operator by mail that messages came in. The mail holds their kinds and number, nothing that anybody wrote. */
export interface ContactNotices {
  /** Returns at once; the mail is sent in the background, and a failure is logged without words. */
  received(type: ContactType): void;
  /** Sends what is still waiting, and closes the connection. */
  close(): Promise<void>;
}

export interface NoticeSettings {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  readonly smtpUrl: string;
  readonly mailTo: string;
  readonly publicUrl: string | undefined;
}

interface NoticeDeps {
  readonly log: ErrorLog;
  /** Tests pass shorter ones. */
  readonly gatherMs?: number;
  readonly retryMs?: readonly number[];
}

/** After a mail, what comes within this time goes into one more: a flood of messages is no flood of mails. */
const GATHER_MS = 10 * 60_000;
/** A mail that fails is tried again after these times; then the inbox alone tells. */
const RETRY_MS = [10_000, 60_000, 600_000];
const TIMEOUT_MS = 10_000;

const KINDS: Readonly<Record<ContactType, string>> = {
  general: 'general',
  technical: 'technical',
  feedback: 'feedback',
  prayer: 'prayer request',
  partnership: 'partnership',
};

export function createNotices(settings: NoticeSettings, deps: NoticeDeps): ContactNotices {
  const { log, gatherMs = GATHER_MS, retryMs = RETRY_MS } = deps;
  let waiting: ContactType[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;
  let sending: Promise<void> = Promise.resolve();
  let transport: Promise<Transporter> | undefined;

  async function send(types: readonly ContactType[]): Promise<void> {
    transport ??= openTransport(settings.smtpUrl);
    const { mailTo } = settings;
    await (await transport).sendMail({ from: mailTo, to: mailTo, ...noticeOf(types, settings.publicUrl) });
  }

  async function sendWaiting(attempt = 0): Promise<void> {
    const types = waiting;
    waiting = [];
    if (types.length === 0) return;
    try {
      await send(types);
      after(gatherMs, 0);
    } catch (error) {
      log.error(
        { code: 'MAIL_FAILED', kind: codeOf(error), attempt: attempt + 1 },
        'a notice could not be sent',
      );
      const pause = retryMs[attempt];
      if (pause === undefined || isClosing) return;
      waiting = [...types, ...waiting];
      after(pause, attempt + 1);
    }
  }

  function after(ms: number, attempt: number): void {
    timer = setTimeout(() => {
      timer = undefined;
      sending = sendWaiting(attempt);
    }, ms).unref();
  }

  return {
    received(type) {
      waiting.push(type);
      // While the timer runs, a mail was just sent or has failed: this one goes with the next.
      if (timer === undefined)
        sending = sending.then(() => (timer === undefined ? sendWaiting() : undefined));
    },
    async close() {
      isClosing = true;
      clearTimeout(timer);
      await sending;
      clearTimeout(timer);
      await sendWaiting(retryMs.length);
      clearTimeout(timer);
      (await transport)?.close();
    },
  };
}

/** nodemailer is loaded with the first mail. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  } as Parameters<typeof createTransport>[0]);
}

function noticeOf(types: readonly ContactType[], publicUrl: string | undefined) {
  const count = types.length;
  const subject = count === 1 ? 'Berea: a new message' : `Berea: ${count} new messages`;
  const kinds = [...new Set(types)].map(
    (type) => `${types.filter((each) => each === type).length} ${KINDS[type]}`,
  );
  const place = publicUrl ? `${publicUrl}/admin?tab=inbox` : 'the Inbox of the admin area';
  const text = `Somebody wrote through the contact form (${kinds.join(', ')}).\n\nRead it here: ${place}\n\nThis mail holds nothing of what was written: the messages are encrypted on the server and deleted after 180 days.\n`;
  return { subject, text };
}

/** A code such as ECONNECTION or EAUTH: never the message, which may hold the server's answer. */
function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : 'UNKNOWN';
}
