// Parts of the catalogue for other areas' screens: categories, games as tiles, the winner board.
export { CategoryColumn } from './CategoryColumn.tsx';
export { GameBar } from './GameBar.tsx';
export { GameRefused } from './GameRefused.tsx';
export { GameGrid, GridSkeleton } from './GameGrid.tsx';
export { WinnerBoard } from './WinnerBoard.tsx';
export { gameAddress, launchAddress } from './launch-address.ts';
export { useLaunch } from './useLaunch.ts';
export { categoryName } from './names.ts';
export { useCategoryGames } from './useCategoryGames.ts';
export { categoryAddress, useCategories, useCategory } from './useCategories.ts';
export { depositing, waysAfter, type OwnWays } from './ways-on.ts';
