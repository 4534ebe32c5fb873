import type { FastifyInstance } from 'fastify';
import { refuse, type App } from '@palaro/server';
import { contentImage } from '../content.api.ts';
import { findFile, findImage } from './image.repository.ts';
import { drawFile, type ImageForm } from './store-image.ts';

const YEAR_SECONDS = 31_536_000;
const HASH = /^[0-9a-f]{40}$/;
const FILE = new RegExp(`^(${contentImage.widths.join('|')})\\.(${contentImage.forms.join('|')})$`);

interface Params {
  hash: string;
  file: string;
}

/**
 * Serves stored pictures. The address contains the hash of the bytes, so its content never changes.
 * Pages of other origins may show them, because a deployment can use separate hosts for pictures
 * (APP-14).
 */
export function registerImages(app: App, server: FastifyInstance) {
  server.get<{ Params: Params }>(
    `${contentImage.base}:hash/:file`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { hash, file } = request.params;
      const [, width, form] = FILE.exec(file) ?? [];
      if (!HASH.test(hash) || !width) throw refuse('not_found');
      const wanted = { hash, width: Number(width), format: form as ImageForm };
      const bytes = (await findFile(app.db, wanted))?.bytes ?? (await drawn(app, wanted));
      if (!bytes) throw refuse('not_found');
      return reply
        .type(`image/${wanted.format}`)
        .header('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .send(bytes);
    },
  );
}

async function drawn(app: App, wanted: { hash: string; width: number; format: ImageForm }) {
  const image = await findImage(app.db, wanted.hash);
  if (!image) return null;
  if (image.drawing) return drawFile(app, Buffer.from(image.drawing), wanted);
  // An upload from before this width was among them.
  const widest = Math.max(...contentImage.widths);
  const file = await findFile(app.db, { ...wanted, width: widest });
  return file ? drawFile(app, file.bytes, wanted) : null;
}
