// Limits of cards (docs/domain/accounts.md §7), shared by server and client.

/** Cards and e-wallets that one member may have at a time. */
export const CARDS_MAX = 5;
export const BRANCH_MAX = 60;

/** The longest text that a request body may hold. The field rules check the content. */
export const TEXT_MAX = 300;
