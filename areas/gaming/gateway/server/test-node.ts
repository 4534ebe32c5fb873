// A node in a separate process, for a test to kill: `node --import tsx test-node.ts <database>`.
import { createDb, createPool } from '@palaro/server-app/db';
import { testApp } from '@palaro/testkit';

const [url = ''] = process.argv.slice(2);
const pool = createPool(url);
const database = { pool, db: createDb(pool), url, drop: () => pool.end() };
const site = await testApp({ config: { demo: true }, database });
process.stdout.write(`Ready on ${site.url}\n`);
