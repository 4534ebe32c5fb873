import fc from 'fast-check';

// A mutant that falls need not be shrunk, one that stands is not worth all runs of every property;
// the same seed each time, so that the figures can be compared.
fc.configureGlobal({ endOnFailure: true, interruptAfterTimeLimit: 200, seed: 1 });
