// Play: rounds of the in-house games. It keeps the members' seeds, decides outcomes by the games'
// rules and proves them. Money and sessions are the wallet's, lists and launch the catalogue's,
// the record of all bets is records'.
import { defineArea } from '@palaro/server';
import { ledgerOf } from '@palaro/wallet/server';
import { playApi, playErrors } from '../play.api.ts';
import { en } from '../play.en.ts';
import { ty } from '../play.ty.ts';
import { playOwnData } from './own-data.ts';
import { playHandlers } from './play.handlers.ts';
import { playJobs } from './play.jobs.ts';
import './play.tables.ts';
import { roundRows } from './round-rows.ts';
import { seedHistory } from './seed-history.ts';
import { seedEnvelope } from './seed-key.ts';
import { testRng } from './self-test.ts';

export { archivePlay } from './archive-rounds.ts';

export const playArea = defineArea({
  name: 'play',
  api: playApi,
  handlers: playHandlers,
  errors: playErrors,
  texts: { EN: en, TY: ty },
  ownData: playOwnData,
  jobs: playJobs,
  seed: seedHistory,
  start(app) {
    testRng(app);
    // A wrong key must stop the start, not the first bet.
    seedEnvelope(app);
    ledgerOf(app).register(roundRows);
  },
});
