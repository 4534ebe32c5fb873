// Verification on screen besides its page: the way there for whoever was refused without it.
export { ProofDialog } from './ProofDialog.tsx';
