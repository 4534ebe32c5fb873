import { onOnlineChange } from '@palaro/client';
import {
  Component,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { reloadForCode } from './fresh-page.ts';

/** From this failed load on, only a fresh page helps: some browsers remember a failed module. */
const FRESH_AFTER = 2;

/** A part that says whether its code has come. */
export type LazyPartOf<P> = FunctionComponent<P> & { loaded(): boolean };

/**
 * A part of a screen whose code is loaded separately, such as a footer or a column. If loading
 * fails or the part breaks, the rest of the screen stays and the failure is logged. After a failed
 * load `place` is shown, and loading is tried again at the next drawing or when the network
 * returns. A part that the visitor asked for gives `failed`: it is called for each failed load,
 * except where the second one in a row ends in a fresh page (APP-10), as it does for pages. Other
 * parts stay away, as a fresh page could take a half-filled form with it.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  place: ReactNode = null,
  failed?: () => void,
): LazyPartOf<P> {
  let Loaded: ComponentType<P> | null = null;
  let loading: Promise<void> | null = null;
  let failures = 0;
  const ask = (): Promise<void> => {
    loading ??= load().then(
      ({ default: of }) => void (Loaded = of),
      (error: unknown) => {
        loading = null;
        failures += 1;
        console.error('A part of the screen could not be loaded.', error);
        if (!failed) return;
        if (failures >= FRESH_AFTER && reloadForCode()) return;
        failed();
      },
    );
    return loading;
  };
  function LazyPart(props: P) {
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
  }
  return Object.assign(LazyPart, { loaded: () => Loaded !== null });
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
