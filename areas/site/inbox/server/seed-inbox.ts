import { findMemberByAccount } from '@palaro/accounts/server';
import { plusSeconds, type MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { insertConsent } from './consents.repository.ts';
import { broadcast, sendMessage, type NewMessage } from './send-message.ts';

const HOUR_SECONDS = 3_600;
/** Members who agreed to promotions; `player103` and the others did not. */
const WITH_PROMOS = ['member1', 'member2', 'agent1', 'player101', 'player102'];
/** Long before the oldest message, so that all promotions were allowed. */
const AGREED_HOURS = 60 * 24;
const AGENT_TYPES = [1, 2];

type Demo = Omit<NewMessage, 'member' | 'at'> & { hoursAgo: number };

const WELCOME = (account: string): Demo => ({
  kind: 'SYSTEM',
  key: 'welcome',
  hoursAgo: 20 * 24,
  body: { template: 'welcome', values: { site: 'Palaro', account } },
});

/** The demo's broadcasts: one for everybody and one about promotions. */
const BROADCASTS = [
  {
    kind: 'SYSTEM' as const,
    key: 'demo/fiesta-hours',
    hoursAgo: 50,
    body: {
      title: {
        EN: 'Service is here through fiesta week',
        TY: 'Bukas ang service buong linggo ng fiesta',
      },
      content: {
        EN: '<p>Our people answer from <strong>8 in the morning until midnight</strong> all week long. At other hours leave a note and we come back to you.</p><p><a href="/m/help">Most questions have an answer here</a></p>',
        TY: '<p>Sasagot po ang aming mga kasama mula <strong>8 ng umaga hanggang hatinggabi</strong> buong linggo. Sa ibang oras, mag-iwan po ng mensahe at babalikan ka namin.</p><p><a href="/m/help">Nandito ang sagot sa karamihan ng tanong</a></p>',
      },
    },
  },
  {
    kind: 'PROMO' as const,
    key: 'demo/lantern-nights',
    hoursAgo: 8,
    body: {
      title: { EN: 'Lantern nights in the square', TY: 'Gabi ng mga parol sa plaza' },
      content: {
        EN: '<p>From Friday to Sunday the square is lit with lanterns, and so is our lobby. Have a look around; trying them for free costs nothing.</p><p><a href="/m/gameList">See the games</a></p>',
        TY: '<p>Mula Biyernes hanggang Linggo, maliwanag sa mga parol ang plaza at ang lobby namin. Silipin muna; libre ang pagsubok.</p><p><a href="/m/gameList">Tingnan ang mga laro</a></p>',
      },
    },
  },
  {
    kind: 'AGENT' as const,
    key: 'demo/team-figures',
    hoursAgo: 30,
    memberTypes: AGENT_TYPES,
    body: {
      title: { EN: 'Team figures close at midnight', TY: 'Hatinggabi ang sara ng bilang ng team' },
      content: {
        EN: '<p>The day of your team now closes at midnight, Manila time, for every vendor alike.</p>',
        TY: '<p>Hatinggabi na, oras sa Maynila, ang sara ng araw ng team mo, pare-pareho sa lahat ng vendor.</p>',
      },
    },
  },
];

/**
 * The welcome of a few members, and broadcasts in both languages. Messages about money come from
 * what happened to the members' money.
 */
export async function seedInbox(app: App, progress: (what: string) => void) {
  progress('messages');
  const at = (hoursAgo: number) => plusSeconds(app.clock.now(), -hoursAgo * HOUR_SECONDS);
  const idOf = async (account: string) => (await findMemberByAccount(app.db, account))?.id ?? '';
  for (const account of WITH_PROMOS) {
    await insertConsent(app.db, await idOf(account), true, at(AGREED_HOURS));
  }
  const write = async (member: MemberId, { hoursAgo, ...message }: Demo) =>
    sendMessage(app, { ...message, member, at: at(hoursAgo) });
  for (const account of ['player101', 'member1', 'member2']) {
    const member = await idOf(account);
    await write(member, WELCOME(account));
  }
  for (const { hoursAgo, ...message } of BROADCASTS) {
    await broadcast(app, { ...message, at: at(hoursAgo) });
  }
}
