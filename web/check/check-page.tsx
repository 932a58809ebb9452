import { type JSX, useEffect, useRef } from 'react';
import { PAGES } from '../../contract/pages.ts';
import { Shell } from '../app/shell.tsx';
import { usePage } from '../app/use-page.ts';
import { PassageDialogProvider } from '../passages/passage-dialog-provider.tsx';
import style from './check-page.module.css';
import { CheckResult } from './check-result.tsx';
import { TextForm } from './text-form.tsx';
import { useCheck } from './use-check.ts';

/** Check a text: every reference and quotation of a sermon, a leaflet, another chatbot's answer (behaviour 6). */
export function CheckPage(): JSX.Element {
  usePage(PAGES.check.name);
  const control = useCheck();
  const { state } = control;
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(state.kind);

  // The element that had the focus is gone: move it to where the new state begins.
  useEffect(() => {
    const was = before.current;
    before.current = state.kind;
    if (was === 'checking' && state.kind === 'checked') title.current?.focus();
    if (was === 'checked' && state.kind === 'writing') document.querySelector('textarea')?.focus();
    // Check and Cancel take each other's place.
    if (document.activeElement === document.body && (was === 'checking' || state.kind === 'checking'))
      document.querySelector<HTMLElement>('[data-start-or-cancel]')?.focus();
  }, [state.kind]);

  return (
    <Shell>
      <div className={style.page}>
        <h1 ref={title} tabIndex={-1} className={style.title}>
          Check a text
        </h1>
        <p className={state.kind === 'checked' ? style.leadBefore : style.lead} data-print="no">
          Paste a sermon, a leaflet or another chatbot’s answer. Every Bible reference and quotation in it is
          compared with the real text. Your text is sent to be checked and is not stored.
        </p>
        <PassageDialogProvider>
          {state.kind === 'checked' ? (
            <CheckResult checked={state.checked} onChange={control.change} />
          ) : (
            <TextForm control={control} />
          )}
        </PassageDialogProvider>
      </div>
    </Shell>
  );
}
