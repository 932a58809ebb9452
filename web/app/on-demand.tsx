import { type ComponentType, type JSX, useEffect, useEffectEvent, useState } from 'react';
import { showToast } from './toast-queue.ts';

interface Closable {
  /** Where the props do not say, it is open as long as it is mounted. */
  readonly open?: boolean;
  readonly onClose: () => void;
}

/**
 * A dialog whose code is loaded when it is first opened. Where that fails, a toast says so and the screen stays as it is;
 * with React's `lazy` the whole screen would give way to the error.
 */
export function onDemand<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean = ({ open }) => open ?? true,
): (props: Props) => JSX.Element | null {
  // A failure is kept, too: Vite does not ask again for a stylesheet that failed, so that only loading the page anew helps.
  let loading: Promise<ComponentType<Props>> | undefined;
  let Loaded: ComponentType<Props> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each dialog, outside any component
  return function OnDemand(props) {
    /** Once drawn it stays, so that it can restore the focus. */
    const [isDrawn, setDrawn] = useState(false);
    const isWanted = isOpen(props);
    if (isWanted && Loaded && !isDrawn) setDrawn(true);
    const onFailed = useEffectEvent(() => {
      sayNotLoaded();
      props.onClose();
    });
    useEffect(() => {
      if (!isWanted || Loaded) return;
      let isCurrent = true;
      loading ??= load();
      loading.then(
        (component) => {
          Loaded = component;
          if (isCurrent) setDrawn(true);
        },
        () => isCurrent && onFailed(),
      );
      return () => {
        isCurrent = false;
      };
    }, [isWanted]);
    return Loaded && isDrawn ? <Loaded {...props} /> : null;
  };
}

function sayNotLoaded(): void {
  showToast('This could not be opened', 'Check your connection, then reload the page.', {
    label: 'Reload',
    run: () => location.reload(),
  });
}
