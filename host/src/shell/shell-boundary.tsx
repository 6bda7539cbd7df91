import { log } from '@keydate/shell';
import { CompanyPalette, ErrorPage, GlobalStyle } from '@keydate/ui';
import { Component, type ReactNode } from 'react';

/** When the shell itself throws there is nothing left to stand on but a new start. */
export class ShellBoundary extends Component<{ children?: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    log('The shell failed.', error);
  }

  override render() {
    return this.state.hasFailed ? <NewStart /> : this.props.children;
  }
}

function NewStart() {
  return (
    <>
      <GlobalStyle />
      <CompanyPalette />
      <ErrorPage what="Keydate" onRetry={() => window.location.reload()} />
    </>
  );
}
