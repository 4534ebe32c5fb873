// The link to the privacy page, for the settings.
export { PrivacyEntry } from './PrivacyEntry.tsx';
