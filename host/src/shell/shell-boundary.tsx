import { log } from '@keydate/shell';
import { CompanyPalette, GlobalStyle } from '@keydate/ui';
import { Component, type ReactNode } from 'react';
import { FatalErrorPage } from './fatal-error-page';

/** Shows the fatal error page when the shell itself throws. */
export class ShellBoundary extends Component<{ children?: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    log('The shell failed.', error);
  }

  override render() {
    return this.state.hasFailed ? <FailedShell /> : this.props.children;
  }
}

function FailedShell() {
  return (
    <>
      <GlobalStyle />
      <CompanyPalette />
      <FatalErrorPage />
    </>
  );
}
