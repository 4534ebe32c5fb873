/**
 * What stands in for Vite's own helper around `import()` (lean.config.ts): fetches the files that a
 * chunk needs beside it, its styles before it. Vite's has options and cases that no build of ours
 * uses and weighs three times as much.
 */
const styles = new Map<string, Promise<void>>();

/** Imports by `load` once the `files` (below `/m/`) are asked for and the styles have come. */
export const __vitePreload = <T>(load: () => Promise<T>, files: readonly string[] = []) =>
  Promise.all(files.map((file) => fetchPart(`/m/${file}`))).then(load);

function fetchPart(href: string): Promise<void> {
  const coming = styles.get(href);
  if (coming || document.querySelector(`link[href="${href}"]`)) return coming ?? Promise.resolve();
  const link = document.createElement('link');
  link.crossOrigin = '';
  link.href = href;
  const isStyle = href.endsWith('.css');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  document.head.appendChild(link);
  // A script that does not come is the import's own failure.
  return isStyle ? arrival(link, href) : Promise.resolve();
}

function arrival(link: HTMLLinkElement, href: string): Promise<void> {
  const come = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      // So that the next try asks again.
      link.remove();
      reject(new Error(`${href} did not come`));
    };
  }).finally(() => styles.delete(href));
  styles.set(href, come);
  return come;
}
