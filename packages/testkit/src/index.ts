// The base of every area's tests: a real database, the real server, builders, a browser.
export { databaseAt, testDatabase, type TestDatabase } from './database.ts';
export { testConfig } from './config.ts';
export { testApp, type TestApp, type TestAppOptions } from './app.ts';
export { findBrowser } from './browser.ts';
export { buildSite, startSite } from './site.ts';
export { standingClock } from './standing-clock.ts';
export { LOGIN_PASSWORD, memberSite, type MemberSite, type SiteMember } from './member-site.ts';
export { testOperator } from './test-operator.ts';
export { testQueue } from './test-queue.ts';
export { given } from './given.ts';
export { startGateway, startMailServer } from './sinks.ts';
export { edgesOf } from './edges.ts';
export { HOSTILE_ADDRESS_VALUES, sampleOf, wrongValuesFor } from './sample.ts';
export { watchShards, type ShardCommit } from './shards.ts';
export { onPasswordHash, untilWaiting, watchCommits, watchStatements } from './work.ts';
export { askFor, NAME_PROBES, sendsCode, type NameProbe, type Somebody } from './name-probes.ts';
export { testAuthenticator } from './authenticator.ts';
export { operatorAt, type TestOperator } from './operator.ts';
