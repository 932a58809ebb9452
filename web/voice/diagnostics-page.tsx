import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import X from 'lucide-react/icons/x';
import { type JSX, useState } from 'react';
import { Link } from 'wouter';
import { PAGES } from '../../contract/pages.ts';
import { Shell } from '../app/shell.tsx';
import { usePage } from '../app/use-page.ts';
import { unlockAudio } from '../listening/unlock-audio.ts';
import button from '../ui/button.module.css';
import { checkService, type StepResult, soundInWords, testGeneration } from './diagnose.ts';
import style from './voice-pages.module.css';

const PAUSE_MS = 500;

/** A step that has begun; null where it has no result yet. */
interface Step {
  readonly name: string;
  readonly result: StepResult | null;
}

const COMMON_ISSUES: readonly (readonly [string, string])[] = [
  ['Error 401', 'The key is wrong, or has been withdrawn. Make a new one at the provider.'],
  ['Error 403', 'The key may not do this. Give it the permissions “Text to Speech” and “Voices”.'],
  [
    'Error 402 or 429',
    'The month’s characters are used up, or too many were asked at once. The free tier has 10,000 characters per month.',
  ],
  ['Error 422', 'The service does not know the voice or the model.'],
  ['Nothing is heard', 'The device is muted, or the browser waits for a tap.'],
];

/** /api-diagnostics: what works of the voice, and what to do where it does not (behaviour 7.5). */
export function DiagnosticsPage(): JSX.Element {
  usePage(PAGES.diagnostics.name);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [isRunning, setRunning] = useState(false);

  const run = async (): Promise<void> => {
    unlockAudio();
    setRunning(true);
    const first: Step = { name: 'Voice service', result: null };
    setSteps([first]);
    const service = { ...first, result: await checkService() };
    setSteps([service]);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const second: Step = { name: 'Test voice generation', result: null };
    setSteps([service, second]);
    setSteps([
      service,
      { ...second, result: await sameReason(await testGeneration(service.result.voice), service.result) },
    ]);
    setRunning(false);
  };

  return (
    <Shell>
      <div className={style.page}>
        <h1>Diagnostics</h1>
        <p className={style.lead}>Two checks, one after the other. No visitor’s words are sent.</p>
        <ol className={style.checks}>
          {steps.map(({ name, result }) => (
            <StepItem key={name} name={name} result={result} />
          ))}
        </ol>
        <p role="status" className={style.summary}>
          {!isRunning && steps.length > 0 && summaryOf(steps)}
        </p>
        <button
          type="button"
          className={`${button.primary} ${style.again}`}
          disabled={isRunning}
          onClick={() => void run()}
        >
          {isRunning ? 'Running' : 'Run Diagnostics'}
        </button>
        <section className={style.issues} aria-labelledby="issues">
          <h2 id="issues">Common issues</h2>
          <dl>
            {COMMON_ISSUES.map(([issue, words]) => (
              <div key={issue}>
                <dt>{issue}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </section>
        <p className={style.links}>
          <Link href={PAGES.voiceTest.path}>Back to Voice test</Link>
        </p>
      </div>
    </Shell>
  );
}

/** Where both checks fail alike, the second says so, and whether the rest is all right. */
async function sameReason(result: StepResult, before: StepResult | null): Promise<StepResult> {
  if (result.status === 'success' || result.code === null || result.code !== before?.code) return result;
  const { status, message, code } = result;
  return { status, message, code, cause: `For the same reason. ${await soundInWords()}` };
}

function summaryOf(steps: readonly Step[]): string {
  const results = steps.map(({ result }) => result);
  if (results.some((result) => result?.status === 'error')) {
    return 'Meanwhile the device’s own voice reads to everyone.';
  }
  return results.some((result) => result?.todo)
    ? 'The service is well; this browser is silent.'
    : 'All is well.';
}

const SIGNS = { pending: Ellipsis, success: Check, error: X } as const;

function StepItem({ name, result }: Step): JSX.Element {
  const status = result?.status ?? 'pending';
  const Sign = SIGNS[status];
  return (
    <li className={style[status]} data-status={status}>
      <Sign aria-hidden="true" />
      <div>
        <h2>{name}</h2>
        <p className={style.result}>{result?.message ?? 'Checking'}</p>
        {result && <p className={style.cause}>{withSettings(result.cause)}</p>}
        {result?.todo && (
          <p className={style.todo}>
            <b>What to do.</b> {withSettings(result.todo)}
          </p>
        )}
      </div>
    </li>
  );
}

/** Names of settings between backticks are set as code. */
const withSettings = (text: string): (string | JSX.Element)[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
