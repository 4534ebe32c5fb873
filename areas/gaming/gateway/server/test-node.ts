// A node in a separate process, for a test to kill: `node --import tsx test-node.ts <database>`.
import { databaseAt, testApp } from '@palaro/testkit';

const [url = ''] = process.argv.slice(2);
const site = await testApp({ config: { demo: true }, database: databaseAt(url) });
process.stdout.write(`Ready on ${site.url}\n`);
