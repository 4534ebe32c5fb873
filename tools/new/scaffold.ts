import { createHmac } from 'node:crypto';
import type { Source } from '../tidy/source.ts';
import { addImport, addImportedName, addTo } from './edit.ts';
import { namesOf } from './names.ts';
import { fromTemplate } from './template.ts';
import type { Files } from './template.ts';

/** What a scaffolder makes or changes, by path; throws `Error` with one clause when it cannot. */
export type Scaffolder = (args: readonly string[], sources: readonly Source[]) => Files;

/** Reads and rewrites files of the repository; edits of one file add up. */
function edits(sources: readonly Source[], made: Files) {
  return (path: string, change: (text: string) => string) => {
    const text = made.get(path) ?? sources.find((source) => source.path === path)?.text;
    if (text === undefined) throw new Error(`${path} is not there`);
    made.set(path, change(text));
  };
}

function refuseExisting(made: Files, sources: readonly Source[]): void {
  const taken = sources.find(({ path }) => made.has(path));
  if (taken) throw new Error(`${taken.path} exists already`);
}

function need(value: string | undefined, what: string): string {
  if (!value) throw new Error(`say ${what}`);
  return value;
}

const TIER_NAMES = ['base', 'product', 'composed'];

/** `area inbox product` */
const area: Scaffolder = ([word, tier = 'product'], sources) => {
  const { name, words } = namesOf(need(word, 'the name of the area'));
  if (!TIER_NAMES.includes(tier)) throw new Error(`the tier is one of ${TIER_NAMES.join(', ')}`);
  const made = fromTemplate('area', { area: name, words });
  refuseExisting(made, sources);
  const edit = edits(sources, made);
  edit('tools/layers.js', (text) =>
    text.replace(new RegExp(`(\\n  ${tier}: \\[)([^\\]]*)\\]`), (_, open: string, had: string) => {
      const list = had.trim().replace(/,$/, '');
      return `${open}${list}${list ? ', ' : ''}'${name}']`;
    }),
  );
  edit('tools/layers.js', (text) => addTo(text, 'AREA_EXTRAS', `${name}: []`));
  edit('apps/server/src/areas.ts', (text) =>
    addTo(
      addImport(text, `import { ${name}Area } from '@palaro/${name}/server';`),
      'AREAS',
      `${name}Area`,
    ),
  );
  edit('apps/server/package.json', (text) => declare(text, `@palaro/${name}`));
  return made;
};

