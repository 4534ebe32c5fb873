// The parts for screens of other areas: the buttons below a form, the note above it, the page to
// which providers send the browser back, and the security center's card.
export { PendingArrival } from './PendingArrival.tsx';
export { SocialArrival } from './SocialArrival.tsx';
export { default as SocialButtons } from './SocialButtons.tsx';
export { default as SocialLinks } from './SocialLinks.tsx';
