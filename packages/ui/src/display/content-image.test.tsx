import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContentImage } from './ContentImage.tsx';

const picture = (eager?: boolean) =>
  render(
    <ContentImage path="/content/images/ab" alt="A boat" width={16} height={7} eager={eager} />,
  ).container;

const setOf = (format: string) =>
  [160, 480, 768, 960].map((px) => `/content/images/ab/${px}.${format} ${px}w`).join(', ');

it('an uploaded picture is offered as AVIF and WebP in every stored width, in a fixed place', () => {
  const shown = picture();
  const sets = [...shown.querySelectorAll('source')].map((each) => [each.type, each.srcset]);
  expect(sets).toEqual([
    ['image/avif', setOf('avif')],
    ['image/webp', setOf('webp')],
  ]);
  const image = shown.querySelector('img');
  // iOS before 14 knows neither format.
  expect(image?.getAttribute('src')).toBe('/content/images/ab/960.jpeg');
  expect([image?.alt, image?.getAttribute('loading')]).toEqual(['A boat', 'lazy']);
  expect((shown.firstChild as HTMLElement).style.paddingTop).toBe('43.75%');
});

it('a picture in the first view is requested at once', () => {
  expect(picture(true).querySelector('img')?.getAttribute('loading')).toBe('eager');
});

it('a picture that does not load leaves its plain place', () => {
  const shown = picture();
  const before = (shown.firstChild as HTMLElement).className;
  const image = shown.querySelector('img');
  if (image) fireEvent.error(image);
  expect((shown.firstChild as HTMLElement).className).not.toBe(before);
});
