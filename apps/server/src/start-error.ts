/** Why the server cannot start and what to do, in one line; shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
