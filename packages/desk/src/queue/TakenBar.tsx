import { t } from '@palaro/client';
import { Button, toast } from '@palaro/ui';
import { whatFailed } from '../act.ts';
import styles from './queue.module.css';
import { useTaking } from './takings.ts';

interface TakenBarProps {
  /** The queue's name (`WorkQueue`). */
  queue: string;
  /** The item's id. */
  item: string;
}

/** Says who works on an item of a queue, so that no two do, and lets the operator take it. */
export function TakenBar({ queue, item }: TakenBarProps) {
  const { taking, take, release } = useTaking(queue, item);
  const press = (act: () => Promise<unknown> | undefined) => () =>
    void act()?.catch((error: unknown) => toast(whatFailed(error), { kind: 'error' }));
  return (
    <div className={styles.owner} role="status">
      <span>{saidOf(taking)}</span>
      {taking === null && (
        <Button size="sm" onClick={press(take)}>
          {t('desk.queue.take')}
        </Button>
      )}
      {taking?.mine && (
        <Button size="sm" onClick={press(release)}>
          {t('desk.queue.release')}
        </Button>
      )}
    </div>
  );
}

const saidOf = (taking: { mine: boolean; operator: string } | null) => {
  if (taking === null) return t('desk.queue.nobody');
  return taking.mine ? t('desk.queue.mine') : t('desk.queue.owner', { name: taking.operator });
};
