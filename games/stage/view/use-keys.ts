import { useEffect, useRef } from 'react';
import { useDemonstration } from './demonstration.ts';

interface Keys {
  /** Space or Enter was pressed, and no focused control takes it. */
  onPlay(key: string): void;
  onMenu(): void;
  /** Any key but Escape, before its usual meaning; true if it means something else here. */
  onOther?(key: string): boolean;
}

/**
 * The game's keys: Space and Enter play, Escape opens the menu. An open sheet handles keys itself;
 * who watches a demonstration only has the menu.
 */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  const watches = useDemonstration() !== null;
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function pressed(event: KeyboardEvent) {
      const withOther = event.ctrlKey || event.altKey || event.metaKey;
      if (event.defaultPrevented || event.repeat || withOther || modalOpen()) return;
      if (event.key === 'Escape') latest.current.onMenu();
      if (watches) return;
      if (!takesText(event.target) && latest.current.onOther?.(event.key)) {
        event.preventDefault();
        return;
      }
      const plays = event.key === ' ' || event.key === 'Enter';
      if (!plays || takesKeys(event.target)) return;
      event.preventDefault();
      latest.current.onPlay(event.key);
    }
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [watches]);
}

const takesKeys = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, select, textarea, label') !== null;

const takesText = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea') !== null;

/** Whether a sheet or a dialog is over the game. */
export const modalOpen = () => document.querySelector('[aria-modal="true"]') !== null;
