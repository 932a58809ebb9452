import { type JSX, useState } from 'react';
import { copyText } from '../app/copy-text.ts';
import { saveText, today } from '../app/save-file.ts';
import button from '../ui/button.module.css';
import style from './actions.module.css';
import type { Checked } from './checked.ts';
import { reportMarkdown } from './report-markdown.ts';

const STATUS_MS = 4_000;

/** Edit, export, print and copy a checked text. */
export function Actions({ checked, onChange }: { checked: Checked; onChange: () => void }): JSX.Element {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = async (): Promise<void> => {
    setCopied((await copyText(checked.corrected)) ? 'yes' : 'no');
    setTimeout(() => setCopied(null), STATUS_MS);
  };
  const save = (): void => {
    const day = today();
    saveText(`berea-check-${day}.md`, reportMarkdown(checked, day), 'text/markdown');
  };
  return (
    <div className={style.actions} data-print="no">
      <button type="button" className={button.quiet} aria-label="Edit the text" onClick={onChange}>
        Edit
      </button>
      <button type="button" className={button.quiet} aria-label="Export as Markdown" onClick={save}>
        Export
      </button>
      <button type="button" className={button.quiet} onClick={() => print()}>
        Print
      </button>
      <button type="button" className={button.primary} onClick={() => void copy()}>
        {copied === 'yes' ? 'Copied' : 'Copy corrected text'}
      </button>
      <p role="status" className={copied === 'no' ? style.problem : 'unseen'}>
        {copied === 'yes' && 'Corrected text copied.'}
        {copied === 'no' && (
          <>
            <b>Copy failed</b> Unable to copy to clipboard. Please try again. The exported report contains the
            corrected text, too.
          </>
        )}
      </p>
    </div>
  );
}
