declare module '@palaro/server' {
  interface Tables {
    audit_entry: {
      seq: string;
      at: Date;
      entry: Entry;
      actor: string;
      action: string;
      subject: string;
      member: string | null;
      hash: Buffer;
    };
    audit_head: { seq: string; hash: Buffer; at: Date; signature: Buffer };
  }
}

/** An entry as `recordAudit` writes it. */
interface Entry {
  reason?: string;
  before?: unknown;
  after?: unknown;
  ip?: string;
  requestId?: string;
}
export {};
