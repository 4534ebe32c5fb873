// The offer of play money, for the screen that makes it.
export { TrialForm } from './TrialForm.tsx';
