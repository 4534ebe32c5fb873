import type { Handlers } from '@palaro/server';
import type { applicationsApi } from '../applications.api.ts';
import { apply } from './apply.ts';
import { readOwnPicture } from './pictures.ts';
import { readStanding } from './read-standing.ts';

export const applicationsHandlers: Handlers<typeof applicationsApi> = {
  application: ({ app, member, params }) => readStanding(app, member, params.id),
  apply: ({ app, member, params, body, files, request }) =>
    apply(app, member, { ...params, ...body, files }, request),
  applicationPicture: ({ app, member, params }) => readOwnPicture(app, member.id, params),
};
