import { t } from '@palaro/client';
import { Money } from '@palaro/kernel';
import { Icon } from '@palaro/ui';
import { DoorOpen, Info } from 'lucide';
import { useEffect, useState } from 'react';
import { GameScreen } from '../../stage/view/GameScreen.tsx';
import { multipleOf, pesos } from '../../stage/view/money-text.ts';
import controls from '../../stage/view/panel.module.css';
import { SideButton } from '../../stage/view/SideButton.tsx';
import { buzz, sound } from '../../stage/view/sound.ts';
import { useKeys } from '../../stage/view/use-keys.ts';
import type { CardSeat, CardRoomSeen, CardViewProps } from '../../stage/view/view-contract.ts';
import { Felt } from './Felt.tsx';
import { LineText } from './LineText.tsx';
import type { CardRoomGame } from './card-room-contract.ts';
import { TableSheet } from './TableSheet.tsx';
import styles from './card-room.module.css';
import { hasWon, nameOf } from './seat-words.ts';
import { useDeed } from './use-deed.ts';

interface CardTableProps<Seen> {
  game: CardRoomGame<Seen>;
  room: CardRoomSeen;
  props: CardViewProps;
}

/** The table at which the player sits: seats, cards, his moves, and what happens in words. */
export function CardTable<Seen>({ game, room, props }: CardTableProps<Seen>) {
  const { live, waysAfter, onMenu } = props;
  const { busy, said, deed } = useDeed();
  const [sheet, setSheet] = useState(false);
  const [raised, raise] = useState<readonly number[]>([]);
  const me = room.seats.find(({ you }) => you);
  const place = me?.place ?? null;
  const seen = room.hand as Seen | null;
  const turn = room.state === 'TURN' && room.turn === place && place !== null;
  const able = turn && live && !busy;
  const move = (call: string, fields: Readonly<Record<string, unknown>> = {}) => {
    if (able) void deed(() => props.move(call, fields));
  };
  const own = seen !== null && place !== null ? game.cards(seen, place) : [];
  const raisedNow = raised.filter((card) => own.includes(card));
  const moves =
    seen !== null && place !== null && room.state !== 'WAITING'
      ? { seen, place, able, raised: raisedNow, raise, move }
      : null;
  useKeys({
    onPlay: () => undefined,
    onMenu,
    onOther: (key) => moves !== null && game.onKey(key, moves),
  });
  useSounds(room, me, turn);
  const [way] = said?.code ? waysAfter(said.code) : [];
  const notice = noticeOf(live, said?.text ?? null, me);
  const won = isOver(room) && hasWon(me);
  return (
    <>
      <GameScreen
        stage={<Felt game={game} room={room} siteNow={props.siteNow} live={live} moves={moves} />}
        line={
          <LineText notice={notice} way={way} spoken={spokenOf(game, room, me, raisedNow)}>
            {won ? (
              <span className={controls.won}>{lineOf(game, room, me, raisedNow)}</span>
            ) : (
              lineOf(game, room, me, raisedNow)
            )}
          </LineText>
        }
        choices={null}
        actions={
          <>
            <SideButton
              label={t(me?.leaving ? 'card-room.leaving_short' : 'card-room.leave')}
              icon={<Icon of={DoorOpen} aria-hidden size={22} />}
              disabled={!live || busy || me?.leaving === true}
              onPress={() => void deed(props.leave)}
            />
            {moves ? <game.Moves {...moves} /> : <span className={styles.noMoves} />}
            <SideButton
              label={t('card-room.table')}
              icon={<Icon of={Info} aria-hidden size={22} />}
              onPress={() => setSheet(true)}
            />
          </>
        }
      />
      <TableSheet
        room={room}
        keys={game.keys()}
        rake={props.help.rake}
        open={sheet}
        onClose={() => setSheet(false)}
      />
    </>
  );
}

const isOver = ({ state }: CardRoomSeen) => state === 'SHOWDOWN' || state === 'SETTLE';

function noticeOf(live: boolean, said: string | null, me: CardSeat | undefined): string | null {
  if (!live) return t('card-room.offline');
  return said ?? (me?.leaving ? t('card-room.leaving') : null);
}

/** What happens now, in a sentence. */
function lineOf<Seen>(
  game: CardRoomGame<Seen>,
  room: CardRoomSeen,
  me: CardSeat | undefined,
  raised: readonly number[],
): string {
  const { state, turn, hand, seats } = room;
  const place = me?.place ?? null;
  const net = me?.net ?? null;
  if (isOver(room)) return net === null ? t('card-room.showdown') : resultOf(net);
  if (state === 'WAITING') return t('card-room.waiting', { count: seats.length, most: game.most });
  if (place === null) return t('card-room.watching');
  if (state !== 'TURN' || hand === null) return t('card-room.dealing');
  if (turn === place) return game.ask(hand as Seen, place, raised);
  const mover = seats.find((seat) => seat.place === turn);
  return t('card-room.turn_of', { name: mover ? nameOf(mover) : '' });
}

/** A loss is said plainly and never celebrated. */
function resultOf(net: string): string {
  const amount = Money.of(net);
  if (amount === Money.zero) return t('card-room.even');
  return amount > Money.zero
    ? t('card-room.won', { amount: pesos(net) })
    : t('card-room.lost', { amount: pesos(Money.text(-amount)) });
}

/** The same for screen readers, with the player's cards. */
function spokenOf<Seen>(
  game: CardRoomGame<Seen>,
  room: CardRoomSeen,
  me: CardSeat | undefined,
  raised: readonly number[],
): string {
  const line = lineOf(game, room, me, raised);
  const { hand, state, seats } = room;
  const place = me?.place ?? null;
  if (hand === null || place === null || state === 'WAITING') return line;
  if (!isOver(room)) return `${game.spoken(hand as Seen, place)} ${line}`;
  const all = seats.flatMap((seat) =>
    seat.place === null ? [] : [`${nameOf(seat)}: ${game.spoken(hand as Seen, seat.place)}`],
  );
  return [...all, line].join(' ');
}

/** A pluck when the turn comes, bells for a win; a loss is silent. */
function useSounds(room: CardRoomSeen, me: CardSeat | undefined, turn: boolean) {
  const net = isOver(room) ? (me?.net ?? null) : null;
  const { stake, handNo } = room;
  useEffect(() => {
    if (!turn) return;
    sound.pluck(2);
    buzz.confirm();
  }, [turn, handNo]);
  useEffect(() => {
    if (net === null || Money.of(net) <= Money.zero) return;
    sound.win(multipleOf(stake, net));
    buzz.win();
  }, [net, stake, handNo]);
}
