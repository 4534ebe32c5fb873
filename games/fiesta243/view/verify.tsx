import { FreeSpinsResult } from '../../slot/view/FreeSpinsResult.tsx';
import { slotVerifier } from '../../slot/view/slot-verifier.ts';
import { game } from '../rules.ts';

export const verifier = slotVerifier(game, FreeSpinsResult);
