// The page table as data: which built files belong to each page. The table is executed, not parsed:
// its loaders are called, and their imports are recorded instead of loaded.
import { fileURLToPath } from 'node:url';
import { createServer, createServerModuleRunner } from 'vite';
import {
  ESModulesEvaluator,
  ssrDynamicImportKey,
  type ModuleRunnerContext,
} from 'vite/module-runner';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TABLE = '/apps/web/src/app/pages.ts';
const FRAME = '/apps/web/src/app/shell/first-texts.ts';

/** The repository's text files, by language. */
interface TextFiles {
  areas: readonly string[];
  EN: readonly string[];
  TY: readonly string[];
}

/** The fields of a row that tools read (`Page` in packages/client, whose types need a browser). */
interface Row {
  path: string;
  aliases?: readonly string[];
  title: string | ((search: string) => string);
  access: string;
  header: boolean;
  footer: boolean;
  switch?: string;
}

interface Texts {
  area: string;
  EN(): unknown;
  TY(): unknown;
}

interface Page extends Row {
  texts: readonly Texts[];
  load(): unknown;
}

/** A row of the table, with file names instead of loaders. */
export interface TabledPage extends Row {
  /** The screen's file, relative to the root. */
  screen: string;
  texts: TextFiles;
}

export interface PageTable {
  pages: readonly TabledPage[];
  /** Texts of the frame around every page. */
  frame: TextFiles;
}

/** Reads the whole table. Throws if a row's loader imports no file, or more than one. */
export async function readPageTable(): Promise<PageTable> {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const asking = new AskingEvaluator();
  const runner = createServerModuleRunner(server.environments.ssr, { evaluator: asking });
  try {
    const { pages } = await runner.import<{ pages: readonly Page[] }>(TABLE);
    const { FIRST_TEXTS } = await runner.import<{ FIRST_TEXTS: readonly Texts[] }>(FRAME);
    const rows = pages.map((page) => tabled(page, asking));
    return { pages: rows, frame: textFiles(FIRST_TEXTS, asking) };
  } finally {
    await runner.close();
    await server.close();
  }
}

function tabled(page: Page, asking: AskingEvaluator): TabledPage {
  const { path, aliases = [], title, access, header, footer, switch: gate } = page;
  const screen = asking.fileOf(() => page.load());
  const texts = textFiles(page.texts, asking);
  return { path, aliases, title, access, header, footer, switch: gate, screen, texts };
}

function textFiles(texts: readonly Texts[], asking: AskingEvaluator): TextFiles {
  const files = (language: 'EN' | 'TY') => texts.map((one) => asking.fileOf(() => one[language]()));
  return { areas: texts.map(({ area }) => area), EN: files('EN'), TY: files('TY') };
}

/** Runs modules, but records each `import()` instead of loading it. */
class AskingEvaluator extends ESModulesEvaluator {
  private noted: string[] = [];

  override runInlinedModule(context: ModuleRunnerContext, code: string) {
    const note = (file: string) => {
      this.noted.push(file);
      return Promise.resolve({});
    };
    return super.runInlinedModule({ ...context, [ssrDynamicImportKey]: note }, code);
  }

  /** The file that a loader would import, relative to the root. */
  fileOf(load: () => unknown): string {
    this.noted = [];
    void load();
    const [file, ...more] = this.noted;
    if (!file || more.length > 0) throw new Error(`a loader of the page table loads ${this.noted}`);
    return file.replace(/^\//, '');
  }
}
