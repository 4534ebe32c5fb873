// What screens put together elsewhere use of social: the buttons below a form, the note above it,
// the page where providers lead back to, and the security center's card.
export { PendingArrival } from './PendingArrival.tsx';
export { SocialArrival } from './SocialArrival.tsx';
export { default as SocialButtons } from './SocialButtons.tsx';
export { default as SocialLinks } from './SocialLinks.tsx';
