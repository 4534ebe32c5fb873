// The gateway: the door for outside vendors' callbacks. It checks who speaks, has the vendor's
// adapter translate, and hands the command to the wallet; it decides nothing about money. Which
// vendors there are is vendors/, whether they are on is the catalogue's.
import { defineArea } from '@palaro/server';
import { registerCallbacks } from './callback-routes.ts';
import { dropOldMessages } from './gateway.jobs.ts';
import './gateway.tables.ts';
import { writeMessages } from './message-log.ts';

export const gatewayArea = defineArea({
  name: 'gateway',
  api: {},
  handlers: {},
  errors: {},
  texts: { EN: {}, TY: {} },
  jobs: [dropOldMessages],
  stop: (app) => writeMessages(app),
  routes: registerCallbacks,
});
