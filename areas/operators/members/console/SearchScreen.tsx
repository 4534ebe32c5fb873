import { navigate, t } from '@palaro/client';
import {
  Ago,
  ExportButton,
  ListPage,
  useList,
  useMay,
  type Column,
  type Filter,
} from '@palaro/desk';
import { Button } from '@palaro/ui';
import { MEMBER_STATES, membersApi, SEARCH_BY, type MemberFound } from '../members.api.ts';
import { FOUND_MAX } from '../members.limits.ts';
import { StateBadge } from './StateBadge.tsx';

const COLUMNS: readonly Column<MemberFound>[] = [
  { key: 'account', title: 'members-console.account', cell: (row) => row.account },
  { key: 'nickname', title: 'members-console.nickname', cell: (row) => row.nickname, hidden: true },
  { key: 'id', title: 'members-console.id', cell: (row) => row.id, width: 92 },
  {
    key: 'state',
    title: 'members-console.state',
    cell: (row) => <StateBadge state={row.state} />,
    width: 100,
  },
  {
    key: 'level',
    title: 'members-console.level',
    cell: (row) => t('members-console.level_value', { level: row.kycLevel }),
    width: 112,
  },
  { key: 'type', title: 'members-console.type', cell: (row) => row.type, width: 70, hidden: true },
  { key: 'mobile', title: 'members-console.mobile', cell: (row) => row.mobile, width: 148 },
  { key: 'mail', title: 'members-console.mail', cell: (row) => row.mail },
  {
    key: 'registered',
    title: 'members-console.registered',
    cell: (row) => <Ago at={row.registeredAt} />,
    width: 164,
  },
  {
    key: 'login',
    title: 'members-console.last_login',
    cell: (row) => row.lastLoginAt && <Ago at={row.lastLoginAt} />,
    width: 164,
  },
];

const filters = (): Filter[] => [
  {
    name: 'by',
    label: 'members-console.by',
    kind: 'choice',
    options: SEARCH_BY.map((value) => ({ value, label: t(`members-console.by.${value}`) })),
  },
  {
    name: 'state',
    label: 'members-console.state',
    kind: 'choice',
    options: MEMBER_STATES.map((value) => ({ value, label: t(`members-console.state.${value}`) })),
  },
  {
    name: 'kycLevel',
    label: 'members-console.level',
    kind: 'choice',
    options: ['0', '1', '2', '3'].map((level) => ({
      value: level,
      label: t('members-console.level_value', { level }),
    })),
  },
];

/** Finds members by whatever is known of them. Contacts are masked. */
export default function SearchScreen() {
  const list = useList(membersApi.members);
  const mayContacts = useMay('export.contacts');
  return (
    <ListPage
      title="members-console.title"
      list={list}
      columns={COLUMNS}
      rowKey={(row) => row.id}
      to={(row) => `/console/members/${row.id}`}
      filters={filters()}
      search="q"
      empty="members-console.none"
      actions={
        mayContacts && (
          <Button size="sm" onClick={() => navigate('/console/members/exports')}>
            {t('members-console.exports')}
          </Button>
        )
      }
      tools={
        <>
          {list.pages.first?.more && (
            <span role="status">{t('members-console.more', { count: FOUND_MAX })}</span>
          )}
          <ExportButton
            endpoint={membersApi.exportMembers}
            input={{ body: list.filters }}
            name="members"
          />
        </>
      }
    />
  );
}
