import { type JSX, useState } from 'react';
import { QUICK_FIRE_COUNTS } from '../../../contract/limits.ts';
import type { Game } from '../../../games/question.ts';
import { sentenceOf } from '../../app/request.ts';
import { useTranslation } from '../../app/translation.ts';
import button from '../../ui/button.module.css';
import { readQuickFire } from '../queries.ts';
import card from './card.module.css';
import { Segments } from './segments.tsx';

/** What the clock gives for each question; the longer times are for those who read or type slowly. */
const SECONDS = [20, 40, 90] as const;

export interface QuickFireSettings {
  readonly count: (typeof QUICK_FIRE_COUNTS)[number];
  readonly seconds: (typeof SECONDS)[number];
}

export const QUICK_FIRE_DEFAULT: QuickFireSettings = { count: QUICK_FIRE_COUNTS[0], seconds: SECONDS[1] };

interface QuickFireProps {
  settings: QuickFireSettings;
  onChange: (settings: QuickFireSettings) => void;
  onStart: (games: readonly Game[]) => void;
}

/** Quick Fire: how many questions, how much time for each, and the start. */
export function QuickFire({ settings, onChange, onStart }: QuickFireProps): JSX.Element {
  const [version] = useTranslation();
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async (): Promise<void> => {
    setLoading(true);
    setProblem(null);
    try {
      onStart(await readQuickFire(settings.count, version));
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setLoading(false);
    }
  };
  return (
    <section className={card.start} aria-label="Quick Fire">
      <p>Questions of every kind, one after another. When the time is up, the answer is shown.</p>
      <Segments
        legend="Questions"
        values={QUICK_FIRE_COUNTS}
        value={settings.count}
        onChange={(count) => onChange({ ...settings, count })}
      />
      <Segments
        legend="Seconds for each"
        values={SECONDS}
        value={settings.seconds}
        onChange={(seconds) => onChange({ ...settings, seconds })}
      />
      <div className={card.go}>
        <button type="button" className={button.primary} disabled={isLoading} onClick={() => void start()}>
          Start Quick Fire
        </button>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
