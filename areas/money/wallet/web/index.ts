// What other areas' screens may show of the wallet: the balance as a pill and as a card.
export { BalancePill } from './BalancePill.tsx';
export { HideBalance } from './HideBalance.tsx';
export { PlayMoney } from './PlayMoney.tsx';
export { WalletCard } from './WalletCard.tsx';
export { WalletParts } from './WalletParts.tsx';
export { hearMain, isHalfTold } from './told-balance.ts';
export { toggleBalance, useBalance, useBalanceHidden } from './useBalance.ts';
