// What the start needs of home before its screen: the one call that brings everything.
export { bundleHome, primeHome, warmHome } from './home-bundle.ts';
