declare module '@palaro/server' {
  interface Tables {
    work_taking: {
      queue: string;
      item: string;
      operator_id: string;
      operator_name: string;
      taken_at: Date;
    };
  }
}
export {};
