import { t } from '@palaro/client';
import type { RecordAction } from '@palaro/desk';
import { BLOCK_KINDS, type MemberOverview } from '../members.api.ts';

/** What is being done to the member; each has its dialog. */
export type Doing =
  | 'contacts'
  | 'message'
  | 'end_sessions'
  | 'time_out'
  | 'freeze'
  | 'block_payout'
  | 'block_bonus'
  | 'lift'
  | 'lift_payout'
  | 'open_case'
  | 'close_case'
  | 'close'
  | 'lift_bonus'
  | 'deny'
  | 'type';

/** Stopping needs one person, loosening two (docs/domain/operator-console.md §3). */
export function actionsOf(member: MemberOverview, start: Start): RecordAction[] {
  const open = member.state === 'active';
  const stopped = member.state === 'frozen' || member.state === 'disabled';
  return [
    {
      key: 'contacts',
      permission: 'member.contact.view',
      label: t('members-console.show_contacts'),
      run: () => start('contacts'),
    },
    {
      key: 'message',
      permission: 'member.message',
      label: t('members-console.message'),
      run: () => start('message'),
    },
    {
      key: 'end',
      permission: 'member.tighten',
      label: t('members-console.end_sessions'),
      run: () => start('end_sessions'),
    },
    ...(member.type === TRIAL || member.state === 'closed' ? [] : [changingType(start)]),
    ...(open ? stopping(start) : []),
    ...(stopped && !member.case ? [lifting(start)] : []),
    ...BLOCK_KINDS.map((kind) => blocking(member, kind, start)),
    denying(start),
    member.case ? closingCase(start) : openingCase(start),
    ...(member.state === 'closed' ? [] : [closing(start)]),
  ];
}

const TRIAL = 4;

const changingType = (start: Start): RecordAction => ({
  key: 'type',
  permission: 'member.type',
  label: t('members-console.change_type'),
  run: () => start('type'),
});

const denying = (start: Start): RecordAction => ({
  key: 'deny',
  permission: 'deny.manage',
  danger: true,
  label: t('risk-console.deny'),
  run: () => start('deny'),
});

const openingCase = (start: Start): RecordAction => ({
  key: 'open_case',
  permission: 'member.ban',
  danger: true,
  label: t('risk-console.open_case'),
  run: () => start('open_case'),
});

const closingCase = (start: Start): RecordAction => ({
  key: 'close_case',
  permission: 'member.loosen',
  danger: true,
  label: t('risk-console.close_case'),
  run: () => start('close_case'),
});

const closing = (start: Start): RecordAction => ({
  key: 'close',
  permission: 'member.ban',
  danger: true,
  label: t('risk-console.close'),
  run: () => start('close'),
});

/** Blocks payouts or bonuses, or asks to lift the block that stands. */
const blocking = (
  { blocks }: MemberOverview,
  kind: (typeof BLOCK_KINDS)[number],
  start: Start,
): RecordAction =>
  blocks.some((one) => one.kind === kind)
    ? {
        key: `lift_${kind}`,
        permission: 'member.loosen',
        danger: true,
        label: t(`risk-console.lift_block.${kind}`),
        run: () => start(`lift_${kind}`),
      }
    : {
        key: `block_${kind}`,
        permission: 'member.tighten',
        danger: true,
        label: t(`risk-console.block.${kind}`),
        run: () => start(`block_${kind}`),
      };

type Start = (doing: Doing) => void;

const stopping = (start: Start): RecordAction[] => [
  {
    key: 'time_out',
    permission: 'member.tighten',
    label: t('members-console.time_out'),
    run: () => start('time_out'),
  },
  {
    key: 'freeze',
    permission: 'member.tighten',
    danger: true,
    label: t('members-console.freeze'),
    run: () => start('freeze'),
  },
];

const lifting = (start: Start): RecordAction => ({
  key: 'lift',
  permission: 'member.loosen',
  danger: true,
  label: t('members-console.lift'),
  run: () => start('lift'),
});
