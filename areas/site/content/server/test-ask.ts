import type { TestApp } from '@palaro/testkit';

interface Asked {
  token?: string | undefined;
  headers?: Record<string, string>;
  method?: string;
}

export interface Answered {
  status: number;
  code?: string;
  // Tests read replies of any shape.
  value: Record<string, unknown[]>;
}

/**
 * Sends a request to the running server as a browser does, in English unless the headers say
 * otherwise.
 */
export async function ask(site: TestApp, path: string, asked: Asked = {}): Promise<Answered> {
  const { token, headers = {}, method = 'GET' } = asked;
  const response = await fetch(`${site.url}${path}`, {
    method,
    headers: {
      Language: 'EN',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
  });
  const json = (await response.json()) as Omit<Answered, 'status'>;
  return { ...json, status: response.status };
}

export const NEWS = '/wps/relay/MCSFE_getListAnnouncements';

/** The titles of one group of the reply. */
export const titles = (rows: unknown[] | undefined) =>
  (rows as { title: string }[] | undefined)?.map(({ title }) => title);
