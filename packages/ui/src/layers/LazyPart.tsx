import { onOnlineChange } from '@palaro/client';
import { Component, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A part of a screen whose code is loaded separately, such as a footer or a column. If loading
 * fails or the part breaks, the rest of the screen stays and the failure is logged. After a failed
 * load `place` is shown, and loading is tried again at the next drawing or when the network
 * returns. `failed` is called for each failed load.
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
    // Runs at each drawing without the code, as the last load may have failed.
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

/** Keeps the screen alive if the part breaks. */
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
