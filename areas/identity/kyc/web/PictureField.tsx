import { call, fittingPicture, t } from '@palaro/client';
import { cx, Spinner, Icon } from '@palaro/ui';
import { Camera, Check } from 'lucide';
import { useEffect, useId, useState, type ChangeEvent } from 'react';
import { kycApi, type DocumentKind } from '../kyc.api.ts';
import { DOCUMENT_MAX_BYTES } from '../kyc.limits.ts';
import { useSending } from './use-sending.ts';
import styles from './Pictures.module.css';

/**
 * Pictures chosen at once are sent one after another: each answer tells of all that are there, so
 * one that was overtaken would hide a picture that came after it.
 */
let line: Promise<unknown> = Promise.resolve();

function inLine<T>(work: () => Promise<T>): Promise<T> {
  const turn = line.then(work, work);
  line = turn;
  return turn;
}

/** Pictures are large and a phone's connection may be slow. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** Which camera a phone opens; documents may also be chosen from its files. */
const CAMERA: Partial<Record<DocumentKind, 'environment' | 'user'>> = {
  id_front: 'environment',
  id_back: 'environment',
  selfie: 'user',
};

interface Props {
  kind: DocumentKind;
  there: boolean;
  missing: boolean;
}

/** One picture: taken or chosen, shown from the device's memory, and sent at once. */
export function PictureField({ kind, there, missing }: Props) {
  const id = useId();
  const { busy, failure, send } = useSending();
  const [seen, show] = useShown();

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Lets the same file be chosen again after a failure.
    target.value = '';
    if (!file) return;
    send(async () => {
      const picture = await fittingPicture(file, DOCUMENT_MAX_BYTES);
      const input = { file: picture, query: { kind } };
      const options = { timeoutMs: UPLOAD_TIMEOUT_MS };
      const status = await inLine(() => call(kycApi.addDocument, input, options));
      show(picture);
      return status;
    });
  }

  const error = failure ?? (missing ? t('kyc.picture.missing') : null);
  return (
    <div className={cx(styles.picture, Boolean(error) && styles.wrong)}>
      <input
        id={id}
        className={styles.input}
        type="file"
        accept="image/png,image/jpeg"
        capture={CAMERA[kind]}
        aria-describedby={`${id}-note`}
        aria-invalid={error ? true : undefined}
        onChange={choose}
      />
      <label className={styles.row} htmlFor={id}>
        <Shown address={seen} there={there} />
        <span className={styles.text}>
          <span className={styles.name}>{t(`kyc.picture.${kind}`)}</span>
          <span className={styles.action}>
            {t(there ? 'kyc.picture.again' : 'kyc.picture.take')}
          </span>
        </span>
        <Mark busy={busy} there={there} />
      </label>
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={cx(styles.note, Boolean(error) && styles.error)}
      >
        {error ?? t(`kyc.picture.${kind}.help`)}
      </p>
    </div>
  );
}

const Mark = ({ busy, there }: { busy: boolean; there: boolean }) => (
  <span className={styles.mark} aria-live="polite">
    {busy && <Spinner label={t('kyc.picture.sending')} size={22} />}
    {!busy && there && (
      <span className={styles.there}>
        <Icon of={Check} size={16} strokeWidth={3} aria-hidden />
        <span>{t('kyc.picture.there')}</span>
      </span>
    )}
  </span>
);

const Shown = ({ address, there }: { address: string | null; there: boolean }) => (
  <span className={cx(styles.frame, there && styles.filled)}>
    {address ? <img src={address} alt="" /> : <Icon of={Camera} size={24} aria-hidden />}
  </span>
);

/** The address of a picture in this page's memory; a sent picture is never downloaded again. */
function useShown(): [string | null, (picture: Blob) => void] {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return [address, (picture) => setAddress(URL.createObjectURL(picture))];
}
