/**
 * Reads the demo site's clock, which may run ahead of the machine's. Telegram's signatures and
 * Firebase's tokens are judged by it, and the real ones would agree with it.
 */
export const siteTime = (siteUrl: string) => async (): Promise<Date> => {
  const answer = await fetch(`${siteUrl}/sandbox/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ advanceSeconds: 0 }),
  });
  const { value } = (await answer.json()) as { value: { now: string } };
  return new Date(value.now);
};
