import { formatTime, t } from '@palaro/client';
import { Amount, ListRow, Sheet, Icon } from '@palaro/ui';
import { Ship } from 'lucide';
import type { VendorWallet } from '../transfers.api.ts';

interface VendorSheetProps {
  open: boolean;
  vendors: readonly VendorWallet[];
  onChoose(code: string): void;
  onClose(): void;
}

/** The vendors that keep a wallet, with the amount there. */
export function VendorSheet({ open, vendors, onChoose, onClose }: VendorSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('transfers.choose')}
      closeLabel={t('transfers.close')}
    >
      {vendors.map((one) => (
        <ListRow
          key={one.vendor}
          lead={<Icon of={Ship} size={22} aria-hidden />}
          title={one.name}
          detail={one.on ? undefined : t('transfers.vendor_off')}
          amount={<Amount value={one.amount} />}
          state={
            one.stale && one.at ? t('transfers.as_of', { time: formatTime(one.at) }) : undefined
          }
          onPress={() => onChoose(one.vendor)}
        />
      ))}
    </Sheet>
  );
}
