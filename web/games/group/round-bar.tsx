import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Maximize from 'lucide-react/icons/maximize';
import Printer from 'lucide-react/icons/printer';
import type { JSX, RefObject } from 'react';
import button from '../../ui/button.module.css';
import style from './group.module.css';

interface RoundBarProps {
  round: number;
  rounds: number;
  onRound: (round: number) => void;
  /** What fills the screen on a projector. */
  stage: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The leader's controls: the rounds, a projector's view, the sheet, and the end. */
export function RoundBar({ round, rounds, onRound, stage, onClose }: RoundBarProps): JSX.Element {
  const fillScreen = (): void => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : stage.current?.requestFullscreen?.();
    // Browsers that refuse show the page as it is.
    change?.catch(() => undefined);
  };
  return (
    <div className={style.bar} data-print="no">
      <button
        type="button"
        className={button.quiet}
        disabled={round === 0}
        onClick={() => onRound(round - 1)}
      >
        <ArrowLeft aria-hidden="true" />
        Previous
      </button>
      <button
        type="button"
        className={button.primary}
        disabled={round === rounds - 1}
        onClick={() => onRound(round + 1)}
      >
        Next round
        <ArrowRight aria-hidden="true" />
      </button>
      <span className={style.gap} />
      {'requestFullscreen' in document.documentElement && (
        <button type="button" className={button.text} onClick={fillScreen}>
          <Maximize aria-hidden="true" />
          Full screen
        </button>
      )}
      <button type="button" className={button.text} onClick={() => print()}>
        <Printer aria-hidden="true" />
        Print the sheet
      </button>
      <button type="button" className={button.text} onClick={onClose}>
        Back to Menu
      </button>
    </div>
  );
}
