import { useCallback, useEffect, useRef, useState } from 'react';

/** A refusal, in words, with its code for the ways on. */
export interface Refusal {
  code: string | null;
  text: string;
}

/**
 * The last refusal. It is gone when the next round opens, which takes the bet; an answer that
 * comes rounds later is said in the round of that moment.
 */
export function useRefusal(roundNo: number) {
  const [kept, setKept] = useState<{ refusal: Refusal | null; roundNo: number }>(NOTHING);
  const latest = useRef(roundNo);
  useEffect(() => {
    latest.current = roundNo;
  });
  const refuse = useCallback(
    (refusal: Refusal | null) => setKept({ refusal, roundNo: latest.current }),
    [],
  );
  return { refusal: kept.roundNo === roundNo ? kept.refusal : null, refuse };
}

const NOTHING = { refusal: null, roundNo: 0 };
