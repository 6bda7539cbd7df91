import { Component, type PropsWithChildren } from 'react';
import type { RemoteProps } from './remote-props';

type Props = PropsWithChildren<Pick<RemoteProps, 'onCrash'>>;

/**
 * Encloses everything that a remote renders. After an error it renders nothing and tells the shell, which shows something in
 * the remote's place. Without it, a first render that throws would leave the mount pending forever.
 */
export class CrashBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
