import { ListRow, Skeleton } from '@palaro/ui';
import { useHolds } from './use-holds.ts';

/** A row's place while a player's holds are read, so that nothing below moves; else nothing. */
export const HeldPlace = () => (useHolds() ? <ListRow title={<Skeleton />} /> : null);
