// The parts for screens of other areas: the second half of a login, and the security center's card
// of a member's factors.
export { SecondFactorStep } from './lazy-second-factor-step.ts';
export { SecondFactorSection } from './SecondFactorSection.tsx';
