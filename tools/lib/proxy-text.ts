import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** nginx's text as docs/operations.md has it for operators to copy. */
export function proxyText(): string {
  const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  const [, text] = /^```nginx\n([^]*?)^```$/m.exec(page) ?? [];
  if (!text) throw new Error('docs/operations.md has no block of nginx');
  return text;
}

/**
 * The same as a whole configuration that runs in `folder` without TLS: it listens on `port` of this
 * machine, and both nodes of the upstream are the site on `sitePort`.
 */
export function runnableText(text: string, { folder, port, sitePort }: Place): string {
  const plain = text
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_.*\n/gm, '')
    .replace(/server 127\.0\.0\.1:80\d\d;/g, `server 127.0.0.1:${sitePort};`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return `daemon off;
pid ${join(folder, 'pid')};
error_log stderr;
events {}
http {
access_log off;
${paths.join('\n')}
${plain}}
`;
}

interface Place {
  folder: string;
  port: number;
  sitePort: number;
}
