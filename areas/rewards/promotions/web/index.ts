export { useUnclaimed } from './use-unclaimed.ts';
