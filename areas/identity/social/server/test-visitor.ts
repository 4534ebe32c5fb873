import { DEMO_PEOPLE } from '@palaro/demo-social/people';

export interface Answered {
  status: number;
  /** The target of a redirect; empty without one. */
  location: string;
  json: {
    success?: boolean;
    code?: string;
    value?: Record<string, unknown>;
  };
}

interface Sent {
  body?: unknown;
  token?: string;
}

/** A browser that keeps cookies and follows redirects only when told to. */
export function visitor(url: string) {
  const cookies = new Map<string, string>();

  async function open(method: string, path: string, { body, token }: Sent = {}): Promise<Answered> {
    const response = await fetch(new URL(path, url), {
      method,
      redirect: 'manual',
      headers: {
        Language: 'EN',
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const text = await response.text();
    const json = text.startsWith('{') ? (JSON.parse(text) as Answered['json']) : {};
    return { status: response.status, location: response.headers.get('location') ?? '', json };
  }

  const get = (path: string, sent?: Sent) => open('GET', path, sent);
  const post = (path: string, sent?: Sent) => open('POST', path, sent);

  /** Chooses the person of that number at the provider; answers the way back, not followed yet. */
  async function chosen(authorize: string, person: number): Promise<string> {
    const address = authorize.replace('/auth?', '/choose?');
    const { location } = await get(`${address}&person=${DEMO_PEOPLE[person]?.subject}`);
    return location;
  }

  /** Goes to a provider and comes back with a ticket. */
  async function prove(provider: 'google' | 'facebook', person: number): Promise<Answered> {
    const { location } = await get(`/api/v1/social/${provider}/start`);
    return get(await chosen(location, person));
  }

  return { cookies, get, post, chosen, prove };
}

export type Visitor = ReturnType<typeof visitor>;
