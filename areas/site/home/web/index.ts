// What a start needs from home before its screen: the one call that loads everything.
export { bundleHome, primeHome } from './home-bundle.ts';
