import { FishPaytable } from './FishPaytable.tsx';
import { FishScreen } from './FishScreen.tsx';

export const Waters = FishScreen;
export const Paytable = FishPaytable;
