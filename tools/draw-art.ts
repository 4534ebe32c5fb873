// `node tools/run.mjs tools/draw-art.ts`: draws every picture anew, the kit's into packages/ui/art,
// the site's icons into apps/web/public.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { drawAll, drawPublished } from '../packages/ui/art/draw/index.ts';

interface Picture {
  resize: (width: number, height: number) => Picture;
  png: (options: { compressionLevel: number; palette: boolean }) => Picture;
  toFile: (file: string) => Promise<unknown>;
}

// The accounts area's own package (captcha pictures): a tool run by hand declares no second one.
const accounts = createRequire(join(import.meta.dirname, '../areas/accounts/package.json'));
const sharp = accounts('sharp') as (svg: Buffer) => Picture;

const ART = join(import.meta.dirname, '../packages/ui/art');
/** Sizes of the site's icon on a home screen; 96 is the one of the template (pwa_icon). */
const ICON_SIZES = [96, 192, 512];
/** What iOS puts on its home screen. */
const TOUCH_ICON = 180;
const MASKABLE_ICON = 512;

const CONTENT_ART = join(import.meta.dirname, '../areas/content/server/demo/art.json');
const PUBLIC = join(import.meta.dirname, '../apps/web/public');

const {
  'icon-app.svg': appIcon = '',
  'icon-maskable.svg': maskable = '',
  'icon.svg': favicon = '',
  ...pictures
} = drawAll();
for (const [name, content] of Object.entries(pictures)) {
  const file = join(ART, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

// Read by the server, which fills a demo with it; JSON, so that every way of running it can.
writeFileSync(CONTENT_ART, `${JSON.stringify(drawPublished(), null, 2)}\n`);

mkdirSync(PUBLIC, { recursive: true });
writeFileSync(join(PUBLIC, 'icon.svg'), favicon);
for (const size of ICON_SIZES) await drawIcon(appIcon, size, `icon-${size}.png`);
await drawIcon(appIcon, TOUCH_ICON, 'icon-touch.png');
await drawIcon(maskable, MASKABLE_ICON, 'icon-maskable.png');

function drawIcon(icon: string, size: number, name: string) {
  const drawn = sharp(Buffer.from(icon)).resize(size, size);
  return drawn.png({ compressionLevel: 9, palette: true }).toFile(join(PUBLIC, name));
}
