import type { Page } from '@playwright/test';

/** The least side of what a finger taps, px. */
const TARGET_MIN = 44;
/** Parts of a pixel that the browser's layout may round away. */
const ROUNDING = 0.6;

/**
 * The controls on the screen that are smaller than a finger needs. A label counts with its control,
 * and so does the invisible area that a style lays around one; a link within a sentence is as high
 * as its line (WCAG 2.5.8, inline).
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ least }) => {
      const CONTROLS =
        'a[href],button,input,select,textarea,summary,[role=button],[role=tab],[role=switch]';
      const sides = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return { width, height };
      };
      /** An area by `::before` or `::after` that is laid over the control. */
      const around = (element: Element, part: string) => {
        const style = getComputedStyle(element, part);
        const isLaid = style.content !== 'none' && style.position === 'absolute';
        const width = isLaid ? parseFloat(style.width) : 0;
        const height = isLaid ? parseFloat(style.height) : 0;
        return { width: width || 0, height: height || 0 };
      };
      const isUnseen = (element: Element) => {
        const { width, height } = sides(element);
        return (
          width === 0 ||
          height === 0 ||
          getComputedStyle(element).visibility === 'hidden' ||
          element.closest('[aria-hidden="true"],[inert]') !== null
        );
      };
      const isInSentence = (element: Element) => getComputedStyle(element).display === 'inline';
      const isField = (element: Element): element is HTMLInputElement => 'labels' in element;
      const sizeOf = (element: Element) => {
        const labels = isField(element) ? Array.from(element.labels ?? []) : [];
        const wrap = element.closest('label');
        const boxes = [element, ...labels, ...(wrap ? [wrap] : [])].flatMap((one) => [
          sides(one),
          around(one, '::before'),
          around(one, '::after'),
        ]);
        return {
          width: Math.max(...boxes.map(({ width }) => width)),
          height: Math.max(...boxes.map(({ height }) => height)),
        };
      };
      const small = Array.from(document.querySelectorAll(CONTROLS)).flatMap((element) => {
        if (isUnseen(element) || (element.matches('a') && isInSentence(element))) return [];
        const { width, height } = sizeOf(element);
        if (width >= least && height >= least) return [];
        const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
        const name = text.trim().slice(0, 30);
        const box = `${Math.round(width)} × ${Math.round(height)}`;
        return [`${element.tagName.toLowerCase()} "${name}" .${element.className} is ${box} px`];
      });
      return Array.from(new Set(small));
    },
    { least: TARGET_MIN - ROUNDING },
  );
