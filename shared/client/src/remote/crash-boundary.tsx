import { Component, type PropsWithChildren } from 'react';
import type { RemoteProps } from './remote-props';

type Props = PropsWithChildren<Pick<RemoteProps, 'onCrash'>>;

/**
 * Stands around everything a remote draws. Draws nothing once something threw: the shell is told, and knows what to
 * show in the remote's place. Without it a first render that throws would leave the mount pending for ever.
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
