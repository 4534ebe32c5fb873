import type { CardViewProps } from '../../stage/view/view-contract.ts';
import type { CardRoomGame } from './card-room-contract.ts';
import { CardLobby } from './CardLobby.tsx';
import { CardTable } from './CardTable.tsx';

/** The screen of a game between members: the lobby, and the table once the player sits. */
export function cardRoomView<Seen>(game: CardRoomGame<Seen>) {
  return function Room(props: CardViewProps) {
    const { room } = props;
    return room ? (
      <CardTable<Seen> key={room.roomId} game={game} room={room} props={props} />
    ) : (
      <CardLobby<Seen> {...props} game={game} />
    );
  };
}
