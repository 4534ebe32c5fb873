import { isFailure, t } from '@palaro/client';
import { useEffect, useRef, useState } from 'react';
import { useChips } from '../../stage/view/chips/ChipsHeld.tsx';
import { totalOf, type Zones } from '../../stage/view/chips/placing.ts';
import { usePlacing } from '../../stage/view/chips/use-placing.ts';
import { pesos } from '../../stage/view/money-text.ts';
import { buzz } from '../../stage/view/sound.ts';
import type { SharedBet, SharedViewProps } from '../../stage/view/view-contract.ts';

/** What became of the last press: `code` is the refusal's, for ways to go on. */
interface Said {
  text: string;
  code: string | null;
}

/** Chips on the table that are not bet, and the round in which the last one was put down. */
interface Pending {
  zones: Zones;
  roundNo: number;
}

const NOTHING: Zones = {};

/** The chips that are not bet yet, and the calls that place a bet and take it back. */
export function useBets({ round, place, takeBack }: SharedViewProps) {
  const chips = useChips();
  const [pending, setPending] = useState<Pending>({ zones: NOTHING, roundNo: 0 });
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<(Said & { roundNo: number }) | null>(null);
  const { roundNo } = round;
  // An answer may come rounds later; it is said in the round that is open then, and no longer.
  const latest = useRef(roundNo);
  useEffect(() => {
    latest.current = roundNo;
  });
  const say = (next: Said) => setSaid({ ...next, roundNo: latest.current });
  const placing = usePlacing(pending.zones, (zones) => {
    setSaid(null);
    setPending({ zones, roundNo });
  });
  /** Sends one call at a time, and says what it answers. */
  async function send(call: () => Promise<Said | null>) {
    setBusy(true);
    setSaid(null);
    const answer = await call().catch(refusalOf);
    if (answer) say(answer);
    setBusy(false);
  }
  const bet = () =>
    send(async () => {
      const placed = await place({ zones: pending.zones });
      if (!placed) {
        const stake = pesos(totalOf(pending.zones));
        return { text: t('stage.not_taken', { stake }), code: null };
      }
      buzz.confirm();
      chips.forget();
      setPending({ zones: NOTHING, roundNo });
      return null;
    });
  const undoBet = (one: SharedBet) =>
    send(async () => {
      await takeBack(one);
      return { text: t('table.taken_back', { stake: pesos(one.stake) }), code: null };
    });
  return {
    placing,
    busy,
    bet,
    undoBet,
    pending: pending.zones,
    /** Whether the chips were put down in an earlier round, and missed it. */
    late: pending.roundNo < roundNo,
    said: said?.roundNo === roundNo ? said : null,
  };
}

export type Bets = ReturnType<typeof useBets>;

/** A bet taken back without an answer may still stand: the table shows it. */
function refusalOf(error: unknown): Said {
  if (!isFailure(error) || error.temporary) return { text: t('table.lost'), code: null };
  return { text: t('stage.refused', { message: error.message }), code: error.code };
}
