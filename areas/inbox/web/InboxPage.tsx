import { MessageList } from './MessageList.tsx';

/** `/m/webEmail`: what the site told this member (REWARD-06). */
export default function InboxPage() {
  return <MessageList />;
}
