import { type JSX, useEffect, useRef } from 'react';
import { Shell } from '../app/shell.tsx';
import { usePage } from '../app/use-page.ts';
import { PassageDialogProvider } from '../passages/passage-dialog-provider.tsx';
import style from './check-page.module.css';
import { CheckResult } from './check-result.tsx';
import { useCheck } from './use-check.ts';
import { WriteBox } from './write-box.tsx';

/** Check a text: every reference and quotation of a sermon, a leaflet, another chatbot's answer (behaviour 6). */
export function CheckPage(): JSX.Element {
  usePage('Check a text');
  const control = useCheck();
  const { state } = control;
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(state.kind);

  // What stood there before is gone: the focus goes where the page begins anew.
  useEffect(() => {
    const was = before.current;
    before.current = state.kind;
    if (was === 'checking' && state.kind === 'checked') title.current?.focus();
    if (was === 'checked' && state.kind === 'writing') document.querySelector('textarea')?.focus();
  }, [state.kind]);

  return (
    <Shell>
      <div className={style.page}>
        <h1 ref={title} tabIndex={-1} className={style.title}>
          Check a text
        </h1>
        <p className={style.lead} data-print="no">
          A sermon, a leaflet, another chatbot’s answer: every reference and quotation, compared with the text
          itself. Nothing leaves this page but the words you paste, and they are not kept.
        </p>
        <PassageDialogProvider>
          {state.kind === 'checked' ? (
            <CheckResult checked={state.checked} onChange={control.change} />
          ) : (
            <WriteBox control={control} />
          )}
        </PassageDialogProvider>
      </div>
    </Shell>
  );
}
