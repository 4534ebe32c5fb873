// Operators: the people who run the site. Who they are, how they prove it, what their roles allow.
// What they do stands in the audit trail; what two of them must agree on in the changes.
import {
  inBoth,
  askForChange,
  defineArea,
  operatorHolder,
  operatorsWhoMay,
  provide,
} from '@palaro/server';
import { operatorsApi, operatorsErrors, sessionApi } from '../operators.api.ts';
import { en } from '../operators.en.ts';
import { ty } from '../operators.ty.ts';
import { holdersOf } from './operators.repository.ts';
import { operatorsHandlers, sessionHandlers } from './operators.handlers.ts';
import { forgetLogins, tellLocks } from './operators.tasks.ts';
import './operators.tables.ts';
import { enableKind, inviteKind, rolesKind } from './people-changes.ts';
import { roleKind } from './role-changes.ts';
import { seedOperators } from './seed-operators.ts';
import { holdSession } from './sessions.ts';

const TEXTS = { EN: en, TY: ty };

export const operatorsArea = defineArea({
  name: 'operators',
  api: { ...sessionApi, ...operatorsApi },
  handlers: { ...sessionHandlers, ...operatorsHandlers },
  errors: operatorsErrors,
  sentTexts: [
    {
      name: 'operator-invitation',
      channels: ['mail'],
      subject: inBoth(TEXTS, 'invitation.subject'),
      text: inBoth(TEXTS, 'invitation.text'),
    },
    {
      name: 'operator-locked',
      channels: ['mail'],
      subject: inBoth(TEXTS, 'alarm.locked.subject'),
      text: inBoth(TEXTS, 'alarm.locked.text'),
    },
    {
      name: 'operator-break_glass',
      channels: ['mail'],
      subject: inBoth(TEXTS, 'alarm.break_glass.subject'),
      text: inBoth(TEXTS, 'alarm.break_glass.text'),
    },
    {
      name: 'operator-invite_asked',
      channels: ['mail'],
      subject: inBoth(TEXTS, 'alarm.invite_asked.subject'),
      text: inBoth(TEXTS, 'alarm.invite_asked.text'),
    },
    {
      name: 'operator-invite_agreed',
      channels: ['mail'],
      subject: inBoth(TEXTS, 'alarm.invite_agreed.subject'),
      text: inBoth(TEXTS, 'alarm.invite_agreed.text'),
    },
    {
      name: 'operator-invite_taken',
      channels: ['mail'],
      subject: inBoth(TEXTS, 'alarm.invite_taken.subject'),
      text: inBoth(TEXTS, 'alarm.invite_taken.text'),
    },
  ],
  texts: TEXTS,
  provides: [
    provide(operatorHolder, (app) => (credentials) => holdSession(app, credentials)),
    provide(operatorsWhoMay, (app) => (permission) => holdersOf(app.db, permission)),
  ],
  needs: [askForChange],
  changeKinds: [inviteKind, rolesKind, enableKind, roleKind],
  tasks: [forgetLogins, tellLocks],
  seed: seedOperators,
});

export { makeFirstOperator } from './first-operator.ts';
export { demoOperator } from './demo-operator.ts';
