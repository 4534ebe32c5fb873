import type { TextKey } from '@palaro/api';
import { t, useQueryParam } from '@palaro/client';
import type { Permission } from '@palaro/permissions';
import { Button, Icon, TabPanel, Tabs } from '@palaro/ui';
import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import { mayOf, useOperator } from '../operator.ts';
import { Place } from '../Place.tsx';
import styles from './record.module.css';

/** Something that can be done with the record. */
export interface RecordAction {
  key: string;
  label: string;
  run(): void;
  /** Stands apart from the others. */
  danger?: boolean;
  /** Shown only to those who may. */
  permission?: Permission;
  busy?: boolean;
}

/** A part of the record; its id is in the address. */
export interface RecordTab {
  id: string;
  label: string;
  count?: number;
  draw(): ReactNode;
}

interface RecordPageProps {
  title: ReactNode;
  /** Beside the title: a `Badge` with its state. */
  state?: ReactNode;
  /** At most three; what matters about it. */
  figures?: readonly { label: TextKey; value: ReactNode }[];
  actions?: readonly RecordAction[];
  /** Without tabs, `children` are the record. */
  tabs?: readonly RecordTab[];
  /** The open tab and how to open another, if they are part of the path; else they are `?tab=`. */
  tab?: { id: string; open(id: string): void };
  /** The column at the right: `History`. */
  side?: ReactNode;
  /** Where its list is. */
  back?: { to: string; label: string };
  children?: ReactNode;
}

/** Who or what, its state and figures on top; actions at the right, the dangerous apart. */
export function RecordPage(props: RecordPageProps) {
  const { title, state, figures = [], actions = [], side, back } = props;
  const operator = useOperator();
  const offered = actions.filter(({ permission }) => !permission || mayOf(operator, permission));
  const buttons = (danger: boolean) =>
    offered
      .filter((one) => Boolean(one.danger) === danger)
      .map(({ key, label, run, busy }) => (
        <Button key={key} size="sm" tone={danger ? 'danger' : 'quiet'} busy={busy} onClick={run}>
          {label}
        </Button>
      ));
  return (
    <article className={styles.page}>
      {back && (
        <Place to={back.to} className={styles.back}>
          <Icon of={ArrowLeft} size={14} /> <span>{back.label}</span>
        </Place>
      )}
      <header className={styles.head}>
        <div className={styles.who}>
          <h1>{title}</h1>
          {state}
        </div>
        {offered.length > 0 && (
          <div className={styles.actions} role="group" aria-label={t('desk.record.actions')}>
            {buttons(false)}
            <span className={styles.apart} />
            {buttons(true)}
          </div>
        )}
      </header>
      {figures.length > 0 && (
        <dl className={styles.figures} aria-label={t('desk.record.figures')}>
          {figures.map(({ label, value }) => (
            <div key={label} className={styles.figure}>
              <dt>{t(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={side ? styles.columns : undefined}>
        <div className={styles.main}>
          {props.tabs ? <Parts tabs={props.tabs} tab={props.tab} /> : props.children}
        </div>
        {side && (
          <aside className={styles.side} aria-label={t('desk.record.timeline')}>
            {side}
          </aside>
        )}
      </div>
    </article>
  );
}

interface PartsProps {
  tabs: readonly RecordTab[];
  tab: RecordPageProps['tab'];
}

function Parts({ tabs, tab }: PartsProps) {
  const [inQuery, setInQuery] = useQueryParam('tab');
  const wanted = tab ? tab.id : inQuery;
  const open = tabs.find(({ id }) => id === wanted) ?? tabs[0];
  if (!open) return null;
  return (
    <>
      <div className={styles.tabs}>
        <Tabs
          label={t('desk.record.tabs')}
          items={tabs}
          value={open.id}
          onChange={(id) => (tab ? tab.open(id) : setInQuery(id))}
        />
      </div>
      <TabPanel id={open.id}>
        <div className={styles.panel}>{open.draw()}</div>
      </TabPanel>
    </>
  );
}
