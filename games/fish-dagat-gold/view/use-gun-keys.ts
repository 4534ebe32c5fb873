import { useEffect, useRef } from 'react';
import { modalOpen, useKeys } from '../../stage/view/use-keys.ts';

interface GunKeys {
  plays: boolean;
  hold(firing: boolean): void;
  rotate(turning: number): void;
  lockNext(): void;
  /** +1 for the next dearer net, −1 for the next cheaper one. */
  changeBullet(by: number): void;
  onMenu(): void;
}

const TURNS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Left and right turn while they are held, Space casts while it is held, T aims at the next. */
export function useGunKeys(keys: GunKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useKeys({
    onMenu: () => latest.current.onMenu(),
    onPlay: (key) => {
      if (key === ' ' && latest.current.plays) latest.current.hold(true);
    },
    onOther(key) {
      const { plays, rotate, lockNext, changeBullet } = latest.current;
      if (!plays) return false;
      const turn = TURNS[key];
      if (turn !== undefined) rotate(turn);
      else if (key === 't' || key === 'T') lockNext();
      else if (key === 'ArrowUp') changeBullet(1);
      else if (key === 'ArrowDown') changeBullet(-1);
      else return false;
      return true;
    },
  });
  useEffect(() => {
    const up = ({ key }: KeyboardEvent) => {
      if (key === ' ' || modalOpen()) latest.current.hold(false);
      if (TURNS[key] !== undefined) latest.current.rotate(0);
    };
    const away = () => {
      latest.current.hold(false);
      latest.current.rotate(0);
    };
    window.addEventListener('keyup', up);
    window.addEventListener('blur', away);
    return () => {
      window.removeEventListener('keyup', up);
      window.removeEventListener('blur', away);
    };
  }, []);
}
