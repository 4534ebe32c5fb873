import { callWith, failureMessage, t } from '@palaro/client';
import type { MobileTemplate } from '@palaro/whitelabel';
import { useState } from 'react';
import { whiteLabelApi } from '../white-label.api.ts';
import styles from './site.module.css';

/** Takes a picture for the site's icon. It shows in the draft; the change of the template saves. */
export function IconField({ set }: { set(fields: Partial<MobileTemplate>): void }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const take = (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setFailure(null);
    callWith(whiteLabelApi.uploadIcon, { file })
      .then(
        ({ address, size }) => set({ pwa_icon: address, pwa_icon_size: size }),
        (error: unknown) => setFailure(failureMessage(error)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <>
      <label className={styles.upload}>
        {t('white-label-console.icon_file')}
        <input
          type="file"
          disabled={busy}
          accept="image/png,image/jpeg,image/webp,image/avif"
          onChange={({ target }) => {
            take(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      {failure && (
        <p role="alert" className={styles.warning}>
          {failure}
        </p>
      )}
    </>
  );
}
