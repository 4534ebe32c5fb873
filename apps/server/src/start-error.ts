/** Why the server cannot start, in one line that also says what to do; shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
