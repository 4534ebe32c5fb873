import { createHmac } from 'node:crypto';
import { basename } from 'node:path';
import { canonicalJson, sha256Hex } from '@palaro/fairness';
import { GROUPS, TIERS } from '../layers.js';
import type { Source } from '../tidy/source.ts';
import { addImport, addImportedName, addTo } from './edit.ts';
import { namesOf } from './names.ts';
import { fromTemplate } from './template.ts';
import type { Files } from './template.ts';

/** Returns the files to make or change, by path. Throws `Error` with one clause if it cannot. */
export type Scaffolder = (args: readonly string[], sources: readonly Source[]) => Files;

/** Reads and rewrites files of the repository; several edits of one file add up. */
function edits(sources: readonly Source[], made: Files) {
  return (path: string, change: (text: string) => string) => {
    const text = made.get(path) ?? sources.find((source) => source.path === path)?.text;
    if (text === undefined) throw new Error(`${path} does not exist`);
    made.set(path, change(text));
  };
}

function refuseExisting(made: Files, sources: readonly Source[]): void {
  const taken = sources.find(({ path }) => made.has(path));
  if (taken) throw new Error(`${taken.path} already exists`);
}

function need(value: string | undefined, what: string): string {
  if (!value) throw new Error(`give ${what}`);
  return value;
}

function oneOf(names: readonly string[], value: string | undefined, what: string): string {
  if (value && names.includes(value)) return value;
  throw new Error(`the ${what} must be one of ${names.join(', ')}`);
}

/** The folder of an existing area, `areas/site/inbox`. */
function folderOf(area: string, sources: readonly Source[]): string {
  const file = new RegExp(`^(areas/[^/]+/${area})/package\\.json$`);
  const folder = sources.map(({ path }) => file.exec(path)?.[1]).find(Boolean);
  if (!folder) throw new Error(`there is no area ${area}`);
  return folder;
}

/** `area inbox site product` */
const area: Scaffolder = ([word, inGroup, onTier = 'product'], sources) => {
  const { name, words } = namesOf(need(word, 'the name of the area'));
  const group = oneOf(GROUPS, inGroup, 'group');
  const tier = oneOf(TIERS, onTier, 'tier');
  const made = fromTemplate('area', { group, area: name, words });
  refuseExisting(made, sources);
  const edit = edits(sources, made);
  const row = `${name}: { group: '${group}', tier: '${tier}', within: [], extras: [] }`;
  edit('tools/layers.js', (text) => addTo(text, 'AREAS', row));
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

/** Adds a text to both languages. Until it is translated, the second equals the first. */
function addText(edit: ReturnType<typeof edits>, folder: string, key: string, text: string) {
  const entry = `${key}: '${text}'`;
  for (const language of ['en', 'ty']) {
    edit(`${folder}/${basename(folder)}.${language}.ts`, (file) => addTo(file, language, entry));
  }
}

/** An area's first page starts its page list and adds that list to the app's table. */
function addPageList(edit: ReturnType<typeof edits>, made: Files, folder: string): void {
  const areaName = basename(folder);
  for (const [path, text] of fromTemplate('pages', { folder, area: areaName }))
    made.set(path, text);
  edit('apps/web/src/app/pages.ts', (text) =>
    addTo(
      addImport(text, `import { ${areaName}Pages } from '@palaro/${areaName}/pages';`),
      'pages',
      `...${areaName}Pages`,
    ),
  );
  edit('apps/web/package.json', (text) => declare(text, `@palaro/${areaName}`));
  edit(`${folder}/package.json`, (text) => {
    const file = JSON.parse(declare(text, '@palaro/client')) as { exports: object };
    file.exports = {
      ...file.exports,
      './pages': './web/pages.ts',
      './texts': './web/texts.ts',
    };
    return `${JSON.stringify(file, null, 2)}\n`;
  });
}

/** `page inbox Mail /m/webEmail` */
const page: Scaffolder = ([where, word, path], sources) => {
  const areaName = need(where, 'the area');
  const names = namesOf(need(word, 'the name of the page').replace(/Page$/, ''));
  const address = need(path, 'the address, for instance /m/inbox');
  const folder = folderOf(areaName, sources);
  const made = fromTemplate('page', { folder, area: areaName, ...names });
  refuseExisting(made, sources);
  const edit = edits(sources, made);
  const list = `${folder}/web/pages.ts`;
  if (!sources.some((source) => source.path === list)) addPageList(edit, made, folder);
  edit(list, (text) =>
    addTo(
      text,
      `${areaName}Pages`,
      `{ path: '${address}', title: '${areaName}.${names.key}', access: 'member', header: true,
        footer: true, back: 'history', texts: [${areaName}Texts],
        load: () => import('./${names.Name}Page.tsx') }`,
    ),
  );
  addText(edit, folder, names.key, names.words);
  return made;
};

/** `call inbox listMails GET /wps/member/mails` */
const call: Scaffolder = ([where, word, method = 'GET', path], sources) => {
  const areaName = need(where, 'the area');
  const names = namesOf(need(word, 'the name of the call, for instance listMails'));
  const address = need(path, 'method and path, for instance GET /wps/member/mails');
  const folder = folderOf(areaName, sources);
  const made = fromTemplate('call', { folder, area: areaName, ...names });
  refuseExisting(made, sources);
  const edit = edits(sources, made);
  edit(`${folder}/${areaName}.api.ts`, (text) => {
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
  edit(`${folder}/server/${areaName}.handlers.ts`, (text) =>
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
  // The game's texts are named after its id, beside those of the areas, so the id must be free.
  if (sources.some(({ path }) => path.endsWith(`/${id}.en.ts`)))
    throw new Error(`${id} already has texts`);
  // The made test compares version 1 with this digest of what the template's rules.ts publishes.
  const configHash = sha256Hex(canonicalJson({ id, version: '1', draw: ['int(2)'] }));
  const values = { id, ...names, nodeId: need(nodeId, 'its nodeId'), configHash };
  const made = fromTemplate('game', values);
  refuseExisting(made, sources);
  const edit = edits(sources, made);
  edit('games/cards.ts', (text) =>
    addTo(
      addImport(text, `import { ${id}Card } from './${id}/card.ts';`),
      'GAME_CARDS',
      `${id}: ${id}Card`,
    ),
  );
  return made;
};

/** Each vendor's games have numbers in a separate hundred. */
function nextNodeId(sources: readonly Source[]): string {
  const vendors = sources.filter(({ path }) => /^vendors\/[^/]+\/vendor\.ts$/.test(path));
  const ids = vendors.flatMap(({ text }) => [...text.matchAll(/nodeId: '(\d+)'/g)]);
  const last = Math.max(90_000, ...ids.map(([, id]) => Number(id)));
  return String(Math.floor(last / 100) * 100 + 101);
}

/** A signed bet in the house protocol, for the new vendor's fixture. */
function workedVector({ file, CONSTANT }: { file: string; CONSTANT: string }) {
  const body = JSON.stringify({
    session: 'gs_4uK2pQ9xVn3LrT8w',
    member: '1000001',
    currency: 'PHP',
    game: `${file}-game`,
    round: 'r-90001',
    transaction: 't-90001-1',
    amount: '12.5000',
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
    throw new Error(`switch ${name} already exists`);
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
