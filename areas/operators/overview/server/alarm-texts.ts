import type { InLanguages } from '@palaro/kernel';
import { inBoth, type SentText } from '@palaro/server';
import { ALARMS, type Alarm } from '../overview.api.ts';

type Words = Record<Alarm | 'subject' | 'seen', string>;

const EN: Words = {
  subject: '{site}: new alarms ({count})',
  seen: 'All of them are on the dashboard: {address}',
  dead_jobs: 'Tasks that failed for the last time: {about}',
  late_jobs: 'The job {about} is late by more than two periods',
  fold_lag: 'Totals are {about} s behind the ledger',
  findings: '{about} differences between ledger and records wait for a person',
  vendor_failing: 'More than 5 % of the requests to {about} failed in five minutes',
  silent_provider: 'No message from {about} for a day, although it was paid through',
  late_salt: 'A table of {about} waits for the public value that its draws need',
  late_work: 'Work waits too long: {about}',
  not_ready: 'To do before members may come: {about}. The list is under Status',
};

const TY: Words = {
  subject: '{site}: {count} bagong alarm',
  seen: 'Nasa dashboard silang lahat: {address}',
  dead_jobs: '{about} task ang tuluyang nabigo',
  late_jobs: 'Mahigit dalawang beses nang huli ang job na {about}',
  fold_lag: 'Huli nang {about} s ang mga kabuuan sa ledger',
  findings: '{about} pagkakaiba ng ledger at mga talaan ang naghihintay ng tao',
  vendor_failing: 'Mahigit 5 % ng mga request sa {about} ang nabigo sa limang minuto',
  silent_provider: 'Isang araw nang walang mensahe ang {about}, kahit may nagbayad dito',
  late_salt: 'Naghihintay ang isang mesa ng {about} sa pampublikong value ng mga bunot nito',
  late_work: 'Masyado nang matagal naghihintay: {about}',
  not_ready: 'Gagawin pa bago papasukin ang mga miyembro: {about}. Nasa Status ang listahan',
};

/** The words of the mail about alarms. */
export const ALARM_TEXTS: InLanguages<Words> = { EN, TY };

/** What the mail says of each alarm, for operators' list. */
export const alarmSentTexts: readonly SentText[] = ALARMS.map((alarm) => ({
  name: `alarms.${alarm}`,
  channels: ['mail'] as const,
  subject: inBoth(ALARM_TEXTS, 'subject'),
  text: {
    EN: `${EN[alarm]}\n\n${EN.seen}`,
    TY: `${TY[alarm]}\n\n${TY.seen}`,
  },
}));
