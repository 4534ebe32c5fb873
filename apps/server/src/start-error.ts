/**
 * Why the server cannot start and what to do, shown without a stack: one line, or one for each
 * reason where several were found.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/**
 * Gathers what several checks refuse, so that a start tells all of it at once and nobody mends one
 * variable a try. Errors of other kinds pass through.
 */
export function gatherRefusals() {
  const reasons: string[] = [];
  const keep = (error: unknown) => {
    if (!(error instanceof StartError)) throw error;
    reasons.push(...error.message.split('\n'));
  };
  return {
    /** Returns what `read` does; where it refuses, a value that no later check refuses again. */
    attempt<T>(read: () => T, instead: T): T {
      try {
        return read();
      } catch (error) {
        keep(error);
        return instead;
      }
    },
    /** Waits for a check and keeps its refusal. */
    async check(checking: Promise<void>): Promise<void> {
      await checking.catch(keep);
    },
    /** Throws one `StartError` with all that was refused; nothing where nothing was. */
    end(): void {
      if (reasons.length > 0) throw new StartError(reasons.join('\n'));
    },
  };
}
