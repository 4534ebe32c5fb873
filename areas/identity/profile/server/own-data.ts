import type { OwnData } from '@palaro/server';

/** Which questions were answered, never the answers; uploaded pictures as they are served. */
export const profileOwnData: OwnData = {
  tables: ['profile_picture', 'security_answer'],
  async read({ db }, member) {
    const questions = await db
      .selectFrom('security_answer')
      .select(['question_id', 'set_at'])
      .where('member_id', '=', member)
      .execute();
    const pictures = await db
      .selectFrom('profile_picture')
      .select(['id', 'bytes', 'added_at'])
      .where('member_id', '=', member)
      .execute();
    return {
      questions,
      pictures: pictures.map(({ bytes, ...picture }) => ({
        ...picture,
        base64: bytes.toString('base64'),
      })),
    };
  },
  async erase(tx, member) {
    await tx.deleteFrom('profile_picture').where('member_id', '=', member).execute();
    await tx.deleteFrom('security_answer').where('member_id', '=', member).execute();
  },
};
