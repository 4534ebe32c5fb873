import type { World } from './world.ts';

/** How bad the network is, in messages of a thousand. */
export interface Weather {
  lost: number;
  repeated: number;
  /** The most milliseconds that a message takes; a few take a hundred times as long. */
  delay: number;
}

/** Sends a request, which may arrive never, once or twice; so may the answer. */
export type Deliver<Q, A> = (request: Q, answered: (answer: A) => void) => void;

/** A network between two parties that loses, repeats and delays messages, and so reorders them. */
export function createNetwork<Q, A>(
  world: World,
  weather: Weather,
  receive: Deliver<Q, A>,
): Deliver<Q, A> {
  const { random } = world;
  const travel = (arrive: () => void) => {
    const slow = random.perMille(10) ? 100 : 1;
    const copies = random.perMille(weather.lost) ? 0 : random.perMille(weather.repeated) ? 2 : 1;
    for (let copy = 0; copy < copies; copy++) {
      world.after(1 + random.below(weather.delay) * slow, arrive);
    }
  };
  return (request, answered) =>
    travel(() => receive(request, (answer) => travel(() => answered(answer))));
}
