// What other screens show of play: the seeds' panel, and links into the verifier.
export { FairnessPanel } from './FairnessPanel.tsx';
export { verifyAddress, type VerifiableRound } from './verify-address.ts';
