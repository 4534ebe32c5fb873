import { PaidSpinResult } from '../../slot/view/SlotResult.tsx';
import { slotVerifier } from '../../slot/view/slot-verifier.ts';
import { game } from '../rules.ts';

export const verifier = slotVerifier(game, PaidSpinResult);
