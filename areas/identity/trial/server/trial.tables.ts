declare module '@palaro/server' {
  interface Tables {
    trial_opening: { member_id: string; device: Buffer; ip: string; opened_at: Date };
  }
}

export {};
