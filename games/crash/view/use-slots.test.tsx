import { CallFailure, setTexts } from '@palaro/client';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en as stageEn } from '../../stage/stage.en.ts';
import { rangeStakes } from '../../stage/view/stake-ladder.ts';
import type { SharedRound, SharedViewProps } from '../../stage/view/view-contract.ts';
import { en } from '../crash.en.ts';
import { useSlots } from './use-slots.ts';

const round = (roundNo: number, phase: SharedRound['phase']) => ({ roundNo, phase });
const stakes = rangeStakes('1.0000', '100.0000', '1.0000');

function slots(place: SharedViewProps['place']) {
  const props = { round: round(7, 'OPEN'), live: true, bets: [], place };
  const hook = renderHook((now: object) =>
    useSlots({ ...props, ...now } as unknown as SharedViewProps, stakes),
  );
  return {
    now: () => hook.result.current,
    change: (next: object) => hook.rerender(Object.assign(props, next)),
  };
}

beforeEach(() => setTexts('EN', { stage: stageEn, crash: en }));
afterEach(cleanup);

it('a bet that waits for the next flight is called off by a lost connection, and not placed later', () => {
  const place = vi.fn(async () => null);
  const { now, change } = slots(place);
  change({ round: round(7, 'REVEAL') });
  act(() => now().change(0, { waits: true }));
  change({ live: false });
  expect(now().slots[0]?.waits).toBe(false);
  expect(now().refusal?.text).toBe(en.waits_lost);
  change({ live: true, round: round(8, 'OPEN') });
  expect(place).not.toHaveBeenCalled();
  expect(now().refusal).toBeNull();
});

it.each([
  ['lost', async () => null, 'did not reach the server. Nothing was taken.'],
  [
    'refused',
    () =>
      Promise.reject(
        new CallFailure(409, { code: 'play.table_closed', message: 'The round is closed.' }),
      ),
    'The round is closed.',
  ],
])(
  'a bet that was %s is said until the next round opens, and then may be bet',
  async (_is, place, text) => {
    const { now, change } = slots(vi.fn(place));
    await act(async () => void (await now().place(0)));
    expect(now().refusal?.text).toContain(text);
    change({ round: round(8, 'OPEN') });
    expect(now().refusal).toBeNull();
    expect(now().slots[0]).toMatchObject({ bet: null, sending: false, waits: false });
  },
);
