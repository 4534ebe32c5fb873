import { isLocalAddress, type App } from '@palaro/server';

/**
 * The address that a browser comes back to: always the deployment's, whatever a request says. Only
 * in the demo, where this machine has several names, the name that was opened is used, because the
 * cookie belongs to it.
 */
export function originOf(app: App, fromThisMachine: boolean, opened: string | undefined): string {
  const { demo, publicUrl } = app.config;
  const named = demo && fromThisMachine && opened !== undefined && isLocalAddress(opened);
  return named ? new URL(opened).origin : publicUrl;
}
