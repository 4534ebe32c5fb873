import type { OwnData } from '@palaro/server';

export const supportOwnData: OwnData = {
  tables: ['feedback', 'conversation'],
  async read({ db }, member) {
    const feedback = await db
      .selectFrom('feedback')
      .select(['reference', 'topic', 'content', 'sent_at', 'answer', 'answered_at'])
      .where('member_id', '=', member)
      .orderBy('id')
      .execute();
    const conversation = await db
      .selectFrom('conversation_message')
      .innerJoin('conversation', 'conversation.id', 'conversation_message.conversation_id')
      .select(['author', 'text', 'sent_at'])
      .where('member_id', '=', member)
      .orderBy('conversation_message.id')
      .execute();
    return { feedback, conversation };
  },
  async erase(tx, member) {
    const own = tx.selectFrom('conversation').select('id').where('member_id', '=', member);
    await tx.deleteFrom('conversation_message').where('conversation_id', 'in', own).execute();
    await tx.deleteFrom('conversation').where('member_id', '=', member).execute();
    const linked = tx.updateTable('conversation').set({ about_member: null });
    await linked.where('about_member', '=', member).execute();
    await tx.deleteFrom('feedback').where('member_id', '=', member).execute();
  },
};
