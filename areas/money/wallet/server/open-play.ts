import type { MemberId, Money } from '@palaro/kernel';
import { defineProvision } from '@palaro/server';

/** A member's money that is in a game now. Rounds are named as in their record. */
export interface OpenPlay {
  /**
   * Instants at which seats end by themselves if the player stays away; without those that no clock
   * ends.
   */
  backAt: ReadonlyMap<string, Date>;
  /**
   * Rounds that wait for a step, with what cashing out now pays; null where that is not allowed
   * yet.
   */
  worth: ReadonlyMap<string, Money | null>;
}

export const openPlay = defineProvision<(member: MemberId) => Promise<OpenPlay>>('play.open-play');
