import type { App } from '@palaro/server';
import type { WalletAnswer, WalletCommand } from './commands.ts';

/**
 * The one door for wallet commands, of in-house games and of vendors alike. Answers stand in the
 * order of the commands and are given after the commit.
 */
export async function execute(app: App, commands: readonly WalletCommand[]): Promise<WalletAnswer[]> {
  void commands;
  return Promise.reject(new Error(`not wired yet: ${app.config.publicUrl}`));
}
