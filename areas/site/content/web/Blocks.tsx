import { Card, HtmlContent } from '@palaro/ui';
import type { Announcement } from '../published.api.ts';
import styles from './Blocks.module.css';

/** Each block a card: its title, its text with links. Draws nothing without one. */
export default function Blocks({ blocks }: { blocks: readonly Announcement[] }) {
  return (
    <>
      {blocks.map(({ id, title, content }) => (
        <Card key={id} title={title} className={styles.block}>
          <HtmlContent html={content} level={3} />
        </Card>
      ))}
    </>
  );
}
