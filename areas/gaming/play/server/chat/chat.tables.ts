import type { Generated } from 'kysely';

declare module '@palaro/server' {
  interface Tables {
    play_chat_author: {
      id: string;
      member_id: string;
      name: string;
      silenced_from: Generated<Date | null>;
      silenced_until: Generated<Date | null>;
      silenced_by: Generated<string | null>;
      silenced_why: Generated<string | null>;
    };
    play_chat_message: {
      id: Generated<string>;
      game_id: string;
      author_id: string;
      text: string;
      client_id: string;
      sent_at: Date;
      distress: boolean;
      waiting_since: Date | null;
      reviewed_at: Generated<Date | null>;
      removed_at: Generated<Date | null>;
    };
    play_chat_closed: { game_id: string; at: Date; by: string; why: string };
    play_chat_report: { message_id: string; member_id: string; at: Date };
    play_chat_hidden: { member_id: string; author_id: string };
  }
}
