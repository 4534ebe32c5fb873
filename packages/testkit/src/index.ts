// What tests of every area stand on: a real database, the real server, builders, a browser.
export { testDatabase, type TestDatabase } from './database.ts';
