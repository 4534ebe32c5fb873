import { baccaratVerifier } from '../../baccarat/view/baccarat-verifier.ts';
import { game } from '../rules.ts';

export const verifier = baccaratVerifier(game);
