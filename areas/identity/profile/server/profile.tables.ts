declare module '@palaro/server' {
  interface Tables {
    security_answer: {
      member_id: string;
      question_id: number;
      answer_hash: string;
      set_at: Date;
    };
    profile_picture: { id: string; member_id: string; bytes: Buffer; added_at: Date };
  }
}

export {};
