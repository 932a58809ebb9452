import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Drawn in place of the children after an error; `tryAgain` renders the children again. */
  fallback: (tryAgain: () => void) => ReactNode;
  /** The children are rendered again when it changes: on another page there may be no error. */
  path?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: { readonly error: unknown } | null;
}

/** Browsers and Vite report in these words alone that a part of the app's code could not be loaded. */
const NOT_LOADED = /dynamically imported module|importing a module script failed|unable to preload css/i;

const isNotLoaded = (error: unknown): boolean => error instanceof Error && NOT_LOADED.test(error.message);

/** Keeps a rendering error from blanking the page. React offers only a class for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.failure && before.path !== this.props.path) this.setState({ failure: null });
  }

  private readonly tryAgain = (): void => {
    // React keeps a failed import, and after an upgrade of the server the code has another name: only the page itself leads to it.
    if (isNotLoaded(this.state.failure?.error)) location.reload();
    else this.setState({ failure: null });
  };

  override render(): ReactNode {
    return this.state.failure ? this.props.fallback(this.tryAgain) : this.props.children;
  }
}
