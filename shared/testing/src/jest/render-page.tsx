import { installSession, queryClient, type Session } from '@keydate/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { ToastContainer } from 'react-toastify';
import { memorySession } from '../session/memory-session';

interface Place {
  /** The address in the browser, with query and hash: `/transaction/7?edit=1`. */
  at?: string;
  /** The page's path with its parameters, as its remote.json has it; any address unless given. */
  path?: string;
  /** The state of the navigation. */
  state?: unknown;
  /** The signed-in person's session; nobody is signed in unless given. */
  session?: Session;
}

export interface RenderedPage extends RenderResult {
  user: UserEvent;
  session: Session;
}

/**
 * Renders a page or a feature of a remote as the shell would show it: at an address, with a session, the page's query
 * store, emptied, and toasts. Gives what Testing Library gives, and a person with keyboard and pointer.
 */
export function renderPage(
  page: ReactElement,
  { at = '/', path = '*', state = null, session = memorySession() }: Place = {},
): RenderedPage {
  window.history.replaceState({ usr: state, key: 'first', idx: 0 }, '', at);
  installSession(session);
  queryClient.clear();
  // a failing server is asked once: the pauses between tries are the query store's own affair
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const rendered = render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Routes>
          <Route path={path} element={page} />
          <Route path="*" element={null} />
        </Routes>
      </BrowserRouter>
      <ToastContainer />
    </QueryClientProvider>,
  );
  return { ...rendered, user: userEvent.setup({ delay: null }), session };
}
