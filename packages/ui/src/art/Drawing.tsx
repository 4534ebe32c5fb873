const files = import.meta.glob<string>('../../art/drawings/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

export type DrawingName =
  | 'no-bets'
  | 'no-games'
  | 'no-messages'
  | 'no-notices'
  | 'offline'
  | 'lost'
  | 'error'
  | 'maintenance'
  | 'region';

/**
 * A small picture above a sentence. It adds nothing to the sentence, so it has no alternative text.
 */
export function Drawing({ name, size = 176 }: { name: DrawingName; size?: number }) {
  return (
    <img
      src={files[`../../art/drawings/${name}.svg`]}
      alt=""
      width={size}
      height={size * 0.75}
      // Offline the picture may not come; its place stays, without the browser's broken mark.
      onError={({ currentTarget }) => {
        currentTarget.style.visibility = 'hidden';
      }}
    />
  );
}
