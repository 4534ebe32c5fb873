import type { Api, Body, Endpoint, Params, Query, Reply } from '@palaro/api';
import type { App } from './app.ts';
import type { CsvFile } from './csv-file.ts';
import type { Operator } from './operator.ts';
import { defineProvision } from './provision.ts';
import type { Member, Principal, RequestInfo } from './principal.ts';

/** What a handler can set on its answer besides the value. */
export interface Answer {
  header(name: string, value: string): void;
}

type LoggedIn = 'player' | 'member' | 'agent' | 'restricted';

export interface Call<E extends Endpoint> {
  app: App;
  principal: Principal;
  /** Present if the call's access needs a session. */
  member: E['access'] extends LoggedIn ? Member : undefined;
  /** Present on calls of the console. */
  operator: E['access'] extends 'operator' ? Operator : undefined;
  request: RequestInfo;
  answer: Answer;
  params: Params<E>;
  query: Query<E>;
  body: Body<E>;
  /** The bytes of the file that an upload of one file carries. */
  file: E['upload'] extends { many: object }
    ? undefined
    : E['upload'] extends object
      ? Uint8Array
      : undefined;
  /** The bytes of the files that an upload of many carries, in their order. */
  files: E['upload'] extends { many: object } ? readonly Uint8Array[] : undefined;
}

type Answered<E extends Endpoint> = E['csv'] extends true ? CsvFile : Reply<E>;
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answered<E>> | Answered<E>;
/** One handler for each call; a missing one does not compile. */
export type Handlers<A extends Api> = { [K in keyof A]: Handler<A[K]> };

/** Every call of every area, as the server collects them: what a switch gates is read from it. */
export const allCalls = defineProvision<readonly Endpoint[]>('server.calls');
