import { Socket } from 'node:net';

/**
 * A connection that sends together what is written in one turn of the program. The driver corks it
 * for each statement; opened after the turn only, a batch's statements leave in one system call.
 */
export class GatheringSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}
