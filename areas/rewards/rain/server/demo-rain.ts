import { Money, newId, plusSeconds } from '@palaro/kernel';
import { insertPromotion } from '@palaro/promotions/server';
import type { App } from '@palaro/server';
import { findNextRain } from './rain.repository.ts';
import { openRain } from './open-rain.ts';
import type { RainRule } from './rain.tables.ts';

const FIRST_SECONDS = 480;
const HOUR_SECONDS = 3_600;
const BUDGET = Money.of('500.0000');
const RULE: RainRule = {
  seconds: 30,
  pieces: 200,
  least: '1.0000',
  most: '20.0000',
  turnoverTimes: 1,
};

/** A rain of the demo that starts after so many seconds. */
async function makeDemoRain(app: App, afterSeconds: number): Promise<void> {
  const now = app.clock.now();
  const id = newId(now);
  const startsAt = plusSeconds(now, afterSeconds);
  await app.db.transaction().execute(async (tx) => {
    await insertPromotion(tx, {
      id,
      kind: 'RED_RAIN',
      state: 'Running',
      title: { EN: 'Rain over the plaza', TY: 'Ulan sa plaza' },
      summary: {
        EN: 'Two hundred red envelopes fall each hour. Join, and catch one.',
        TY: 'Dalawang daang red envelope ang bumabagsak bawat oras. Sumali at sumalo ng isa.',
      },
      rule: RULE,
      startsAt,
      endsAt: plusSeconds(startsAt, RULE.seconds),
      budget: BUDGET,
      madeAt: now,
      madeBy: 'demo',
    });
    await openRain(tx, { id, rule: RULE, budget: BUDGET, startsAt });
  });
}

/** The demo's first rain falls soon after a fresh start. */
export async function seedRain(app: App, progress: (what: string) => void) {
  progress('a red-envelope rain');
  await makeDemoRain(app, FIRST_SECONDS);
}

/** In a demo a rain is always announced: an hour after the last one began. */
export async function announceDemoRain(app: App): Promise<void> {
  if (!app.config.demo) return;
  if (await findNextRain(app.db, app.clock.now())) return;
  await makeDemoRain(app, HOUR_SECONDS);
}
