import { t } from '@palaro/client';
import { ListPage, Place, useList, type Filter } from '@palaro/desk';
import { kycConsoleApi } from '../console.api.ts';
import { COLUMNS } from './columns.tsx';

const STATES = ['pending', 'approved', 'rejected', 'expired'] as const;
const FINDINGS = ['same_person', 'same_document', 'payee_name'] as const;

const filters = (): Filter[] => [
  {
    name: 'state',
    label: 'kyc-console.state',
    kind: 'choice',
    options: STATES.map((value) => ({ value, label: t(`kyc-console.state.${value}`) })),
  },
  {
    name: 'level',
    label: 'kyc-console.level',
    kind: 'choice',
    options: ['2', '3'].map((level) => ({
      value: level,
      label: t('kyc-console.level_value', { level }),
    })),
  },
  {
    name: 'finding',
    label: 'kyc-console.finding',
    kind: 'choice',
    options: FINDINGS.map((value) => ({ value, label: t(`kyc-console.finding.${value}`) })),
  },
];

/** All applications, those that wait first. */
export default function ApplicationsScreen() {
  const list = useList(kycConsoleApi.reviews);
  return (
    <ListPage
      title="kyc-console.all"
      list={list}
      columns={COLUMNS}
      rowKey={(row) => row.id}
      to={(row) => `/console/kyc/${row.id}`}
      filters={filters()}
      empty="kyc-console.empty"
      actions={<Place to="/console/kyc">{t('kyc-console.start')}</Place>}
    />
  );
}
