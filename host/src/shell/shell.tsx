import { usePageLoaded } from '@keydate/client';
import { RemotesContext, type Remotes } from '@keydate/shell';
import { GlobalStyle, ToastOutlet } from '@keydate/ui';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { HostSession } from '../session/host-session';
import { StartUp } from '../startup/start-up';
import type { VersionWatch } from '../version/watch-version';
import { CurrentPage } from './current-page';

export interface ShellProps {
  session: HostSession;
  userCheck: Promise<void>;
  attribution: Promise<string | undefined>;
  remotes: Remotes;
  version: VersionWatch;
  /** The page's nonce, for style elements written at run time. */
  nonce: string;
}

/** The host's whole user interface. */
export function Shell({ session, userCheck, attribution, remotes, version, nonce }: ShellProps) {
  return (
    <StrictMode>
      <GlobalStyle />
      <RemotesContext value={remotes}>
        {/* no transitions: a redirect must be painted together with the change that caused it */}
        <BrowserRouter useTransitions={false}>
          <StartUp userCheck={userCheck} attribution={attribution}>
            <CurrentPage session={session} version={version} />
          </StartUp>
        </BrowserRouter>
      </RemotesContext>
      <Toasts nonce={nonce} />
    </StrictMode>
  );
}

/** They load after what the page is read for. */
function Toasts({ nonce }: { nonce: string }) {
  return <ToastOutlet nonce={nonce} canLoad={usePageLoaded()} />;
}
