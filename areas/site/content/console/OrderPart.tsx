import { t, useCall, useQueryParam } from '@palaro/client';
import { actNow, Loaded } from '@palaro/desk';
import { SelectField } from '@palaro/ui';
import { consoleApi, ORDERED_MAX } from '../console.api.ts';
import { OrderList } from './OrderList.tsx';
import styles from './content.module.css';

/** Kinds that members see in the operators' order; news and notices go by their time. */
const ORDERED = ['B', 'PU', 'PR', 'help'] as const;
type Ordered = (typeof ORDERED)[number];

/** The order of one kind. */
export function OrderPart() {
  const [asked, choose] = useQueryParam('kind');
  const kind = ORDERED.find((one) => one === asked) ?? 'B';
  return (
    <div className={styles.part}>
      <SelectField
        className={styles.narrow}
        label={t('content-console.type')}
        choose={t('content-console.type')}
        options={ORDERED.map((value) => ({ value, label: nameOf(value) }))}
        value={kind}
        onChange={({ target }) => choose(target.value)}
      />
      {kind === 'help' ? <Topics /> : <Entries key={kind} type={kind} />}
    </div>
  );
}

const nameOf = (kind: Ordered) =>
  kind === 'help' ? t('content-console.help') : t(`content-console.type.${kind}`);

function Entries({ type }: { type: Exclude<Ordered, 'help'> }) {
  const query = { type, pageSize: ORDERED_MAX };
  const read = useCall(consoleApi.announcementList, { query });
  return (
    <Loaded of={read}>
      {({ list }) => (
        <OrderList
          key={list.map(({ id }) => id).join()}
          rows={list}
          onSave={(ids) =>
            actNow(consoleApi.orderAnnouncements, { body: { ids } }, [consoleApi.announcementList])
          }
        />
      )}
    </Loaded>
  );
}

function Topics() {
  const read = useCall(consoleApi.topicList, {});
  return (
    <Loaded of={read}>
      {({ list }) => (
        <OrderList
          key={list.map(({ id }) => id).join()}
          rows={list}
          onSave={(ids) =>
            actNow(consoleApi.orderTopics, { body: { ids } }, [consoleApi.topicList])
          }
        />
      )}
    </Loaded>
  );
}
