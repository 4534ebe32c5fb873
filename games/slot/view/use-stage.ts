import { useEffect, useRef, useState, type RefObject } from 'react';
import { sound } from '../../stage/view/sound.ts';
import type { SlotOutcome } from '../slot-card.ts';
import type { SlotLook } from './look.ts';
import { loadSlotStage } from './load-stage.ts';
import { loadPictures } from './pictures.ts';
import type { SlotStage } from './scene/slot-stage.ts';

export type StageState =
  | { at: 'opening' }
  | { at: 'ready'; stage: SlotStage }
  /** WebGL 2 is missing, or drawing failed: no stake is offered. */
  | { at: 'missing' | 'failed' };

/** Makes the canvas in `host` once, and removes it when the screen closes. */
export function useStage<O extends SlotOutcome>(
  look: SlotLook<O>,
  host: RefObject<HTMLElement | null>,
): StageState {
  const [state, setState] = useState<StageState>({ at: 'opening' });
  const made = useRef<SlotStage | null>(null);
  useEffect(() => {
    let gone = false;
    const element = host.current;
    if (!element) return undefined;
    void openStage(look, element).then(
      (opened) => {
        if (opened.at !== 'ready') return setState(opened);
        if (gone) return opened.stage.destroy();
        made.current = opened.stage;
        setState(opened);
      },
      () => !gone && setState({ at: 'failed' }),
    );
    return () => {
      gone = true;
      made.current?.destroy();
      made.current = null;
    };
  }, [look, host]);
  return state;
}

async function openStage<O extends SlotOutcome>(
  look: SlotLook<O>,
  host: HTMLElement,
): Promise<StageState> {
  const pictures = loadPictures(look.drawings);
  // Told by whoever waits for them.
  pictures.catch(() => undefined);
  const [{ createSlotStage }, own] = await Promise.all([loadSlotStage(), look.scene?.()]);
  const stage = await createSlotStage({
    host,
    ...look.config,
    wild: look.wild,
    pictures,
    stops: look.firstStops,
    still: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    paint: look.paint,
    sign: look.sign,
    thrown: look.thrown,
    words: look.words(),
    factorOf: look.factorOf ?? (() => ''),
    awaited: look.awaited,
    mechanic: own?.mechanic ?? null,
    rested: (reel) => sound.drum(reel),
  });
  return stage ? { at: 'ready', stage } : { at: 'missing' };
}
