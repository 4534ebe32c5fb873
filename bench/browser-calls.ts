import autocannon from 'autocannon';

/** Requests under way at once. */
export const callers = 32;
/** Headers that Chrome on a phone adds to each call of the site's client. */
export const BROWSER = {
  accept: '*/*',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'fil-PH,fil;q=0.9,en-US;q=0.8,en;q=0.7',
  'cache-control': 'no-cache',
  'content-type': 'application/json',
  pragma: 'no-cache',
  'sec-ch-ua': '"Chromium";v="142", "Google Chrome";v="142", "Not_A Brand";v="99"',
  'sec-ch-ua-mobile': '?1',
  'sec-ch-ua-platform': '"Android"',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) ' +
    'Chrome/142.0.0.0 Mobile Safari/537.36',
};
/** Members of the demo's teams, one for each caller, so that no two callers share a wallet. */
export const MEMBERS = [
  ...Array.from({ length: 29 }, (_, i) => `player${101 + i}`),
  ...Array.from({ length: 20 }, (_, i) => `player${201 + i}`),
].slice(0, callers);

/** A route that reads no table and asks for no session: what any answer costs at least. */
export const EMPTY: autocannon.Request[] = [{ method: 'GET', path: '/wps/system/status' }];

/** Logs a member of the demo in and answers with the token. Throws if the site refuses. */
export async function logIn(url: string, account: string): Promise<string> {
  const body = { username: account, password: 'Demo-pass-1' };
  const { token } = await post(url, '/wps/session/login', body);
  return token;
}

export async function post(url: string, path: string, body: object, token?: string) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { success: boolean; value: { token: string } };
  if (!answer.success) throw new Error(`${path} answered ${JSON.stringify(answer)}`);
  return answer.value;
}

/** Sends the requests from all callers for so long; throws if one was refused. */
export async function measure(url: string, requests: autocannon.Request[], seconds: number) {
  const result = await autocannon({ url, connections: callers, duration: seconds, requests });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were refusals`);
  return result;
}
