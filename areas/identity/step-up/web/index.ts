// The last part of a form that asks for a step-up: the proof that the member himself is there.
export { freshPin, keepFreshPin } from './fresh-pin.ts';
export { LoginPasswordField } from './LoginPasswordField.tsx';
export { missingPassword } from './messages.ts';
export { PinField } from './PinField.tsx';
export { ProofFields } from './ProofFields.tsx';
export {
  useLoginProof,
  useProof,
  useStepUp,
  type Proof,
  type ProofMeans,
  type StepUpField,
} from './use-proof.ts';
