// What tests of every area stand on: a real database, the real server, builders, a browser.
export { testDatabase, type TestDatabase } from './database.ts';
export { testApp, type TestApp, type TestAppOptions } from './app.ts';
export { findBrowser, type Browser } from './browser.ts';
export { startSite, type SiteOptions, type StartedSite } from './site.ts';
export { given, type GivenMember } from './given.ts';
export { sampleOf, wrongValuesFor } from './sample.ts';
