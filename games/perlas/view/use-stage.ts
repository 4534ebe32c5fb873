import { t } from '@palaro/client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { sound } from '../../stage/view/sound.ts';
import { perlasConfig } from '../config.ts';
import { DRAWINGS } from './drawings.ts';
import type { PerlasStage } from './scene/perlas-stage.ts';

export type StageState =
  | { at: 'opening' }
  | { at: 'ready'; stage: PerlasStage }
  /** WebGL 2 is missing, or drawing failed: no stake is offered. */
  | { at: 'missing' | 'failed' };

/** The stops shown on opening: without a win, and the same for everybody. */
const FIRST_STOPS = [1, 3, 8, 4, 6];

/** Makes the canvas in `host` once, and removes it when the screen closes. */
export function useStage(host: RefObject<HTMLElement | null>): StageState {
  const [state, setState] = useState<StageState>({ at: 'opening' });
  const made = useRef<PerlasStage | null>(null);
  useEffect(() => {
    let gone = false;
    const element = host.current;
    if (!element) return undefined;
    void openStage(element).then(
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
  }, [host]);
  return state;
}

async function openStage(host: HTMLElement): Promise<StageState> {
  const { canDraw, createPerlasStage } = await import('./scene/perlas-stage.ts');
  if (!canDraw()) return { at: 'missing' };
  const stage = await createPerlasStage({
    host,
    drawings: DRAWINGS,
    strips: perlasConfig.strips,
    lines: perlasConfig.lines,
    costCoins: perlasConfig.costCoins,
    stops: FIRST_STOPS,
    still: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    rested: (reel) => sound.drum(reel),
    words: {
      award: (count) => t('perlas.award', { count }),
      again: (count) => t('perlas.award_more', { count }),
      summary: (count) => t('perlas.free_summary', { count }),
      ladder: [t('perlas.big_win'), t('perlas.huge_win'), t('perlas.pearl_win')],
    },
  });
  return { at: 'ready', stage };
}
