import { isLocalAddress, type App } from '@palaro/server';

/**
 * Where a browser comes back to: the deployment's own address, whatever a request says. In the demo
 * this machine has several names, and the cookie stays with the one that was opened.
 */
export function originOf(app: App, fromThisMachine: boolean, opened: string | undefined): string {
  const { demo, publicUrl } = app.config;
  const named = demo && fromThisMachine && opened !== undefined && isLocalAddress(opened);
  return named ? new URL(opened).origin : publicUrl;
}
