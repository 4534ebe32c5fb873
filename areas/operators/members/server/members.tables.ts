declare module '@palaro/server' {
  interface Tables {
    /** What operators write down about a member; he never reads it. */
    member_note: {
      id: string;
      member_id: string;
      text: string;
      written_by: string;
      written_at: Date;
    };
  }
}
export {};
