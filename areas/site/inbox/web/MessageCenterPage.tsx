import { MessageRoom } from './MessageRoom.tsx';

/** `/m/message`: the message room, opened at the notices (MINE-08). */
export default function MessageCenterPage() {
  return <MessageRoom first="notices" />;
}
