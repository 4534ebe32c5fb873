import { CategoryColumn } from '@palaro/catalogue/web';

/** Beside every page: the categories of home. */
export default function LeftColumn() {
  return <CategoryColumn />;
}
