declare module '@palaro/server' {
  interface Tables {
    alarm_told: { alarm: string; about: string; since: Date };
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
