// How the account is secured, for the page of the member's profile.
export { SecuritySummary } from './SecuritySummary.tsx';
