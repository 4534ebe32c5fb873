// The wallet: members' balances and the one way for games to move money. It decides about repeated
// messages, sessions, rounds and funds. It asks other areas whether vendor, game and member may
// play (play-rules.ts). The catalogue owns game lists and launches, play owns the rounds' outcomes,
// the gateway owns signatures and the vendors' dialects.
import { archivedBefore } from '@palaro/ledger';
import { askForChange, defineArea } from '@palaro/server';
import { walletConsoleApi } from '../console.api.ts';
import { walletApi, walletErrors } from '../wallet.api.ts';
import { en } from '../wallet.en.ts';
import { ty } from '../wallet.ty.ts';
import { walletConsoleHandlers } from './console.handlers.ts';
import { correctionChange } from './correct-balance.ts';
import { walletOwnData } from './own-data.ts';
import { voidChange } from './void-round.ts';
import { walletHandlers } from './wallet.handlers.ts';
import { gameRules, memberMayPlay } from './play-rules.ts';
import { memberTurnover } from './read-wallet.ts';
import { foldHouse } from './wallet.folds.ts';
import {
  archiveOldListedRounds,
  archiveOldRounds,
  forgetFreePlay,
  keepLedgerParts,
  signLedgerDay,
} from './wallet.tasks.ts';
import './wallet.events.ts';
import { ledgerOf } from './wallet.service.ts';

export const walletArea = defineArea({
  name: 'wallet',
  api: { ...walletApi, ...walletConsoleApi },
  handlers: { ...walletHandlers, ...walletConsoleHandlers },
  errors: walletErrors,
  texts: { EN: en, TY: ty },
  needs: [gameRules, memberMayPlay, memberTurnover, askForChange],
  changeKinds: [correctionChange, voidChange],
  ownData: walletOwnData,
  tasks: [archiveOldRounds, archiveOldListedRounds, forgetFreePlay, keepLedgerParts, signLedgerDay],
  folds: [foldHouse],
  start: (app) => void ledgerOf(app),
  stop: (app) => ledgerOf(app).stop(),
});

export { archivedBefore };
export { column, defineSubledger, nullable, type RowOf, type SubledgerEntry } from '@palaro/ledger';
export { approversOf, correctionChange, postCorrection, requireCash } from './correct-balance.ts';
export { askForVoid } from './void-round.ts';
export { barTransaction } from './bar-transaction.ts';
export { execute } from './execute.ts';
export { messageIdentity } from './command-items.ts';
export { commitItem } from './commit-item.ts';
export { findTransaction } from './find-transaction.ts';
export { bookOf, booksOf } from './books.ts';
export { balanceFacts } from './balance-facts.ts';
export { balances, isStale, noteReading, vendorBalances } from './balances.ts';
export {
  bookVendorResult,
  completeVendorTransfer,
  creditFromVendor,
  holdForVendor,
  noteVendorStep,
  openVendorWallet,
  voidVendorTransfer,
  type VendorMove,
} from './vendor-wallets.ts';
export { archiveListedRounds } from './archive-listed-rounds.ts';
export { noteListedRounds } from './listed-rounds.ts';
export { creditOpening, openWallet } from './open-wallet.ts';
export { auditEntry, eventEntries } from './event-rows.ts';
export { endSessionsIn, endSessionsOf, launchSession, type Launched } from './game-sessions.ts';
export { freePlayOf } from './free-play.ts';
export { findLimit, liftLimits, listLimits, removeOwnLimit } from './play-limits.repository.ts';
export {
  setPlayLimit,
  underLimitLock,
  usedOf,
  writeLimit,
  type PlayLimit,
} from './set-play-limit.ts';
export { openPlay, type OpenPlay } from './open-play.ts';
export { depositsOf, readOwnMoney, type OwnMoney } from './read-deposits.ts';
export { memberTurnover, readFunds } from './read-wallet.ts';
export { largestHoldings, vendorHoldings } from './vendor-holdings.ts';
export { countOpenRounds, countRoundsOf, openBusiness } from './open-business.ts';
export {
  gameRules,
  memberMayPlay,
  type GameKind,
  type GameRules,
  type OpenGame,
} from './play-rules.ts';
export { ledgerOf } from './wallet.service.ts';
export * from './commands.ts';
