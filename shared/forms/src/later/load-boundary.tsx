import { Component, type PropsWithChildren, type ReactNode } from 'react';

/** The code of a part of the page did not load. */
export class NotLoaded extends Error {
  override name = 'NotLoaded';

  constructor(what: string, options: ErrorOptions) {
    super(`${what} was not loaded`, options);
  }
}

type Props = PropsWithChildren<{ failure: ReactNode; onFailure: (error: NotLoaded) => void }>;

/** Shows `failure` where the code of its content did not load. Any other error passes through. */
export class LoadBoundary extends Component<Props, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    if (error instanceof NotLoaded) this.props.onFailure(error);
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof NotLoaded) return this.props.failure;
    throw error;
  }
}
