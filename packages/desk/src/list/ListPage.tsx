import type { Endpoint, TextKey } from '@palaro/api';
import { t, useQueryParam, type RowOf } from '@palaro/client';
import type { ReactNode } from 'react';
import { SideSheet } from '../layers/SideSheet.tsx';
import { DataTable, type DataTableProps } from '../table/DataTable.tsx';
import { Filters, type Filter } from './Filters.tsx';
import { SavedViews, SaveView, useOwnViews, type View } from './SavedViews.tsx';
import { SearchField } from './SearchField.tsx';
import type { List } from './use-list.ts';
import styles from './list.module.css';

type TableParts<Row extends object> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowKey' | 'to' | 'totals' | 'bulk' | 'tools'
>;

interface ListPageProps<E extends Endpoint, Row extends object> extends TableParts<Row> {
  /** Also the name under which columns and views are kept. */
  title: TextKey;
  list: List<E>;
  filters?: readonly Filter[];
  /** The field of the call's query that is searched by typing. */
  search?: string;
  views?: readonly View[];
  empty?: TextKey;
  /** At the right of the title: what can be made here. */
  actions?: ReactNode;
  /** Draws a row at the right (`?open=`), so that the list stays; without it `to` is followed. */
  aside?(row: Row): { title: ReactNode; body: ReactNode; foot?: ReactNode };
}

/** A whole list screen: title with count, views, filters, table, and the open row at the right. */
export function ListPage<E extends Endpoint>(props: ListPageProps<E, RowOf<E> & object>) {
  const { title, list, filters = [], search, aside, empty, views = [] } = props;
  const [own, setOwn] = useOwnViews(title);
  const [openKey, setOpen] = useQueryParam('open');
  const rows = list.pages.rows as (RowOf<E> & object)[];
  const open = aside && openKey ? rows.find((row) => props.rowKey(row) === openKey) : undefined;
  const drawn = open && aside?.(open);
  const filtered = Object.keys(list.filters).length > 0;
  return (
    <section className={styles.page} aria-label={t(title)}>
      <header className={styles.head}>
        <h1>
          <span>{t(title)}</span>{' '}
          <span className={styles.count}>{list.pages.total.toLocaleString('en-US')}</span>
        </h1>
        {search && (
          <SearchField
            value={list.filters[search] ?? ''}
            onSearch={(text) => list.set({ [search]: text })}
          />
        )}
        <div className={styles.actions}>{props.actions}</div>
      </header>
      <SavedViews given={views} own={own} change={setOwn} />
      <DataTable
        label={t(title)}
        screen={title}
        columns={props.columns}
        pages={list.pages as DataTableProps<RowOf<E> & object>['pages']}
        rowKey={props.rowKey}
        to={props.to}
        onOpen={aside ? (row) => setOpen(props.rowKey(row)) : undefined}
        openKey={openKey}
        sort={list.sort}
        onSort={(sort) => list.set({ sort })}
        totals={props.totals}
        bulk={props.bulk}
        filters={
          <Filters filters={filters} values={list.filters} set={list.set}>
            <SaveView onSave={(view) => setOwn([...own, view])} />
          </Filters>
        }
        tools={props.tools}
        empty={filtered ? t('desk.table.empty_filtered') : empty && t(empty)}
      />
      {drawn && (
        <SideSheet title={drawn.title} foot={drawn.foot} onClose={() => setOpen(null)}>
          {drawn.body}
        </SideSheet>
      )}
    </section>
  );
}
