// The gateway takes outside vendors' callbacks. It checks who speaks, lets the vendor's adapter
// translate, and hands the command to the wallet; it decides nothing about money. vendors/ says
// which vendors exist, the catalogue says which are on.
import { defineArea } from '@palaro/server';
import { registerCallbacks } from './callback-routes.ts';
import { dropOldMessages } from './gateway.tasks.ts';
import './gateway.tables.ts';
import { writeMessages } from './message-log.ts';

export const gatewayArea = defineArea({
  name: 'gateway',
  api: {},
  handlers: {},
  errors: {},
  texts: { EN: {}, TY: {} },
  tasks: [dropOldMessages],
  stop: (app) => writeMessages(app),
  routes: registerCallbacks,
});
