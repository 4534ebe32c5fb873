import { t, peso } from '@palaro/client';
import { Hourglass } from 'lucide';
import { Icon } from '@palaro/ui';
import { MAIN } from '../transfers.api.ts';
import { isOpen, type Wallets } from './use-wallets.ts';
import { wayOf } from './way-of.ts';
import styles from './OpenTransfers.module.css';

/** The open transfers; each says first where the money is. */
export function OpenTransfers({ wallets }: { wallets: Wallets }) {
  const open = wallets.transfers.filter(isOpen);
  return (
    <div role="status">
      {open.map((transfer) => (
        <div key={transfer.id} className={styles.notice}>
          <Icon of={Hourglass} size={22} aria-hidden className={styles.icon} />
          <div className={styles.words}>
            <p className={styles.way}>{wayOf(transfer, wallets)}</p>
            <p>
              {t(transfer.from === MAIN ? 'transfers.open_in' : 'transfers.open_out', {
                amount: peso(transfer.amount),
              })}
            </p>
          </div>
        </div>
      ))}
    </div>
  );
}
