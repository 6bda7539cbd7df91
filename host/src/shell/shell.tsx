import { RemotesContext, type Remotes } from '@keydate/shell';
import { GlobalStyle, ToastOutlet } from '@keydate/ui';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { HostSession } from '../session/host-session';
import { StartUp } from '../startup/start-up';
import { CurrentPlace } from './current-place';

export interface ShellProps {
  session: HostSession;
  userCheck: Promise<void>;
  attribution: Promise<string | undefined>;
  remotes: Remotes;
  /** The page's nonce, for what writes style elements. */
  nonce: string;
}

/** The whole of the host on the screen. */
export function Shell({ session, userCheck, attribution, remotes, nonce }: ShellProps) {
  return (
    <StrictMode>
      <GlobalStyle />
      <RemotesContext value={remotes}>
        {/* a redirect and the change that caused it belong in one paint, so no transitions here */}
        <BrowserRouter useTransitions={false}>
          <StartUp userCheck={userCheck} attribution={attribution}>
            <CurrentPlace session={session} />
          </StartUp>
        </BrowserRouter>
      </RemotesContext>
      <ToastOutlet nonce={nonce} />
    </StrictMode>
  );
}
