import { slotVerifier } from '../../slot/view/slot-verifier.ts';
import { game } from '../rules.ts';
import { TumbleResult } from './TumbleResult.tsx';

export const verifier = slotVerifier(game, TumbleResult);
