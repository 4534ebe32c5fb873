// The base of every screen: calls, session, start-up info, push, texts, formats and the address. It
// knows no area and draws nothing. Screens import it; it imports no screens and no components.
export * from './address.ts';
export * from './amounts.ts';
export * from './ask-login.ts';
export { proofAsked } from './ask-proof.ts';
export { Boundary } from './Boundary.tsx';
export { bundleCalls, callWith, primeBundle } from './bundle.ts';
export * from './call.ts';
export { clientTexts } from './client-texts.ts';
export * from './content-link.ts';
export * from './failure.ts';
export * from './field-props.ts';
export { fittingPicture } from './fitting-picture.ts';
export * from './form.ts';
export * from './formats.ts';
export { followHistory, nextEntry, scrollPlace } from './history.ts';
export * from './image-address.ts';
export * from './site-origin.ts';
export * from './kept-answers.ts';
export * from './language.ts';
export { matchPath } from './match-path.ts';
export * from './network.ts';
export { operatorProof, streamPath } from './operator-proof.ts';
export * from './page.ts';
export * from './pages.ts';
export * from './path-params.ts';
export {
  iosVersion,
  isInstalledApp,
  isNativeApp,
  mediaMatches,
  platformOf,
  type IosVersion,
  type Platform,
} from './platform.ts';
export * from './push.ts';
export * from './query.ts';
export { ruleMessages } from './rule-messages.ts';
export { whenQuiet } from './quiet.ts';
export * from './session.ts';
export * from './site.ts';
export * from './site-map.ts';
export * from './storage.ts';
export * from './store.ts';
export { defineTexts, type AreaTexts, type Words } from './texts.ts';
export { plainTyped, readDecimal } from './typed-decimal.ts';
