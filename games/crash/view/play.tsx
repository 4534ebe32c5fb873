import { CrashPaytable } from './CrashPaytable.tsx';
import { CrashScreen } from './CrashScreen.tsx';

export const Shared = CrashScreen;
export const Paytable = CrashPaytable;
