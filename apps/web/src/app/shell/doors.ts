/**
 * Where the code of what a visitor opens lies, each with its own files. Their names fill a kilobyte
 * or two: they are a file that follows the first sight.
 */
export const doors = {
  SideMenu: () => import('./menu/SideMenu.tsx'),
  GuestMenu: () => import('./GuestMenu.tsx'),
  LoginSheet: () => import('./layers/LoginSheet.ts'),
  ProofDialog: () => import('./layers/ProofDialog.ts'),
  SignOutDialog: () => import('./layers/SignOutDialog.ts'),
  ContentLayers: () => import('./layers/ContentLayers.ts'),
  LeftColumn: () => import('./LeftColumn.tsx'),
  RightColumn: () => import('./RightColumn.tsx'),
  MemberCorner: () => import('./MemberCorner.tsx'),
};
