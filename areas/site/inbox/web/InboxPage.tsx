import { MessageList } from './MessageList.tsx';

/** `/m/webEmail`: the member's messages (REWARD-06). */
export default function InboxPage() {
  return <MessageList />;
}