function declare(packageJson: string, dependency: string): string {
  const file = JSON.parse(packageJson) as { dependencies?: Record<string, string> };
  file.dependencies = { ...file.dependencies, [dependency]: '*' };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Adds a text to both languages; the second is marked by being the same until it is translated. */
function addText(edit: ReturnType<typeof edits>, areaName: string, key: string, text: string) {
  const entry = `${key}: '${text}'`;
  for (const language of ['en', 'ty']) {
    edit(`areas/${areaName}/${areaName}.${language}.ts`, (file) => addTo(file, language, entry));
  }
}

/** The first page of an area brings the area's texts into the member app. */
function addAreaTexts(edit: ReturnType<typeof edits>, areaName: string): void {
  for (const language of ['en', 'ty']) {
    const module = `@palaro/${areaName}/${language}`;
    edit(`apps/web/src/app/texts.${language}.ts`, (text) => {
      if (text.includes(`'${module}'`)) return text;
      const statement = `import { ${language} as ${areaName} } from '${module}';`;
      return addTo(addImport(text, statement), 'texts', areaName);
    });
  }
}

/** `page inbox Mail /m/webEmail` */
const page: Scaffolder = ([where, word, path], sources) => {
  const areaName = need(where, 'the area');
  const names = namesOf(need(word, 'the name of the page').replace(/Page$/, ''));
  const address = need(path, 'the address, for instance /m/inbox');
  const made = fromTemplate('page', { area: areaName, ...names });
  refuseExisting(made, sources);
  const edit = edits(sources, made);
  edit('apps/web/src/app/pages.ts', (text) =>
    addTo(
      text,
      'pages',
      `{ path: '${address}', title: '${areaName}.${names.key}', access: 'member', header: true,
        footer: true, back: 'history',
        load: () => import('@palaro/${areaName}/web/${names.Name}Page') }`,
    ),
  );
  edit('apps/web/package.json', (text) => declare(text, `@palaro/${areaName}`));
  edit(`areas/${areaName}/package.json`, (text) => declare(text, '@palaro/client'));
  addText(edit, areaName, names.key, names.words);
  addAreaTexts(edit, areaName);
  return made;
};

/** `call inbox listMails GET /wps/member/mails` */
const call: Scaffolder = ([where, word, method = 'GET', path], sources) => {
  const areaName = need(where, 'the area');
  const names = namesOf(need(word, 'the name of the call, for instance listMails'));
  const address = need(path, 'method and path, for instance GET /wps/member/mails');
  const made = fromTemplate('call', { area: areaName, ...names });
  refuseExisting(made, sources);
  const edit = edits(sources, made);
  edit(`areas/${areaName}/${areaName}.api.ts`, (text) => {
    const used = ['defineEndpoint', 'instant', 'object'];
    const imported = used.reduce((all, name) => addImportedName(all, name, '@palaro/api'), text);
    return addTo(
      imported,
      `${areaName}Api`,
      `${names.name}: defineEndpoint({ method: '${method}', path: '${address}',
        summary: '${names.words}', access: 'member', moduleId: null,
        reply: object({ at: instant() }) })`,
    );
  });
  edit(`areas/${areaName}/server/${areaName}.handlers.ts`, (text) =>
    addTo(
      addImport(text, `import { ${names.name} } from './${names.file}.ts';`),
      `${areaName}Handlers`,
      `${names.name}: ({ app }) => ${names.name}(app)`,
    ),
  );
  return made;
};

/** `game hilo 20003` */
const game: Scaffolder = ([word, nodeId], sources) => {
  const { name: id, ...names } = namesOf(need(word, 'the name of the game'));
  const made = fromTemplate('game', { id, ...names, nodeId: need(nodeId, 'its nodeId') });
  refuseExisting(made, sources);
  const edit = edits(sources, made);
  edit('games/cards.ts', (text) =>
    addTo(
      addImport(text, `import { ${id}Card } from './${id}/card.ts';`),
      'GAME_CARDS',
      `${id}: ${id}Card`,
    ),
  );
  edit('games/index.ts', (text) =>
    addTo(addImport(text, `import { ${id} } from './${id}/rules.ts';`), 'GAMES', id),
  );
  return made;
};

/** Vendors' games have numbers of their own, each vendor in a hundred of them. */
function nextNodeId(sources: readonly Source[]): string {
  const vendors = sources.filter(({ path }) => /^vendors\/[^/]+\/vendor\.ts$/.test(path));
  const ids = vendors.flatMap(({ text }) => [...text.matchAll(/nodeId: '(\d+)'/g)]);
  const last = Math.max(90_000, ...ids.map(([, id]) => Number(id)));
  return String(Math.floor(last / 100) * 100 + 101);
}

/** A bet as the house protocol has it, signed, for the new vendor's fixture. */
function workedVector({ file, CONSTANT }: { file: string; CONSTANT: string }) {
  const body = JSON.stringify({
    session: 'gs_4uK2pQ9xVn3LrT8w',
    ...{ member: '1000001', currency: 'PHP', game: `${file}-game` },
    ...{ round: 'r-90001', transaction: 't-90001-1', amount: '12.5000' },
  });
  const nonce = '9f1c2a7be04d4b6f8a3355d0c1e2f304';
  const text = ['v1', '1795250000', nonce, `/vendor/v1/${CONSTANT}/bet`, body].join('\n');
  const mac = createHmac('sha256', `${file}-secret`).update(text).digest('hex');
  return { body: body.replaceAll('"', '\\"'), signature: `v1=${mac}` };
}

/** `vendor lucky` */
const vendor: Scaffolder = ([word], sources) => {
  const { name: id, ...names } = namesOf(need(word, 'the name of the vendor'));
  const nodeId = nextNodeId(sources);
  const made = fromTemplate('vendor', { id, ...names, nodeId, ...workedVector(names) });
  refuseExisting(made, sources);
  const edit = edits(sources, made);
  edit('vendors/index.ts', (text) =>
    addTo(
      addImport(text, `import { ${id}Vendor } from './${id}/vendor.ts';`),
      'VENDORS',
      `${id}Vendor`,
    ),
  );
  const fixture = `'../${id}/fixtures/worked-vector.json' with { type: 'json' }`;
  edit('vendors/conformance/vectors.ts', (text) =>
    addTo(addImport(text, `import ${id} from ${fixture};`), 'VECTORS', id),
  );
  return made;
};

/** `switch FEEDBACK3 "feedback"` */
const switchRow: Scaffolder = ([name, gates], sources) => {
  const says = need(gates, 'its name and what it gates');
  const row = `${need(name, 'the name of the switch')}: { gates: '${says}', on: true }`;
  const made: Files = new Map();
  const path = 'packages/whitelabel/src/switches.ts';
  if (sources.some((source) => source.path === path && source.text.includes(`${name}:`)))
    throw new Error(`switch ${name} exists already`);
  edits(sources, made)(path, (text) => addTo(text, 'SWITCHES', row));
  return made;
};

export const SCAFFOLDERS: Record<string, Scaffolder> = {
  area,
  page,
  call,
  game,
  vendor,
  switch: switchRow,
};
