import { useEffect, useState } from 'react';

const SECOND = 1_000;

/** Whole seconds until an instant by the site's clock, rounded up; 0 once it has passed. */
export function useSecondsLeft(endsAt: string | null, siteNow: () => number): number {
  const [, again] = useState(0);
  const left = endsAt === null ? 0 : Math.max(0, Date.parse(endsAt) - siteNow());
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => again((count) => count + 1), left % SECOND || SECOND);
    return () => clearTimeout(timer);
  });
  return Math.ceil(left / SECOND);
}

/** Whether an instant has come by the site's clock; never for null. */
export function useReached(at: number | null, siteNow: () => number): boolean {
  const [, again] = useState(0);
  const left = at === null ? Infinity : at - siteNow();
  useEffect(() => {
    if (left <= 0 || left === Infinity) return;
    const timer = setTimeout(() => again((count) => count + 1), left);
    return () => clearTimeout(timer);
  });
  return left <= 0;
}

/** How far `ms` from an instant on have passed, 0 … 1; drawn anew with each frame. */
export function usePart(begunAt: number | null, ms: number, siteNow: () => number): number {
  const [, again] = useState(0);
  const part = begunAt === null ? 1 : Math.min(1, Math.max(0, (siteNow() - begunAt) / ms));
  useEffect(() => {
    if (part === 1) return;
    const frame = requestAnimationFrame(() => again((count) => count + 1));
    return () => cancelAnimationFrame(frame);
  });
  return part;
}
