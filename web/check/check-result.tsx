import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { type JSX, useMemo, useRef, useState } from 'react';
import button from '../ui/button.module.css';
import { Actions } from './actions.tsx';
import style from './check-result.module.css';
import type { Checked } from './checked.ts';
import { CheckedTextView } from './checked-text.tsx';
import { FindingCard } from './finding-card.tsx';
import { FindingList } from './finding-list.tsx';
import { type Tone, toneOf } from './tone.ts';
import { ToneFilter } from './tone-filter.tsx';

interface CheckResultProps {
  checked: Checked;
  onChange: () => void;
}

/** The checked text with its findings marked, and beside it the list of findings. */
export function CheckResult({ checked, onChange }: CheckResultProps): JSX.Element {
  const { findings } = checked;
  const [tone, setTone] = useState<Tone | null>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const textRef = useRef<HTMLElement>(null);
  const shown = useMemo(
    () => findings.flatMap((finding, at) => (tone === null || toneOf(finding) === tone ? [at] : [])),
    [findings, tone],
  );
  const current = selected === null ? undefined : findings[selected];

  /** Selects a finding and scrolls to it in the text. */
  const show = (at: number | undefined): void => {
    if (at === undefined) return;
    setSelected(at);
    const mark = textRef.current?.querySelector<HTMLElement>(`[data-finding="${at}"]`);
    mark?.focus({ preventScroll: true });
    mark?.scrollIntoView({ block: 'center' });
  };
  const step = (by: 1 | -1): void => {
    const from = selected === null ? -1 : shown.indexOf(selected);
    if (selected === null || from < 0) show(by === 1 ? shown[0] : shown.at(-1));
    else show(shown[from + by]);
  };
  const position = selected === null ? -1 : shown.indexOf(selected);
  const steps = (
    <>
      <button
        type="button"
        className={button.icon}
        aria-label="Previous finding"
        disabled={shown.length === 0 || position === 0}
        onClick={() => step(-1)}
      >
        <ChevronUp aria-hidden="true" />
      </button>
      <button
        type="button"
        className={button.icon}
        aria-label="Next finding"
        disabled={shown.length === 0 || position === shown.length - 1}
        onClick={() => step(1)}
      >
        <ChevronDown aria-hidden="true" />
      </button>
    </>
  );

  return (
    <div className={style.result}>
      <div className={style.head}>
        <ToneFilter findings={findings} tone={tone} onToneChange={setTone} />
        <Actions checked={checked} onChange={onChange} />
      </div>
      {checked.onDevice && (
        <p className={style.message}>
          Checked on this device, with the {checked.onDevice.join(' and the ')}.
          {checked.onDevice.length < 3 &&
            ' Correct quotations from a translation that is not on this device may be shown as different.'}
        </p>
      )}
      {findings.length === 0 && (
        <p className={style.message}>
          No Bible reference or quotation was found in this text. References such as John 3:16 are recognized
          in all common forms; words in quotation marks are checked where the sentence says that they are from
          the Bible.
        </p>
      )}
      <div className={findings.length > 0 ? style.two : undefined}>
        <CheckedTextView
          ref={textRef}
          checked={checked}
          tone={tone}
          selected={selected}
          onSelect={setSelected}
          onStep={step}
        />
        {findings.length > 0 && (
          <FindingList
            checked={checked}
            shown={shown}
            selected={selected}
            onShow={show}
            steps={<div className={style.steps}>{steps}</div>}
          />
        )}
      </div>
      {current && selected !== null && (
        <section className={style.sheet} aria-label="Selected finding" aria-live="polite" data-print="no">
          <FindingCard finding={current} checkedText={checked.checkedText} number={selected + 1} selected />
          <div className={style.sheetSteps}>
            <span className={style.position}>{position >= 0 && `${position + 1} of ${shown.length}`}</span>
            {steps}
            <button
              type="button"
              className={button.icon}
              aria-label="Close finding"
              onClick={() => setSelected(null)}
            >
              <X aria-hidden="true" />
            </button>
          </div>
        </section>
      )}
    </div>
  );
}
