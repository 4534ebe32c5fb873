import { accountsTexts } from '@palaro/accounts/texts';
import { catalogueTexts } from '@palaro/catalogue/texts';
import { withTexts } from '@palaro/client';
import { entryTexts, trialTexts } from '@palaro/entry/texts';
import { kycTexts } from '@palaro/kyc/texts';
import { referralTexts } from '@palaro/referral/texts';
import { socialTexts } from '@palaro/social/texts';
import { verificationTexts } from '@palaro/verification/texts';
import { walletTexts } from '@palaro/wallet/texts';

/**
 * Loaders for everything that a visitor opens, each with its files and texts. Their names take a
 * kilobyte or two, so this file loads after the first view.
 */
export const doors = {
  SideMenu: withTexts([accountsTexts, catalogueTexts], () => import('./menu/SideMenu.tsx')),
  GuestMenu: () => import('./GuestMenu.tsx'),
  LoginSheet: withTexts(
    [entryTexts, accountsTexts, socialTexts, verificationTexts],
    () => import('./layers/LoginSheet.ts'),
  ),
  GameSheet: withTexts(
    [entryTexts, accountsTexts, trialTexts, verificationTexts],
    () => import('./layers/GameSheet.ts'),
  ),
  ProofDialog: withTexts([kycTexts], () => import('./layers/ProofDialog.ts')),
  SignOutDialog: withTexts([accountsTexts], () => import('./layers/SignOutDialog.ts')),
  ContentLayers: () => import('./layers/ContentLayers.ts'),
  ReferralLayer: withTexts([referralTexts], () => import('./layers/ReferralLayer.ts')),
  LeftColumn: withTexts([catalogueTexts], () => import('./LeftColumn.tsx')),
  RightColumn: withTexts([walletTexts, catalogueTexts], () => import('./RightColumn.tsx')),
  MemberCorner: withTexts([walletTexts], () => import('./MemberCorner.tsx')),
};
