import { useEffect, useRef, type RefObject } from 'react';

/** The canvas in pixels of CSS; it changes with the box around it. */
export interface PaintedSize {
  w: number;
  h: number;
}

/** Draws one frame; true asks for the next one. */
export type Paint = (pen: CanvasRenderingContext2D, size: PaintedSize) => boolean;

/** More pixels than this for each of CSS cost time and show nothing. */
const SHARPEST = 2;

/**
 * A canvas that is drawn frame by frame and again whenever its box changes, as sharp as the screen.
 * A new `paint` begins anew, so it must be remembered between drawings of its component.
 */
export function usePainted(paint: Paint): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const pen = canvas.current?.getContext('2d');
    if (!element || !pen) return undefined;
    let frame = 0;
    const size = { w: 0, h: 0 };
    const draw = () => {
      if (paint(pen, size)) frame = requestAnimationFrame(draw);
    };
    const watch = new ResizeObserver(() => {
      const sharp = Math.min(SHARPEST, window.devicePixelRatio);
      [size.w, size.h] = [element.clientWidth, element.clientHeight];
      [element.width, element.height] = [size.w * sharp, size.h * sharp];
      pen.setTransform(sharp, 0, 0, sharp, 0, 0);
      cancelAnimationFrame(frame);
      draw();
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [paint]);
  return canvas;
}
