import { log } from '@keydate/shell';
import { CompanyPalette, GlobalStyle } from '@keydate/ui';
import { Component, type ReactNode } from 'react';
import { NewStart } from './new-start';

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
    return this.state.hasFailed ? <Fallen /> : this.props.children;
  }
}

function Fallen() {
  return (
    <>
      <GlobalStyle />
      <CompanyPalette />
      <NewStart />
    </>
  );
}
