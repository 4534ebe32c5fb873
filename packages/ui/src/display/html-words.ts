/** The words of HTML alone, read in a document where nothing runs and nothing is fetched. */
export function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelectorAll('script,style,template,noscript').forEach((each) => each.remove());
  return body.textContent ?? '';
}
