import { t, useCall, useQueryParam } from '@palaro/client';
import { actNow, Loaded, useMay } from '@palaro/desk';
import { Button, IconButton, Icon, SelectField } from '@palaro/ui';
import { ArrowDown, ArrowUp } from 'lucide';
import { useState } from 'react';
import { catalogueConsoleApi, type BoardGame } from '../console.api.ts';
import { AFTER_CHANGE, type Levels } from './board.ts';
import styles from './board.module.css';

const ALL_OF_IT = 500;

/** The order of a category's games: dragged, or moved with the buttons and the keyboard. */
export function OrderPart({ levels }: { levels: Levels }) {
  const [chosen, choose] = useQueryParam('category');
  const category = chosen ?? levels.categories[0]?.code ?? '';
  const query = { category, pageSize: ALL_OF_IT };
  const read = useCall(catalogueConsoleApi.boardGames, { query });
  return (
    <div className={styles.order}>
      <SelectField
        label={t('catalogue-console.category')}
        choose={t('catalogue-console.choose')}
        options={levels.categories.map(({ code, name }) => ({ value: code, label: name }))}
        value={category}
        onChange={({ target }) => choose(target.value)}
      />
      <Loaded of={read}>
        {({ list }) => (
          // Another order on the server starts the draft anew.
          <Draft key={list.map(({ nodeId }) => nodeId).join()} games={list} />
        )}
      </Loaded>
    </div>
  );
}

function Draft({ games }: { games: readonly BoardGame[] }) {
  const [order, setOrder] = useState(games);
  const [dragged, setDragged] = useState<number | null>(null);
  const may = useMay('game.manage');
  const changed = order.some((game, at) => game !== games[at]);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= order.length) return;
    const next = order.filter((_game, at) => at !== from);
    next.splice(to, 0, ...order.slice(from, from + 1));
    setOrder(next);
  };
  const save = () => {
    const body = { nodeIds: order.map(({ nodeId }) => nodeId) };
    void actNow(catalogueConsoleApi.orderGames, { body }, AFTER_CHANGE);
  };
  return (
    <>
      <ol className={styles.games}>
        {order.map((game, at) => (
          <li
            key={game.nodeId}
            draggable={may}
            onDragStart={() => setDragged(at)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => {
              if (dragged !== null) move(dragged, at);
              setDragged(null);
            }}
          >
            <span>{game.name}</span>
            {may && (
              <>
                <IconButton
                  icon={<Icon of={ArrowUp} size={14} />}
                  label={t('catalogue-console.up', { name: game.name })}
                  onClick={() => move(at, at - 1)}
                />
                <IconButton
                  icon={<Icon of={ArrowDown} size={14} />}
                  label={t('catalogue-console.down', { name: game.name })}
                  onClick={() => move(at, at + 1)}
                />
              </>
            )}
          </li>
        ))}
      </ol>
      {may && (
        <Button tone="gold" disabled={!changed} onClick={save}>
          {t('catalogue-console.save_order')}
        </Button>
      )}
    </>
  );
}
