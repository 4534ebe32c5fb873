import { useEffect, useRef } from 'react';
import type { DocumentKind, KycStatus } from '../kyc.api.ts';
import { PictureField } from './PictureField.tsx';
import styles from './Pictures.module.css';

interface Props {
  kinds: readonly DocumentKind[];
  status: KycStatus;
  /** The member tried to send: missing pictures show an error. */
  missing: boolean;
  /**
   * Grows with each try that failed only for missing pictures; the page then moves to the first
   * one.
   */
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
