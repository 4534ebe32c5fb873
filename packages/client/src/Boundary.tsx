import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** What stands in place of children that failed; `again` draws them anew. */
  broken(again: () => void): ReactNode;
}

/** Catches an error of what it holds, so that the page around it stays usable. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('A screen failed.', error);
  }

  override render() {
    const { children, broken } = this.props;
    return this.state.failed ? broken(() => this.setState({ failed: false })) : children;
  }
}
