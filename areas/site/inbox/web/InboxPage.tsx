import { MessageRoom } from './MessageRoom.tsx';

/** `/m/webEmail`: the message room, opened at the member's messages (REWARD-06). */
export default function InboxPage() {
  return <MessageRoom first="messages" />;
}
