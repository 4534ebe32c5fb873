// The form that offers play money, for the screen that shows it.
export { TrialForm } from './TrialForm.tsx';
