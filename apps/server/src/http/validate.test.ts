import { Ajv } from 'ajv';
import fastJson from 'fast-json-stringify';
import { expect, it } from 'vitest';
import { AREAS } from '../areas.ts';
import { sandboxArea } from '../sandbox/sandbox.ts';

const areas = [...AREAS, sandboxArea(AREAS)];
const ajv = new Ajv({ strict: false, validateFormats: false });

// The server compiles a schema at its first use, so a wrong one would fail there alone.
it('the schemas of every call and task compile', () => {
  const calls = areas.flatMap(({ api }) => Object.values(api));
  const tasks = areas.flatMap(({ tasks: own = [] }) => own);
  for (const { params, query, body } of calls)
    for (const schema of [params, query, body]) if (schema) ajv.compile(schema);
  for (const task of tasks) if ('payload' in task) ajv.compile(task.payload);
  for (const { reply } of calls) fastJson(reply);
  expect(calls.length).toBeGreaterThan(300);
});
