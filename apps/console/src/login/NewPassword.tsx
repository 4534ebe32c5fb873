import { t } from '@palaro/client';
import { useState } from 'react';
import { Secret } from './Secret.tsx';

/** A new password, typed twice. `same` shows on the field whether they differ. */
export function usePair() {
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const [differs, setDiffers] = useState(false);
  return {
    next,
    again,
    differs,
    setNext,
    setAgain: (value: string) => {
      setAgain(value);
      setDiffers(false);
    },
    same() {
      setDiffers(next !== again);
      return next === again && next !== '';
    },
  };
}

/** The two fields of a new password. */
export const NewPassword = ({ pair }: { pair: ReturnType<typeof usePair> }) => (
  <>
    <Secret fresh label={t('console.password.next')} value={pair.next} onChange={pair.setNext} />
    <Secret
      fresh
      label={t('console.password.again')}
      error={pair.differs ? t('console.password.differs') : undefined}
      value={pair.again}
      onChange={pair.setAgain}
    />
  </>
);
