// The parts of verification outside its page: the dialog for a member who was refused without it.
export { ProofDialog } from './ProofDialog.tsx';
