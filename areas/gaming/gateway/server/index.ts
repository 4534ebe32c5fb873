// The gateway takes outside vendors' callbacks. It checks who speaks, lets the vendor's adapter
// translate, and hands the command to the wallet; it decides nothing about money. vendors/ says
// which vendors exist, the catalogue says which are on. Operators look after vendors here.
import { askForChange, defineArea } from '@palaro/server';
import { gatewayConsoleApi } from '../console.api.ts';
import { gatewayErrors } from '../gateway.api.ts';
import { en } from '../gateway.en.ts';
import { ty } from '../gateway.ty.ts';
import { registerCallbacks } from './callback-routes.ts';
import { consoleHandlers } from './console.handlers.ts';
import { dropOldMessages } from './gateway.tasks.ts';
import { writeMessages } from './message-log.ts';
import { settleChange } from './settle-credit.ts';

export const gatewayArea = defineArea({
  name: 'gateway',
  api: gatewayConsoleApi,
  handlers: consoleHandlers,
  errors: gatewayErrors,
  texts: { EN: en, TY: ty },
  needs: [askForChange],
  changeKinds: [settleChange],
  tasks: [dropOldMessages],
  stop: (app) => writeMessages(app),
  routes: registerCallbacks,
});
