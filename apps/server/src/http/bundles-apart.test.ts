// The built member app and the built console, where both exist: neither carries the other.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const distOf = (app: string) => join(import.meta.dirname, '../../../', app, 'dist');
const [MEMBER, CONSOLE] = [distOf('web'), distOf('console')];

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
