import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint, Topic } from '@palaro/api';
import { ROOT } from '../tidy/source.ts';
import type { Source } from '../tidy/source.ts';
import { code, fileLink, page, table } from './markdown.ts';

/** One call with the file that defines it and its key there. */
export interface CallRow {
  file: string;
  key: string;
  call: Endpoint;
}

export interface CallsAndTopics {
  calls: CallRow[];
  topics: { file: string; topic: Topic }[];
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value;
const isTopic = (value: unknown): value is Topic =>
  typeof value === 'object' && value !== null && 'audience' in value && 'event' in value;

/** Every call and push topic of every `.api.ts`; importing these files starts nothing. */
export async function readCalls(sources: readonly Source[]): Promise<CallsAndTopics> {
  const found: CallsAndTopics = { calls: [], topics: [] };
  const seen = new Set<unknown>();
  for (const { path: file } of sources.filter(({ path }) => path.endsWith('.api.ts'))) {
    const address = pathToFileURL(join(ROOT, file)).href;
    const exported = (await import(/* @vite-ignore */ address)) as Record<string, unknown>;
    for (const value of Object.values(exported)) {
      if (isTopic(value)) found.topics.push({ file, topic: value });
      if (typeof value !== 'object' || value === null) continue;
      for (const [key, call] of Object.entries(value)) {
        if (!isEndpoint(call) || seen.has(call)) continue;
        seen.add(call);
        found.calls.push({ file, key, call });
      }
    }
  }
  return found;
}

const flags = (call: Endpoint) =>
  [
    ...(['encrypted', 'form', 'alwaysOpen'] as const).filter((name) => call[name]),
    ...(['money', 'creates'] as const).flatMap((name) => {
      const repeat = call[name];
      if (!repeat) return [];
      if (typeof repeat === 'string') return `${name}: ${repeat.replace('-', ' ')}`;
      return `${name}: ${code(repeat.keyedBy)}`;
    }),
  ].join(', ');

export async function calls(sources: readonly Source[]): Promise<string> {
  const found = await readCalls(sources);
  const rows = found.calls
    .sort((a, b) => (a.call.path + a.call.method < b.call.path + b.call.method ? -1 : 1))
    .map(({ file, key, call }) => [
      code(`${call.method} ${call.path}`),
      call.summary,
      call.access,
      [call.moduleId ?? '–', ...(call.alsoModuleIds ?? [])].join(', '),
      call.switch ?? '–',
      flags(call) || '–',
      (call.errors ?? []).join(', ') || '–',
      `${fileLink(file)} ${code(key)}`,
    ]);
  const head = [
    'call',
    'does',
    'access',
    'module',
    'switch',
    'kind',
    'refuses with',
    'described in',
  ];
  // The order of a module's exports depends on its loader, so sort them.
  const inOrder = found.topics.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  const topics = inOrder.map(({ file, topic }) => [
    code(topic.name),
    topic.audience,
    fileLink(file),
  ]);
  const body =
    `Refusals that every call shares are left out.\n\n${table(head, rows)}\n` +
    `## Push topics\n\n${table(['topic', 'heard by', 'described in'], topics)}`;
  return page('Calls', 'the `.api.ts` files', body);
}

const placeOf = ({ file, topic }: CallsAndTopics['topics'][number]) =>
  [file, topic.name, topic.audience].join(' ');
