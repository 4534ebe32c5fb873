import { navigate, pageExists } from '@palaro/client';
import { ListRow } from '@palaro/ui';
import { useBalanceHidden } from '@palaro/wallet/web';
import { HeldPlace } from './HeldPlace.tsx';
import { heldText, roundText, type Held } from './open-money-text.ts';
import { useMinutesUntil } from './use-minutes-until.ts';
import { useOpenMoney } from './use-open-money.ts';

type OnGo = (() => void) | undefined;

interface HeldMoneyProps {
  /** Called when a row leads away, as from a menu that is to close. */
  onGo?: () => void;
}

/**
 * Holds on money that is not free and rounds that wait, each with a way there; nothing where all is
 * free and none waits.
 */
export default function HeldMoney({ onGo }: HeldMoneyProps) {
  const open = useOpenMoney();
  const hidden = useBalanceHidden();
  if (open === undefined) return <HeldPlace />;
  if (!open || (open.held.length === 0 && open.rounds.length === 0)) return null;
  return (
    <div>
      {open.held.map((held) => (
        <HeldRow key={`${held.since} ${held.amount}`} held={held} hidden={hidden} onGo={onGo} />
      ))}
      {open.rounds.map((round) => (
        <Row
          key={`${round.gameId} ${round.since}`}
          title={roundText(round, hidden)}
          to={`/m/game/${round.gameId}`}
          onGo={onGo}
        />
      ))}
    </div>
  );
}

function HeldRow({ held, hidden, onGo }: { held: Held; hidden: boolean; onGo: OnGo }) {
  const minutes = useMinutesUntil(held.backAt);
  return <Row title={heldText(held, minutes, hidden)} to={placeOf(held)} onGo={onGo} />;
}

function Row({ title, to, onGo }: { title: string; to: string | null; onGo: OnGo }) {
  const leads = to && pageExists(to.split('?')[0] ?? '');
  const go = () => {
    onGo?.();
    navigate(to ?? '');
  };
  return <ListRow title={title} chevron={Boolean(leads)} {...(leads ? { onPress: go } : {})} />;
}

function placeOf({ kind, orderId, gameId }: Held): string | null {
  if (kind === 'withdrawal') return `/m/withdraw?order=${orderId}`;
  if (kind === 'table') return gameId && `/m/game/${gameId}`;
  return kind === 'transfer' ? '/m/transfer' : null;
}
