/**
 * `Matched`: an operator named the posting that explains it. `Accepted`: two people took it as it
 * is. `Settled`: what came later explains it, or it was ended from the server's command line.
 */
export const FINDING_STATES = ['Open', 'Matched', 'Accepted', 'Settled'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** Checks whose findings end on a screen of their own, where their money is decided on. */
export const DECIDED_ELSEWHERE: Readonly<Record<string, string>> = {
  'cashier.settlement': '/console/recon/differences',
  'gateway.parked': '/console/vendors',
};
