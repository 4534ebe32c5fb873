// The built parts, where they exist: neither app carries the other, and no part of the server runs
// what plays outsiders in the demo.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const distOf = (app: string) => join(import.meta.dirname, '../../../', app, 'dist');
const [MEMBER, CONSOLE, SERVER] = ['web', 'console', 'server'].map(distOf) as [
  string,
  string,
  string,
];

/** The scripts below a folder that hold one of these texts. */
function holding(folder: string, texts: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .filter((name) =>
      texts.some((text) => readFileSync(join(folder, name), 'utf8').includes(text)),
    );
}

const built = [MEMBER, CONSOLE].every((dist) => existsSync(join(dist, 'index.html')));

describe.runIf(built)('the two apps', () => {
  it('no script of the member app calls or draws the console', () => {
    expect(holding(MEMBER, ['/console/api/', 'desk.table.', 'console.login.'])).toEqual([]);
  });

  it('no script of the console holds the member app’s frame or games', () => {
    expect(holding(CONSOLE, ['shell.maintenance', 'registerCaptcha', '/api/v1/games/'])).toEqual(
      [],
    );
  });
});

describe.runIf(existsSync(join(SERVER, 'main.js')))('the server', () => {
  // The bundler may put what a program shares with the server into the program's own file. Whoever
  // loads that file starts the program, which then ends the server.
  it('loads the file of none of the demo’s programs', () => {
    const programs =
      /(from|import)\s*\(?\s*["'][^"']*\/(demo-vendor|demo-social|sandbox-pay)\.js["']/;
    const scripts = readdirSync(SERVER, { recursive: true, encoding: 'utf8' });
    const loading = scripts.filter(
      (name) => name.endsWith('.js') && programs.test(readFileSync(join(SERVER, name), 'utf8')),
    );
    expect(loading).toEqual([]);
  });
});
