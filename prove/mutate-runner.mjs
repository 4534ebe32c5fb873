// Runs the tests for Stryker in its own process, where a change is a variable: nothing is started
// or loaded anew for it, unless it is one of what is made while loading.
import { basename } from 'node:path';
import { loadTests } from './mutate-tests.mjs';
import { Endless, failureOf } from './mutate-vitest.mjs';

const PASSED = 0;
const FAILED = 1;

/** Shared with the changed files: which change is on, what was reached by which test. */
const state = (globalThis.__stryker__ ??= {});
let tests = [];
/** Nothing was changed since the tests were loaded. */
let fresh = false;
const times = new Map();

async function load(change) {
  state.activeMutant = change;
  tests = [];
  tests = await loadTests();
  fresh = true;
}

/** What each test reaches and how long it takes. */
async function dryRun() {
  await load(undefined);
  const done = [];
  for (const test of tests) {
    const { id, file } = test;
    state.currentTestId = id;
    const start = process.hrtime.bigint();
    const error = await failureOf(test);
    const timeSpentMs = Number(process.hrtime.bigint() - start) / 1e6;
    times.set(id, timeSpentMs);
    const status = error === undefined ? PASSED : FAILED;
    const failureMessage = String(error?.stack ?? error);
    done.push({ id, name: id, timeSpentMs, fileName: file.name, status, failureMessage });
  }
  state.currentTestId = undefined;
  return { status: 'complete', tests: done, mutantCoverage: state.mutantCoverage };
}

/** Those that reach it: the file's own tests first, quick ones first. */
function testsFor({ testFilter, activeMutant: { fileName } }) {
  const ids = testFilter && new Set(testFilter);
  const ownTest = basename(fileName).replace(/\.ts$/, '.test.ts');
  const isOwn = ({ file }) => basename(file.name) === ownTest;
  const rank = (test) => (times.get(test.id) ?? 0) - (isOwn(test) ? 60_000 : 0);
  return tests.filter(({ id }) => !ids || ids.has(id)).sort((a, b) => rank(a) - rank(b));
}

/** The first failure with that change on; undefined where all pass. */
async function firstFailure(wanted, change, hitLimit) {
  Object.assign(state, { activeMutant: change, hitCount: 0, hitLimit });
  try {
    for (const test of wanted) {
      const error = await failureOf(test);
      const endless = state.hitCount > hitLimit || error instanceof Endless;
      if (error !== undefined || endless) return { test, error, endless };
    }
  } finally {
    Object.assign(state, { activeMutant: undefined, hitLimit: undefined });
  }
}

/**
 * `sure` is what was tried on fresh modules, and a failure that is gone without the change: nothing
 * that an earlier change left behind, as what was remembered or a timer, can have been its reason.
 */
async function attempt(options, isStatic) {
  const wasFresh = fresh;
  fresh = false;
  const wanted = testsFor(options);
  const failure = await firstFailure(wanted, options.activeMutant.id, options.hitLimit);
  const passesWithout = failure && !isStatic && (await failureOf(failure.test)) === undefined;
  if (failure && !passesWithout) tests = [];
  return { sure: wasFresh || passesWithout, failure, nrOfTests: wanted.length };
}

async function mutantRun(options) {
  const isStatic = options.mutantActivation === 'static';
  const change = isStatic ? options.activeMutant.id : undefined;
  let found = { sure: false };
  try {
    if (tests.length > 0 && !options.reloadEnvironment) found = await attempt(options, isStatic);
    if (!found.sure) {
      await load(change);
      found = await attempt(options, isStatic);
    }
  } catch (error) {
    return { status: 'error', errorMessage: String(error?.stack ?? error) };
  }
  const { failure, nrOfTests } = found;
  if (!failure) return { status: 'survived', nrOfTests };
  if (failure.endless) return { status: 'timeout', reason: `no end of ${failure.test.id}` };
  const failureMessage = String(failure.error?.message ?? failure.error);
  return { status: 'killed', killedBy: [failure.test.id], failureMessage, nrOfTests };
}

// What a change leaves running may fail when nobody waits for it any more.
process.on('uncaughtException', () => {});

const runner = () => ({ capabilities: () => ({ reloadEnvironment: true }), dryRun, mutantRun });
export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', factory: runner }];
