import { t } from '@palaro/client';
import { ListPage, Place, useList, type Filter } from '@palaro/desk';
import { applicationsConsoleApi, REVIEW_STATES } from '../console.api.ts';
import { COLUMNS } from './columns.tsx';

const filters = (): Filter[] => [
  {
    name: 'state',
    label: 'applications-console.state',
    kind: 'choice',
    options: REVIEW_STATES.map((value) => ({
      value,
      label: t(`applications-console.state.${value}`),
    })),
  },
];

/** All applications, those that wait first. */
export default function ApplicationsScreen() {
  const list = useList(applicationsConsoleApi.applications);
  return (
    <ListPage
      title="applications-console.all"
      list={list}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      to={({ id }) => `/console/applications/${id}`}
      filters={filters()}
      empty="applications-console.none"
      actions={<Place to="/console/applications">{t('applications-console.start')}</Place>}
    />
  );
}
