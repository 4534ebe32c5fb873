import { json, object, text } from '@palaro/api';
import { defineCard } from '../contract.ts';

/** Shots of a session in the order in which the site settled them: two signs each. */
export const SHOTS_PATTERN = '^([A-T][0-6])*$';
/** A session is one round; so many shots keep it short enough to be verified from a link. */
export const SHOTS_MOST = 2_000;

/** What a caught fish paid. */
export interface Catch {
  /** The shot's number within the session, from 1. */
  shot: number;
  target: string;
  /** The multiple of the bullet. */
  times: number;
  /** The bullet, a decimal string. */
  bullet: string;
}

export interface FishOutcome {
  /** How many shots hit a living target. */
  shots: number;
  catches: Catch[];
}

export const fishCard = defineCard({
  id: 'fish-dagat-gold',
  nodeId: '35001',
  name: { EN: 'Dagat Gold', TY: 'Dagat Gold' },
  gameType: 'FISH',
  vassalage: 'PALARO',
  gameClassify: null,
  minBet: null,
  supportPlay: ['free', 'real'],
  action: 'buyin',
  input: object({ shots: text({ pattern: SHOTS_PATTERN, max: 2 * SHOTS_MOST }) }),
  room: {
    seats: 4,
    bullets: ['0.1000', '0.2000', '0.5000', '1.0000', '2.0000', '5.0000', '10.0000'],
    shotsMost: SHOTS_MOST,
  },
  outcome: json<FishOutcome>(),
  // What a session takes to the room (docs/domain/games.md §7).
  stake: { kind: 'range', min: '20.0000', max: '5000.0000', step: '1.0000' },
  needsWebgl2: false,
  leastRoundMs: 0,
  version: '1',
  examples: [{ shots: 'A3D3B3' }, { shots: 'R6S5T4' }, { shots: 'A0A1A2' }],
});
