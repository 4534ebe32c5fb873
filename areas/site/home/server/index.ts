// Home: the data of the first screen, collected from the other areas in one answer. It stores
// nothing and decides nothing; each part belongs to its area.
import { defineArea } from '@palaro/server';
import { homeApi } from '../home.api.ts';
import { en } from '../home.en.ts';
import { ty } from '../home.ty.ts';
import { homeHandlers } from './home.handlers.ts';
import { forgetOnChanges } from './read-home.ts';

export const homeArea = defineArea({
  name: 'home',
  api: homeApi,
  handlers: homeHandlers,
  errors: {},
  texts: { EN: en, TY: ty },
  start: forgetOnChanges,
});

export { readGuestHome } from './read-home.ts';
