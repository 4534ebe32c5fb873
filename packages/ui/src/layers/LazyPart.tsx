import { onOnlineChange } from '@palaro/client';
import { Component, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A part of a screen whose code comes by itself, such as a footer or a column. Where it does not
 * come, or breaks, the rest of the screen stays: the failure is logged, `place` or nothing stands
 * there, and the next time that it is drawn, or that the network returns, it is asked for again.
 * `failed` hears of each failure.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  place: ReactNode = null,
  failed: () => void = () => undefined,
): ComponentType<P> {
  let Loaded: ComponentType<P> | null = null;
  let loading: Promise<void> | null = null;
  const ask = (): Promise<void> => {
    loading ??= load().then(
      ({ default: of }) => void (Loaded = of),
      (error: unknown) => {
        loading = null;
        console.error('A part of the screen could not be loaded.', error);
        failed();
      },
    );
    return loading;
  };
  return function LazyPart(props: P) {
    const [, draw] = useState(0);
    const drawn = useRef(true);
    const follow = () => void ask().then(() => drawn.current && Loaded && draw((n) => n + 1));
    // Each time that it is drawn without its code: the last asking may have failed.
    useEffect(() => {
      if (!Loaded) follow();
    });
    useEffect(() => {
      drawn.current = true;
      const leave = onOnlineChange((online) => online && !Loaded && follow());
      return () => {
        drawn.current = false;
        leave();
      };
    }, []);
    if (!Loaded) return place;
    return (
      <PartBoundary>
        <Loaded {...props} />
      </PartBoundary>
    );
  };
}

/** Keeps a part that breaks from taking the screen around it down. */
class PartBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('A part of the screen failed.', error);
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
