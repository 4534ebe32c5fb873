import { expect, it } from 'vitest';
import { wayOf, withoutStartUp } from './routes.ts';

const FILES = ['/m/early.js'];
const ways = (path: string, changes: object = {}) =>
  wayOf(
    {
      method: 'GET',
      mode: 'cors',
      url: new URL(path, location.origin).href,
      ranged: false,
      ...changes,
    },
    FILES,
  );

it.each`
  path                               | changes                 | way
  ${'/m/home'}                       | ${{ mode: 'navigate' }} | ${'page'}
  ${'/m/game/perlas?freePlay=1'}     | ${{ mode: 'navigate' }} | ${'page'}
  ${'/m/index.html'}                 | ${{ mode: 'navigate' }} | ${'page'}
  ${'/m/home'}                       | ${{}}                   | ${null}
  ${'/m/assets/core-Cz.js'}          | ${{}}                   | ${'part'}
  ${'/m/assets/win.m4a'}             | ${{ ranged: true }}     | ${null}
  ${'/m/early.js'}                   | ${{}}                   | ${'file'}
  ${'/m/sw.js'}                      | ${{}}                   | ${null}
  ${'/m/manifest.webmanifest'}       | ${{}}                   | ${null}
  ${'/m/icon-192.png'}               | ${{ mode: 'navigate' }} | ${null}
  ${'/wps/session/login'}            | ${{ method: 'POST' }}   | ${null}
  ${'/wps/wallets/balance'}          | ${{}}                   | ${null}
  ${'/api/v1/events?topics=winners'} | ${{}}                   | ${null}
  ${'/console/'}                     | ${{ mode: 'navigate' }} | ${null}
  ${'/content/images/ab/480.avif'}   | ${{}}                   | ${null}
  ${'https://elsewhere.test/m/home'} | ${{ mode: 'navigate' }} | ${null}
`('SVC-05 the worker answers $path $changes as $way', ({ path, changes, way }) => {
  expect(ways(path as string, changes as object)).toBe(way);
});

it('SVC-05 the kept page holds nothing specific to the moment it was kept', () => {
  const page = '<p>a</p><script type="application/json" id="start-up">{"a":1}</script><i></i>';
  expect(withoutStartUp(page)).toBe('<p>a</p><i></i>');
  expect(withoutStartUp('<p>a</p>')).toBe('<p>a</p>');
});
