import type { Endpoint } from '@palaro/api';

const ACCESS_WORDS: Record<Endpoint['access'], string> = {
  anyone: 'Open to guests.',
  player: 'Needs a session; trial accounts may call it too.',
  member: 'Needs a session of a real account.',
  agent: 'Needs an agent’s session.',
  restricted: 'Needs any session, even one that must first change its password.',
  operator: 'A session of the console with the permission that the call names.',
  sandbox: 'In the demo only, and only from this machine.',
};

/** How a caller proves who he is; a session's token unless it is here. */
const SCHEMES: Partial<Record<Endpoint['access'], Record<string, never[]>[]>> = {
  anyone: [],
  sandbox: [],
  operator: [{ console: [] }],
};

/** A call's part of the OpenAPI document, derived from the call's definition. */
export function routeDocument(name: string, endpoint: Endpoint) {
  const many = endpoint.upload?.many;
  const notes = [
    ACCESS_WORDS[endpoint.access],
    endpoint.moduleId
      ? `Module id ${[endpoint.moduleId, ...(endpoint.alsoModuleIds ?? [])].join(' or ')}.`
      : '',
    endpoint.permission ? `Permission ${endpoint.permission}.` : '',
    endpoint.records ? `Leaves the entry ${endpoint.records}.` : '',
    endpoint.switch ? `Switch ${endpoint.switch}.` : '',
    endpoint.encrypted ? 'The body may come encrypted.' : '',
    many ? `Up to ${many.most} files in \`${many.name}\`.` : '',
    endpoint.errors?.length ? `Refusals: ${endpoint.errors.join(', ')}.` : '',
  ];
  return {
    operationId: name,
    summary: endpoint.summary,
    description: notes.filter(Boolean).join(' '),
    tags: [name.split('.')[0] ?? name],
    ...(many ? { consumes: ['multipart/form-data'] } : {}),
    security: SCHEMES[endpoint.access] ?? [{ bearer: [] }],
  };
}
