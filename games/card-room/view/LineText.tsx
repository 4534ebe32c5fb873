import type { ReactNode } from 'react';
import controls from '../../stage/view/panel.module.css';
import type { WayOn } from '../../stage/view/view-contract.ts';

interface LineTextProps {
  /** What the player must know before anything else; null if there is nothing. */
  notice: string | null;
  way: WayOn | undefined;
  /** Said by screen readers instead of what is shown. */
  spoken?: string;
  children: ReactNode;
}

/** The line under a card table: what happens, in words and for screen readers. */
export const LineText = ({ notice, way, spoken = '', children }: LineTextProps) => (
  <div className={controls.line}>
    <div className={controls.lineText} data-long={notice !== null}>
      {notice === null ? children : <span className={controls.notice}>{notice}</span>}
    </div>
    {way && (
      <button type="button" className={controls.retry} onClick={way.go}>
        {way.label}
      </button>
    )}
    <p className="sr-only" role="status">
      {notice ?? spoken}
    </p>
  </div>
);
