import { t } from '@palaro/client';
import { Money } from '@palaro/kernel';
import { Button, Icon } from '@palaro/ui';
import { Crosshair, LogOut } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { GameScreen } from '../../stage/view/GameScreen.tsx';
import { pesos, shortPesos } from '../../stage/view/money-text.ts';
import type { RoomViewProps } from '../../stage/view/view-contract.ts';
import { fishCard } from '../card.ts';
import styles from './fish.module.css';
import { Demonstration } from './Demonstration.tsx';
import { FishLine } from './FishLine.tsx';
import { RoomList } from './RoomList.tsx';
import { SeatPanel, useSeatChoice } from './SeatPanel.tsx';
import { Sides, useCatches } from './Sides.tsx';
import { useGun } from './use-gun.ts';
import { useGunKeys } from './use-gun-keys.ts';
import { Water } from './Water.tsx';

const { bullets } = fishCard.room;
const FIRST_BULLET = '1.0000';

/** Dagat Gold: the rooms, and a room in which up to four cast their nets in the same water. */
export function FishScreen(props: RoomViewProps) {
  const { room, session, link, onMenu } = props;
  const [bullet, setBullet] = useState<string>(FIRST_BULLET);
  const gun = useGun(props, bullet);
  const catches = useCatches(gun.came);
  const choice = useSeatChoice(props);
  const plays = session !== null && link === 'on';
  useGunKeys({
    plays,
    hold: gun.hold,
    rotate: gun.rotate,
    lockNext: gun.lockNext,
    onMenu,
    changeBullet(by) {
      const next = bullets[bullets.indexOf(bullet as (typeof bullets)[number]) + by];
      if (next !== undefined) setBullet(next);
    },
  });
  if (room === null) {
    return (
      <div className={styles.lobby} data-theme="dark">
        <Demonstration />
        <RoomList {...props} />
      </div>
    );
  }
  return (
    <GameScreen
      stage={
        <>
          <Water
            picture={gun.picture}
            flipped={session !== null && session.seat > 1}
            plays={plays}
            onPoint={gun.pointAt}
            onHold={gun.hold}
          />
          <Sides {...props} catches={catches} />
        </>
      }
      line={
        <FishLine {...props} bullet={bullet} locked={gun.locked} came={gun.came} choice={choice} />
      }
      choices={
        session ? (
          <Bullets remains={session.remains} bullet={bullet} onPick={setBullet} />
        ) : (
          <SeatPanel choice={choice} seats={props.seats} />
        )
      }
      actions={session ? <Shooting {...props} gun={gun} /> : <Sitting {...props} choice={choice} />}
    />
  );
}

interface BulletsProps {
  remains: string;
  bullet: string;
  onPick(bullet: string): void;
}

/** What a net costs, and what is left. */
function Bullets({ remains, bullet, onPick }: BulletsProps) {
  return (
    <div className={styles.panel} data-seated>
      <p className={styles.remains}>
        <span>{t('fish-dagat-gold.remains')}</span>
        <output>{pesos(remains)}</output>
      </p>
      <div className={styles.chips} role="group" aria-label={t('fish-dagat-gold.bullet')}>
        {bullets.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.chip}
            aria-pressed={one === bullet}
            aria-label={pesos(one)}
            disabled={Money.of(one) > Money.of(remains)}
            onClick={() => onPick(one)}
          >
            {shortPesos(one)}
          </button>
        ))}
      </div>
    </div>
  );
}

function Shooting(props: RoomViewProps & { gun: ReturnType<typeof useGun> }) {
  const { session, leave, busy, link, gun } = props;
  const off = link !== 'on' || busy;
  const cast = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Who sat down by keys goes on by keys.
    cast.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <Button
        disabled={off}
        icon={<Icon of={LogOut} size={18} />}
        aria-label={t('fish-dagat-gold.leave', { amount: pesos(session?.remains ?? '0.0000') })}
        onClick={leave}
      >
        {busy ? t('fish-dagat-gold.leaving') : pesos(session?.remains ?? '0.0000')}
      </Button>
      <button
        ref={cast}
        type="button"
        className={styles.cast}
        disabled={off}
        onPointerDown={() => gun.hold(true)}
        onPointerUp={() => gun.hold(false)}
        onPointerLeave={() => gun.hold(false)}
        onPointerCancel={() => gun.hold(false)}
        onKeyDown={({ key, repeat }) =>
          (key === ' ' || key === 'Enter') && !repeat && gun.hold(true)
        }
        onKeyUp={() => gun.hold(false)}
        onBlur={() => gun.hold(false)}
      >
        {t('fish-dagat-gold.fire')}
      </button>
      <Button disabled={off} icon={<Icon of={Crosshair} size={18} />} onClick={gun.lockNext}>
        {t('fish-dagat-gold.aim')}
      </Button>
    </>
  );
}

function Sitting(props: RoomViewProps & { choice: ReturnType<typeof useSeatChoice> }) {
  const { choice, guest, busy, link, sit, enter, login } = props;
  const { seat, amount } = choice;
  return (
    <>
      <Button onClick={() => enter(null)}>{t('fish-dagat-gold.rooms')}</Button>
      {guest ? (
        <Button tone="gold" onClick={login}>
          {t('fish-dagat-gold.login')}
        </Button>
      ) : (
        <Button
          tone="gold"
          busy={busy}
          disabled={link !== 'on' || seat === null || amount === null}
          onClick={() => seat !== null && amount !== null && sit(seat, amount)}
        >
          {t('fish-dagat-gold.sit', { amount: pesos(amount ?? choice.offered[0] ?? '20.0000') })}
        </Button>
      )}
      <span />
    </>
  );
}
