import { hasBonusBlock } from '@palaro/accounts/server';
import { memberId, object, positiveMoney, uuid } from '@palaro/api';
import { Money } from '@palaro/kernel';
import { awardsTopic } from '@palaro/promotions/api';
import { turnoverTimesField } from '@palaro/promotions/console-api';
import { findPublished } from '@palaro/promotions/server';
import {
  COMPARED,
  defineChangeKind,
  linkFact,
  memberFact,
  moneyFact,
  NO_FACT,
  refuse,
  textFact,
} from '@palaro/server';
import { balanceFacts, requireCash } from '@palaro/wallet/server';
import { findApplication, moveApplication } from './applications.repository.ts';
import { giveAward } from './give-award.ts';
import { moveOrRefuse } from './waiting-application.ts';

/**
 * An approval above the border of one operator: a second one agrees to it (PR-43). Meanwhile nobody
 * else decides the application.
 */
export const approveChange = defineChangeKind({
  name: 'application.approve',
  payload: object({
    member: memberId(),
    application: uuid(),
    amount: positiveMoney(),
    turnoverTimes: turnoverTimesField(),
  }),
  concerns: 'payment',
  approve: 'change.approve.money',
  subject: ({ member }) => `member:${member}`,
  async before(app, tx, { member }) {
    await requireCash(app, member);
    if (await hasBonusBlock(tx, member)) throw refuse('promo.not_eligible');
    return {};
  },
  after: ({ amount, turnoverTimes }) => ({ amount, turnoverTimes }),
  async facts(app, tx, { member, application, amount }) {
    const row = await findApplication(tx, application);
    const promotion = row && (await findPublished(app, row.promotion_id));
    const title = promotion?.title.EN ?? application;
    return {
      member: memberFact(member),
      amount: moneyFact(Money.of(amount)),
      turnoverTimes: COMPARED,
      from: textFact(app.site.settings['site.name']),
      to: memberFact(member),
      ...(await balanceFacts(app, member, Money.of(amount))),
      order: NO_FACT,
      application: linkFact(title, `/console/applications/${application}`),
    };
  },
  async asked(_app, tx, { application }, maker) {
    await moveOrRefuse(tx, application, { from: 'Waiting', to: 'Proposed', by: maker });
  },
  async ended(_app, tx, { application }) {
    await moveApplication(tx, application, { from: 'Proposed', to: 'Waiting' });
  },
  apply: (app, tx, { payload, people }) =>
    giveAward(app, tx, payload, { from: 'Proposed', by: people.join(', ') }),
  applied: (app, { payload }) => Promise.resolve(app.push.publish(awardsTopic, {}, payload.member)),
});
