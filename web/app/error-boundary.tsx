import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in place of the failed part; `tryAgain` draws the part anew. */
  fallback: (tryAgain: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps an error in one part from emptying the page. React knows no function for this. */
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
