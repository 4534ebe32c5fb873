import { t } from '@palaro/client';
import type { ReactNode } from 'react';
import styles from './phone-frame.module.css';

interface PhoneFrameProps {
  theme?: 'dark' | 'light';
  /** The member's own components, for instance `HtmlContent`, which cleans operators' HTML. */
  children: ReactNode;
}

/**
 * Shows content as a member's phone does, 390 px wide, in the member app's scale and theme. It
 * takes no presses: a preview must not lead away or send anything.
 */
export const PhoneFrame = ({ theme = 'dark', children }: PhoneFrameProps) => (
  <div
    role="group"
    // It may scroll, and what is inside takes no focus.
    tabIndex={0}
    aria-label={t('desk.phone.label')}
    className={styles.phone}
    data-theme={theme}
    data-density="phone"
  >
    <div className={styles.screen} inert>
      {children}
    </div>
  </div>
);
