import type { Selectable } from 'kysely';
import type { Tables } from '@palaro/server';
import type { MEMBER_STATES } from '../members.api.ts';

type Row = Pick<Selectable<Tables['member']>, 'state' | 'frozen_until'>;

/** An account that is stopped for some hours is frozen; one stopped for good is disabled. */
export const stateOf = ({ state, frozen_until }: Row): (typeof MEMBER_STATES)[number] =>
  state === 'disabled' && frozen_until !== null ? 'frozen' : state;
