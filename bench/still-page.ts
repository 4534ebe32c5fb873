import type { Page } from '@playwright/test';

/** In the page: shows what was kept for a button, and takes it away on Escape, and does no more. */
const SCRIPT = `
  addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (!button) return;
    const name = button.getAttribute('aria-label') ?? button.textContent.trim();
    const layer = document.querySelector('template[data-of="' + name + '"]');
    if (layer) document.body.append(layer.content.cloneNode(true));
    const rail = button.closest('nav');
    if (!rail || layer) return;
    for (const lit of rail.querySelectorAll('[aria-current]')) lit.removeAttribute('aria-current');
    button.setAttribute('aria-current', 'true');
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') document.querySelector('body > [data-kept]').remove();
  });`;

/** In the page: its elements, without what would make a program of them. */
const ELEMENTS = `(() => {
  const copy = document.documentElement.cloneNode(true);
  const program = 'script, noscript, link[rel=modulepreload]';
  for (const one of copy.querySelectorAll(program)) one.remove();
  return copy.outerHTML;
})()`;

/** In the page: the open layer, marked so that it can be taken away. */
const LAYER = `(() => {
  const open = [...document.body.children].find((one) => one.querySelector('[role=dialog]'));
  const copy = open.cloneNode(true);
  copy.dataset.kept = '';
  return copy.outerHTML;
})()`;

/**
 * The page as it stands, without its program: the same elements, styles and pictures. `layers` are
 * names of buttons, each with how to open and close its layer; a tap on the button shows the same
 * layer. A tap in a bar of categories marks the tapped one.
 */
export async function stillPage(
  page: Page,
  layers: Record<string, Record<'act' | 'undo', (page: Page) => Promise<void>>>,
): Promise<string> {
  const elements = await page.evaluate<string>(ELEMENTS);
  const kept: string[] = [];
  for (const [name, { act, undo }] of Object.entries(layers)) {
    await act(page);
    await page.getByRole('dialog').waitFor();
    kept.push(`<template data-of="${name}">${await page.evaluate<string>(LAYER)}</template>`);
    await undo(page);
  }
  const more = `${kept.join('')}<script>${SCRIPT}</script></body>`;
  return `<!doctype html>${elements.replace('</body>', more)}`;
}
