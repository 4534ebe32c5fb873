import { defineTask } from '@palaro/server';
import { closeRains } from './close-rains.ts';
import { announceDemoRain } from './demo-rain.ts';

/** Closes rains that are over: reveals their seeds, and gives what was not claimed back. */
export const closeOverRains = defineTask({
  name: 'rain.close',
  every: { seconds: 10 },
  timeoutSeconds: 60,
  batch: 20,
  run: ({ app, batch }) => closeRains(app, batch),
});

/** Announces the demo's next rain; does nothing elsewhere. */
export const announceRain = defineTask({
  name: 'rain.announce-demo',
  every: { seconds: 60 },
  timeoutSeconds: 60,
  batch: 1,
  run: ({ app }) => announceDemoRain(app),
});
