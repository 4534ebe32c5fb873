import { defineArea, type ChangeKind, type Listeners, type Task } from '@palaro/server';

/** An area without calls, which hears events, runs tasks and has kinds of changes for a test. */
export const listeningArea = (
  listeners: Listeners,
  tasks: readonly Task[] = [],
  changeKinds: readonly ChangeKind[] = [],
) =>
  defineArea({
    name: 'test',
    api: {},
    handlers: {},
    errors: {},
    texts: { EN: {}, TY: {} },
    listeners,
    tasks,
    changeKinds,
  });
