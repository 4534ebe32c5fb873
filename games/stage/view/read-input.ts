/** The fields of a stored bet, which is unknown data; no fields if it is not an object. */
export const fieldsIn = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};

/** The stake of a stored bet as the verifier's field; nothing where it cannot be read. */
export const stakeIn = (input: unknown): { stake?: string } => {
  const { stake } = fieldsIn(input);
  return typeof stake === 'string' ? { stake } : {};
};

const STAKE = /^\d{1,14}\.\d{4}$/;

/** Whether a typed stake is no amount. An empty field is no error: it is still to be typed. */
export const isBadStake = (typed: string) => typed !== '' && !STAKE.test(typed);
