import { slotVerifier } from '../../slot/view/slot-verifier.ts';
import { game } from '../rules.ts';
import { HoldResult } from './HoldResult.tsx';

export const verifier = slotVerifier(game, HoldResult);
