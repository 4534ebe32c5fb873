import { useEffect, useRef } from 'react';
import type { DocumentKind, KycStatus } from '../kyc.api.ts';
import { PictureField } from './PictureField.tsx';
import styles from './Pictures.module.css';

interface Props {
  kinds: readonly DocumentKind[];
  status: KycStatus;
  /** It was tried to send without: what is not there says so. */
  missing: boolean;
  /** Rises with each try that pictures alone held back: the first of them is gone to. */
  held: number;
}

/** The pictures of one level, each sent as soon as it is taken. */
export function Pictures({ kinds, status, missing, held }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (held > 0) list.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [held]);
  return (
    <ul ref={list} className={styles.list}>
      {kinds.map((kind) => {
        const there = status.documents.some((one) => one.kind === kind);
        return (
          <li key={kind}>
            <PictureField kind={kind} there={there} missing={missing && !there} />
          </li>
        );
      })}
    </ul>
  );
}
