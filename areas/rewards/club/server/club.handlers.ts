import type { Handlers } from '@palaro/server';
import type { clubApi } from '../club.api.ts';
import { readBenefits } from './read-benefits.ts';

export const clubHandlers: Handlers<typeof clubApi> = {
  clubBenefits: ({ app, member }) => readBenefits(app, member.id),
};
