/** Why a passkey signs: to be added, to prove its owner in a session, or to complete a login. */
export type ChallengePurpose = 'add' | 'prove' | 'login';
