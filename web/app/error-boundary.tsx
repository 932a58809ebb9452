import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Drawn in place of the children after an error; `tryAgain` renders the children again. */
  fallback: (tryAgain: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a rendering error from blanking the page. React offers only a class for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  private readonly tryAgain = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.tryAgain) : this.props.children;
  }
}
