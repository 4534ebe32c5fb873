import { types, type Client, type Connection, type Submittable } from 'pg';

/** A named statement; values are the texts that go to the server. */
export interface Statement {
  name: string;
  text: string;
  values: readonly (string | null)[];
  /** The statements before it are answered before it begins, so that its time can be measured. */
  timed?: true;
}

export interface Done {
  rows: Record<string, unknown>[];
  /** The server's command tag: `COMMIT`, or `ROLLBACK` where it could not commit. */
  command: string;
  /** When the answer came, by `performance.now()`. */
  at: number;
}

interface Column {
  name: string;
  read(value: string): unknown;
}

/** The statements that each connection has prepared, with the columns that they return. */
const prepared = new WeakMap<Connection, Map<string, Column[]>>();

interface RowDescription {
  fields: { name: string; dataTypeID: number }[];
}

/**
 * Statements that go out in one write under one Sync. The driver's pipeline sends a Sync with each
 * statement, and each answer then wakes this process; for one caller that costs as much as the
 * work. After a statement fails, the server skips the rest.
 */
class Together implements Submittable {
  private readonly statements: readonly Statement[];
  private readonly resolve: (done: Done[]) => void;
  private readonly reject: (error: unknown) => void;
  private readonly done: Done[] = [];
  private rows: Done['rows'] = [];
  private columns: Column[] = [];
  private known = new Map<string, Column[]>();

  constructor(
    statements: readonly Statement[],
    resolve: (done: Done[]) => void,
    reject: (error: unknown) => void,
  ) {
    [this.statements, this.resolve, this.reject] = [statements, resolve, reject];
  }

  submit = (connection: Connection): void => {
    this.known = prepared.get(connection) ?? this.known;
    prepared.set(connection, this.known);
    const { stream } = connection;
    stream.cork();
    for (const statement of this.statements) this.send(connection, statement);
    connection.sync();
    stream.uncork();
    this.begin();
  };

  private send(connection: Connection, { name, text, values, timed }: Statement): void {
    const known = this.known.has(name);
    if (!known) {
      // A statement that failed may still have been prepared.
      connection.close({ type: 'S', name }, true);
      connection.parse({ name, text, types: [] }, true);
    }
    connection.bind({ statement: name, values: [...values] }, true);
    if (!known) connection.describe({ type: 'P', name: '' }, true);
    if (timed) connection.flush();
    connection.execute({}, true);
  }

  /** Prepares for the next statement's answer. */
  private begin(): void {
    this.rows = [];
    this.columns = this.known.get(this.statements[this.done.length]?.name ?? '') ?? [];
  }

  handleRowDescription({ fields }: RowDescription): void {
    this.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      read: types.getTypeParser(dataTypeID, 'text') as Column['read'],
    }));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    for (const [i, { name, read }] of this.columns.entries()) {
      const value = fields[i] ?? null;
      row[name] = value === null ? null : read(value);
    }
    this.rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const name = this.statements[this.done.length]?.name ?? '';
    this.known.set(name, this.columns);
    this.done.push({ rows: this.rows, command: text, at: performance.now() });
    this.begin();
  }

  handleReadyForQuery(): void {
    this.resolve(this.done);
  }

  handleError(error: unknown): void {
    this.reject(error);
  }
}

/** Sends all statements in one round trip; rejects with the error of the first that failed. */
export const together = (client: Client, statements: readonly Statement[]): Promise<Done[]> =>
  new Promise((resolve, reject) => {
    client.query(new Together(statements, resolve, reject));
  });

/** Gathers questions. Their answers can be read after they were sent. */
export function questions(client: Client) {
  const statements: Statement[] = [];
  let done: Done[] = [];
  return {
    add<R>(name: string, text: string, values: Statement['values']): () => R[] {
      const place = statements.push({ name, text, values }) - 1;
      return () => (done[place]?.rows ?? []) as R[];
    },
    async ask(): Promise<void> {
      done = await together(client, statements);
    },
  };
}
export type Questions = ReturnType<typeof questions>;
