import type { DocumentKind, KycStatus } from '../kyc.api.ts';
import { PictureField } from './PictureField.tsx';
import styles from './Pictures.module.css';

interface Props {
  kinds: readonly DocumentKind[];
  status: KycStatus;
  /** It was tried to send without: what is not there says so. */
  missing: boolean;
}

/** The pictures of one level, each sent as soon as it is taken. */
export const Pictures = ({ kinds, status, missing }: Props) => (
  <ul className={styles.list}>
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
