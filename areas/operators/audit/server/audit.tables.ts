/** An entry as `recordAudit` writes it. */
interface Entry {
  reason?: string;
  before?: unknown;
  after?: unknown;
  ip?: string;
  requestId?: string;
}

declare module '@palaro/server' {
  interface Refinements {
    audit_entry: { entry: Entry };
  }
}

export {};
