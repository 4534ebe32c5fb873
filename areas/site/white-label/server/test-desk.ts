import { operatorAt, testApp, type TestApp, type TestOperator } from '@palaro/testkit';
import type { SiteChange } from '@palaro/whitelabel';
import type { whiteLabelApi } from '../white-label.api.ts';
import type { Reply } from '@palaro/api';

type SiteReply = Reply<(typeof whiteLabelApi)['site']>;

/** A demo site with two operators who may change it, and what a test asks of them. */
export async function testDesk(options: Parameters<typeof testApp>[0] = {}) {
  const site = await testApp({ demo: true, ...options });
  const one = await operatorAt(site.url, 'operator1');
  const two = await operatorAt(site.url, 'operator2');
  return { site, one, two, ...asks(site, one) };
}

function asks({ url }: TestApp, one: TestOperator) {
  const read = async () => (await one.call<SiteReply>('GET', '/console/api/site')).value;
  return {
    read,
    /** Changes values as operator1, who has seen the newest version. */
    async change(change: SiteChange | object, more: { at?: string; by?: TestOperator } = {}) {
      const { by = one, ...when } = more;
      const { number } = await read();
      const body = { change, reason: 'as the test asks', seen: number, ...when };
      return by.call<{ changeId: string | null }>('POST', '/console/api/site/changes', body);
    },
    restore: (number: number) =>
      one.call<{ changeId: string | null }>(
        'POST',
        `/console/api/site/versions/${number}/restore`,
        { reason: 'back as it was' },
      ),
    maintenance: (body: object) =>
      one.call<{ changeId: string | null }>('POST', '/console/api/site/maintenance', {
        textEN: '',
        textTY: '',
        reason: 'as the test asks',
        ...body,
      }),
    status: async () => (await fetch(`${url}/wps/relay/GCSGAME_getVassGameType`)).status,
    consolidated: async () => {
      const answer = await fetch(`${url}/wps/system/settings/consolidated`);
      return ((await answer.json()) as { value: Record<string, unknown> }).value;
    },
  };
}
