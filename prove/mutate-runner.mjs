// Runs the tests for Stryker in its process, where a variable switches each change on. Nothing is
// started or loaded again for a change, unless it affects what is made while loading.
import { basename } from 'node:path';
import { loadTests } from './mutate-tests.mjs';
import { Endless, failureOf } from './mutate-vitest.mjs';

const PASSED = 0;
const FAILED = 1;

/** Shared with the changed files: the active change, and which test reached what. */
const state = (globalThis.__stryker__ ??= {});
let tests = [];
/** Whether no change has been tried since the tests were loaded. */
let fresh = false;
const times = new Map();

async function load(change) {
  state.activeMutant = change;
  tests = [];
  tests = await loadTests();
  fresh = true;
}

/** Finds out what each test reaches and how long it takes. */
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

/** The tests that reach the change: those of its file first, quick ones first. */
function testsFor({ testFilter, activeMutant: { fileName } }) {
  const ids = testFilter && new Set(testFilter);
  const ownTest = basename(fileName).replace(/\.ts$/, '.test.ts');
  const isOwn = ({ file }) => basename(file.name) === ownTest;
  const rank = (test) => (times.get(test.id) ?? 0) - (isOwn(test) ? 60_000 : 0);
  return tests.filter(({ id }) => !ids || ids.has(id)).sort((a, b) => rank(a) - rank(b));
}

/** The first failure with this change on; undefined if all tests pass. */
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
 * `sure` is true for a try on freshly loaded modules, and for a failure that disappears without the
 * change. Then leftovers of an earlier change, such as a cached value or a timer, cannot be the
 * reason.
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
  if (failure.endless) return { status: 'timeout', reason: `${failure.test.id} does not end` };
  const failureMessage = String(failure.error?.message ?? failure.error);
  return { status: 'killed', killedBy: [failure.test.id], failureMessage, nrOfTests };
}

// Code that a change leaves running may fail later, when nobody awaits it.
process.on('uncaughtException', () => {});

const runner = () => ({ capabilities: () => ({ reloadEnvironment: true }), dryRun, mutantRun });
export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', factory: runner }];
