declare module '@palaro/server' {
  interface Tables {
    data_export: { id: string; member_id: string; made_at: Date };
    account_closing: {
      member_id: string;
      closed_at: Date;
      erase_from: Date;
      erased_at: Date | null;
    };
  }
}
export {};
