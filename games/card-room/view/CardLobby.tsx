import { t } from '@palaro/client';
import { cx } from '@palaro/ui';
import { useState } from 'react';
import { CardBack, CardFace } from '../../playing-cards/view/CardArt.tsx';
import { GameScreen } from '../../stage/view/GameScreen.tsx';
import { pesos, shortPesos } from '../../stage/view/money-text.ts';
import { useKeys } from '../../stage/view/use-keys.ts';
import type { CardViewProps } from '../../stage/view/view-contract.ts';
import type { CardRoomGame } from './card-room-contract.ts';
import { shortRake } from './seat-words.ts';
import { LineText } from './LineText.tsx';
import styles from './card-room.module.css';
import lobbyStyles from './lobby.module.css';
import { useDeed } from './use-deed.ts';

/** So many stakes stand in one row. */
const ROW_MOST = 5;

/** The lobby: a stake to play for, and a seat that the site chooses. */
export function CardLobby<Seen>({ game, ...props }: CardViewProps & { game: CardRoomGame<Seen> }) {
  const { help, lobby, free, live, left, sit, waysAfter, onMenu } = props;
  const offered = help.ladder ?? lobby.map(({ stake }) => stake);
  const [chosen, setChosen] = useState<string | null>(null);
  const stake = chosen ?? offered[0] ?? help.minStake;
  const { busy, said, deed } = useDeed();
  const able = live && !busy;
  const take = () => {
    if (able) void deed(async () => ((await sit(stake)) ? null : t('card-room.not_seated')));
  };
  useKeys({ onPlay: take, onMenu });
  const [way] = said?.code ? waysAfter(said.code, game.held(stake)) : [];
  const notice =
    said?.text ?? (left ? t(`card-room.${left}`) : live ? null : t('card-room.no_line'));
  return (
    <GameScreen
      stage={
        <div className={cx(styles.ground, lobbyStyles.lobby)}>
          <Fan cards={game.fan} />
          <h2>{t('card-room.lobby')}</h2>
          <p>{t(free ? 'card-room.lobby_free' : 'card-room.lobby_text')}</p>
          <p className={lobbyStyles.rake}>{help.rake && shortRake(help.rake)}</p>
          {/* Each choice says it to who does not see this line. */}
          <p className={lobbyStyles.chosen} aria-hidden>
            {game.stake(pesos(stake))}
          </p>
          <div
            className={lobbyStyles.stakes}
            role="radiogroup"
            aria-label={t('card-room.lobby')}
            style={{ ['--columns' as never]: offered.length > ROW_MOST ? 4 : offered.length }}
          >
            {offered.map((one) => (
              <StakeChoice
                key={one}
                stake={one}
                label={game.stake(pesos(one))}
                players={free ? null : (lobby.find((row) => row.stake === one)?.players ?? 0)}
                chosen={one === stake}
                onChoose={() => setChosen(one)}
              />
            ))}
          </div>
        </div>
      }
      line={
        <LineText notice={notice} way={way}>
          {game.reserve(pesos(game.held(stake)))}
        </LineText>
      }
      choices={null}
      actions={
        <>
          <span />
          <button
            type="button"
            className={cx(styles.main, styles.sit)}
            aria-disabled={!able || undefined}
            onClick={take}
          >
            {t(busy ? 'card-room.sitting' : 'card-room.sit')}
          </button>
          <span />
        </>
      }
    />
  );
}

interface StakeChoiceProps {
  stake: string;
  label: string;
  /** Null in free play, where nobody else sits. */
  players: number | null;
  chosen: boolean;
  onChoose(): void;
}

function StakeChoice({ stake, label, players, chosen, onChoose }: StakeChoiceProps) {
  const seated = players === null ? null : playersText(players);
  return (
    <button
      type="button"
      role="radio"
      aria-checked={chosen}
      aria-label={seated === null ? label : `${label}, ${seated}`}
      className={lobbyStyles.stakeChoice}
      onClick={onChoose}
    >
      <b>{shortPesos(stake)}</b>
      <small>{seated ?? ' '}</small>
    </button>
  );
}

function playersText(count: number): string {
  if (count === 0) return t('card-room.seated_none');
  return count === 1 ? t('card-room.seated_one') : t('card-room.seated', { count });
}

/** The game's cards, as decoration. */
const Fan = ({ cards: [left, right, middle] }: { cards: CardRoomGame<never>['fan'] }) => (
  <svg viewBox="0 0 260 182" className={lobbyStyles.fan} aria-hidden>
    <g transform="translate(54 30) rotate(-14 50 70)">
      {left === null ? <CardBack /> : <CardFace card={left} />}
    </g>
    <g transform="translate(106 30) rotate(14 50 70)">
      {right === null ? <CardBack /> : <CardFace card={right} />}
    </g>
    <g transform="translate(80 14)">
      <CardFace card={middle} />
    </g>
  </svg>
);
