// What tests of every area stand on: a real database, the real server, builders, a browser.
export { testDatabase, type TestDatabase } from './database.ts';
export { testApp, type TestApp } from './app.ts';
export { findBrowser } from './browser.ts';
export { startSite } from './site.ts';
export { given } from './given.ts';
export { startGateway, startMailServer } from './sinks.ts';
export { sampleOf, wrongValuesFor } from './sample.ts';
export { onPasswordHash, watchStatements } from './work.ts';
export { askFor, NAME_PROBES, sendsCode, type NameProbe, type Somebody } from './name-probes.ts';
