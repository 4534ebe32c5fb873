import { accountsApi } from '@palaro/accounts/api';
import { call, failureMessage, t, useCall, useSession } from '@palaro/client';
import { Avatar, Button, FormMessage, HEAD_ICONS, Icon } from '@palaro/ui';
import { ImageUp } from 'lucide';
import { useRef, useState } from 'react';
import { profileApi } from '../profile.api.ts';
import { PICTURE_MAX_BYTES } from '../profile.limits.ts';
import styles from './Sheets.module.css';

const BIG = 72;
const SMALL = 56;
/** Uploading a large picture from a slow phone takes longer than a call's usual time limit. */
const UPLOAD_MS = 60_000;
const DAYS = HEAD_ICONS.length / 2;

/** One of the 24 drawings, or an uploaded picture (REWARD-07). */
export function IconPicker({ onDone }: { onDone: (text: string) => void }) {
  const session = useSession();
  const info = useCall(accountsApi.memberInfo).data;
  const file = useRef<HTMLInputElement>(null);
  const { busy, message, choose, upload } = useChange(onDone);
  return (
    <div>
      <div className={styles.iconNow}>
        <Avatar
          animal={session?.userName ?? ''}
          icon={info?.icon}
          picture={info?.iconUrl}
          label={t('profile.icon_current')}
          size={BIG}
        />
        <div>
          <Button
            busy={busy}
            icon={<Icon of={ImageUp} size={18} />}
            onClick={() => file.current?.click()}
          >
            {t('profile.icon_own')}
          </Button>
          <p className={styles.iconHelp}>{t('profile.icon_own_help')}</p>
        </div>
      </div>
      <input
        ref={file}
        type="file"
        hidden
        accept="image/png,image/jpeg"
        aria-label={t('profile.icon_own')}
        onChange={(event) => {
          upload(event.target.files?.[0]);
          // Lets the same file be chosen again after a failure.
          event.target.value = '';
        }}
      />
      <FormMessage className={styles.failure}>{message}</FormMessage>
      {[0, DAYS].map((from) => (
        <Drawings key={from} from={from} chosen={info?.icon} onChoose={choose} />
      ))}
    </div>
  );
}

/** Chooses a drawing or uploads a picture, one at a time. */
function useChange(onDone: (text: string) => void) {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  async function doing(work: () => Promise<unknown>) {
    if (busy) return;
    setBusy(true);
    setMessage(null);
    try {
      await work();
      onDone(t('profile.saved'));
    } catch (failure) {
      setMessage(failureMessage(failure));
    } finally {
      setBusy(false);
    }
  }

  const choose = (icon: string) => call(profileApi.setIcon, { body: { icon } });

  function upload(picked: File | undefined) {
    if (!picked) return;
    if (picked.size > PICTURE_MAX_BYTES) return setMessage(t('profile.icon_too_large'));
    void doing(async () => {
      const { icon } = await call(
        profileApi.uploadPicture,
        { file: picked },
        { timeoutMs: UPLOAD_MS },
      );
      await choose(icon);
    });
  }

  return { busy, message, upload, choose: (icon: string) => void doing(() => choose(icon)) };
}

interface DrawingsProps {
  /** How many drawings come before these twelve. */
  from: number;
  chosen: string | undefined;
  onChoose: (icon: string) => void;
}

/** Twelve of the drawings. */
function Drawings({ from, chosen, onChoose }: DrawingsProps) {
  const label = from === 0 ? t('profile.icon_day') : t('profile.icon_night');
  return (
    <div className={styles.iconGroup} role="group" aria-label={label}>
      <p className={styles.groupLabel}>{label}</p>
      <div className={styles.icons}>
        {HEAD_ICONS.slice(from, from + DAYS).map((name, at) => {
          const icon = String(from + at + 1);
          const is = chosen === icon;
          return (
            <button
              key={name}
              type="button"
              className={is ? `${styles.iconChoice} ${styles.iconChosen}` : styles.iconChoice}
              aria-label={t('profile.icon_number', { number: icon })}
              aria-pressed={is}
              onClick={() => onChoose(icon)}
            >
              <Avatar animal={name} icon={icon} size={SMALL} />
            </button>
          );
        })}
      </div>
    </div>
  );
}
