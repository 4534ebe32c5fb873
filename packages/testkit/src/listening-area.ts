import { defineArea, type Listeners, type Task } from '@palaro/server';

/** An area without calls, which hears events and runs tasks for a test. */
export const listeningArea = (listeners: Listeners, tasks: readonly Task[] = []) =>
  defineArea({
    name: 'test',
    api: {},
    handlers: {},
    errors: {},
    texts: { EN: {}, TY: {} },
    listeners,
    tasks,
  });
