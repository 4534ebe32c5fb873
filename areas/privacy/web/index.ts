// What the settings show of privacy: the way to its page.
export { PrivacyEntry } from './PrivacyEntry.tsx';
