// A browser's translator, as Chrome's does it: in the place of each text it puts two elements with
// a text of their own, and goes on as the page changes.
import type { Page } from '@playwright/test';

/** Has every further address of this page translated while it is used. */
export const translate = (page: Page) => page.addInitScript(replaceTexts);

function replaceTexts() {
  const LEFT = 'font, script, style, noscript, textarea, title, svg, [translate="no"]';
  const replace = (text: Text) => {
    if (!/\S/.test(text.data) || !text.parentElement || text.parentElement.closest(LEFT)) return;
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = text.data;
    text.replaceWith(outer);
  };
  const replaceIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  const watcher = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) replace(target);
      addedNodes.forEach(replaceIn);
    }
  });
  watcher.observe(document, { childList: true, subtree: true, characterData: true });
}
