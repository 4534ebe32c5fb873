// Content: what the deployment says of itself, from start-up info to (later) banners and help.
// Values and switches are the white-label table's; this area only shows what a browser may know.
import { defineArea } from '@palaro/server';
import { contentApi } from '../content.api.ts';
import { contentHandlers } from './content.handlers.ts';

export const contentArea = defineArea({
  name: 'content',
  api: contentApi,
  handlers: contentHandlers,
  errors: {},
  texts: { EN: {}, TY: {} },
});
