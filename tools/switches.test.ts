// Every switch of the specification gates something that exists, on the server and not on paper.
import { expect, it } from 'vitest';
import { AREAS } from '../apps/server/src/areas.ts';
import { readPageTable } from '../apps/web/page-table.config.ts';
import type { Endpoint } from '../packages/api/src/index.ts';
import { SWITCH_NAMES } from '../packages/whitelabel/src/index.ts';
import { SWITCH_PAGES } from '../areas/site/white-label/switch-pages.ts';
import { isTest, readSources } from './tidy/source.ts';

const GATING = `CHNGPASSVERIF3 USERNAMEREG3 MOBILENUMREG3 REGMOBVERF3 MOBILENUMPASSREG3
  FACEBOOKLOGIN3 GOOGLELOGIN3 MOBILEVERCODELOGIN3 TRANSREC3 TRANSBETREPMEM3 MAILCEN FEEDBACK3
  DEPOSIT WITHDRAW REWCEN3 MISSIONLB3 MANPLAYREB3 PLYRBT DEPRECM3 WITHREC3 PERSREP TABLECHAT`;
/** Their areas are not built yet. Once one gates something it belongs above. */
const NOT_BUILT = `AGETRANSFERUP3`;

const listed = (names: string) => names.trim().split(/\s+/).sort();

/** What a use case asks itself, because one call serves several ways: `switches.GOOGLELOGIN3`. */
const askedByServer = readSources()
  .filter((source) => /^areas\/[^/]+\/[^/]+\/server\//.test(source.path) && !isTest(source))
  .map(({ text }) => text)
  .join('\n');

it('APP-12 every switch gates a call, a page or a way of a call, but for areas not built', async () => {
  const calls = AREAS.flatMap(({ api }) => Object.values<Endpoint>(api)).map((one) => one.switch);
  const { pages } = await readPageTable();
  const gates = new Set<string | undefined>([...calls, ...pages.map((page) => page.switch)]);
  const gating = SWITCH_NAMES.filter(
    (name) => gates.has(name) || new RegExp(`switches\\.${name}\\b`).test(askedByServer),
  );
  expect(gating.sort()).toEqual(listed(GATING));
  expect([...SWITCH_NAMES].sort()).toEqual(listed(`${GATING} ${NOT_BUILT}`));
});

it('the console names the pages that each switch hides', async () => {
  const { pages } = await readPageTable();
  const hidden = SWITCH_NAMES.flatMap((name) => {
    const paths = pages.filter((page) => page.switch === name).map(({ path }) => path);
    return paths.length > 0 ? [[name, paths]] : [];
  });
  expect(SWITCH_PAGES).toEqual(Object.fromEntries(hidden));
});
