export { CrashScreen as Shared } from './CrashScreen.tsx';
export { CrashPaytable as Paytable } from './CrashPaytable.tsx';
