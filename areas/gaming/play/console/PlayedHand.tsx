import { t, useCall } from '@palaro/client';
import { Facts, Instant, Loaded, Money, Person } from '@palaro/desk';
import { cardText } from '@palaro/games/card-faces';
import { handsConsoleApi, type Hand } from '../console-hands.api.ts';
import styles from './hand.module.css';

const cardsText = (cards: readonly number[]) => cards.map(cardText).join(' ');

/** A hand that is over: who sat there, with which cards, what each did and what each paid. */
export function PlayedHand(params: { member: string; round: string }) {
  const read = useCall(handsConsoleApi.memberHand, { params });
  return (
    <Loaded of={read}>
      {(hand) => (
        <>
          <HandFacts of={hand} />
          <h3 className={styles.title}>{t('play-console.seats')}</h3>
          {hand.seats.map((seat) => (
            <Seat key={seat.seatNo} of={seat} />
          ))}
          <h3 className={styles.title}>{t('play-console.moves')}</h3>
          <Moves of={hand} />
        </>
      )}
    </Loaded>
  );
}

const HandFacts = ({ of }: { of: Hand }) => (
  <Facts
    rows={[
      { label: 'play-console.game', value: of.game },
      { label: 'play-console.room', value: of.room },
      { label: 'play-console.hand_no', value: of.handNo },
      { label: 'play-console.unit', value: <Money value={of.stake} exact /> },
      { label: 'play-console.ended', value: <Instant at={of.endedAt} /> },
      { label: 'play-console.rules_version', value: of.version },
      { label: 'play-console.seed_hash', value: <Code of={of.serverSeedHash} /> },
      { label: 'play-console.seed', value: <Code of={of.serverSeed ?? ''} /> },
      { label: 'play-console.client_seed', value: <Code of={of.clientSeed} /> },
    ]}
  />
);

const Code = ({ of }: { of: string }) => <span className={styles.code}>{of}</span>;

function Seat({ of }: { of: Hand['seats'][number] }) {
  const { member, account, seatNo, cards, paid, won, rake, net } = of;
  return (
    <div className={styles.seat}>
      <p>
        <span>{t('play-console.seat', { no: seatNo })}</span>{' '}
        {member === null ? (
          <span>{t('play-console.bot')}</span>
        ) : (
          <Person name={account} member={member} />
        )}
      </p>
      <p className={styles.cards}>{cardsText(cards)}</p>
      <Facts
        rows={[
          { label: 'play-console.paid_in', value: <Money value={paid} exact /> },
          { label: 'play-console.won', value: <Money value={won} exact /> },
          { label: 'play-console.rake', value: <Money value={rake} exact /> },
          { label: 'play-console.net', value: <Money value={net} signed exact /> },
        ]}
      />
    </div>
  );
}

/** Every move in its order, with the cards that it showed or brought. */
function Moves({ of: { seats, moves } }: { of: Hand }) {
  return (
    <ol className={styles.moves}>
      {moves.map(({ place, call, cards }, no) => (
        <li key={no}>
          <span>{t('play-console.seat', { no: seats[place]?.seatNo ?? place })}</span>{' '}
          <span>{t(`play-console.move.${call}`)}</span>{' '}
          <span className={styles.cards}>{cardsText(cards)}</span>
        </li>
      ))}
    </ol>
  );
}
