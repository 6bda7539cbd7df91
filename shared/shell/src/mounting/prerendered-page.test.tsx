import { aCard, aRegistry } from '@keydate/testing/remotes/a-registry';
import { aRemote } from '@keydate/testing/remotes/a-remote';
import { down, fakeFederation } from '@keydate/testing/remotes/fake-federation';
import { expectLog } from '@keydate/testing/remotes/expect-log';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderInShell } from '../../test/render-in-shell';
import { RemotePages } from './remote-pages';

const landing = aCard('landing', { '/': ['visitor'], '/policy': ['visitor'] });
const registry = aRegistry(landing);
/** The HTML that a build renders of `PressCounter`, with React's own markers. */
const HTML = '<!--$--><button>Pressed 0 times</button><!--/$-->';

function PressCounter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`Pressed ${count} times`}</button>;
}

// single-spa waits for updates that React would delay inside act()
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => document.querySelector('[data-prerendered-path]')?.remove());

/** The page as the server sent it, of this remote and path. */
function serverSent(remote: string, path: string): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('data-prerendered-remote', remote);
  element.setAttribute('data-prerendered-path', path);
  element.innerHTML = HTML;
  return document.body.appendChild(element);
}

function renderLanding(at = '/') {
  const federation = fakeFederation();
  federation.answer('landing', async () => aRemote(landing, PressCounter));
  return renderInShell(<RemotePages name="landing" fallback={<p>Waiting</p>} />, { registry, federation, at });
}

test('a remote takes over the HTML that the server sent: the elements stay, and work', async () => {
  const element = serverSent('landing', '/');
  const button = screen.getByRole('button');
  const { user } = renderLanding();
  expect(element).toHaveAttribute('data-prerendered-remote');

  await waitFor(() => expect(element).not.toHaveAttribute('data-prerendered-remote'));
  await user.click(button);

  expect(button).toHaveTextContent('Pressed 1 times');
  expect(screen.getAllByRole('button')).toEqual([button]);
  expect(screen.queryByText('Waiting')).not.toBeInTheDocument();
});

test('a button that was pressed before its scripts ran is pressed once they do, and only once', async () => {
  const element = serverSent('landing', '/');
  const button = screen.getByRole('button');
  Object.assign(window, { keydateEarlyPress: button });
  const { user } = renderLanding();

  await waitFor(() => expect(button).toHaveTextContent('Pressed 1 times'));
  expect(element).not.toHaveAttribute('data-prerendered-remote');
  await user.click(button);
  expect(button).toHaveTextContent('Pressed 2 times');
});

test.each([
  ['landing', '/policy'],
  ['auth', '/'],
])('the HTML of %s at %s is removed when another page is shown', async (remote, path) => {
  const element = serverSent(remote, path);
  renderLanding();

  expect(await screen.findByRole('button')).toBeVisible();
  expect(element).not.toBeInTheDocument();
});

test('it disappears with its remote', async () => {
  const element = serverSent('landing', '/');
  const { unmount } = renderLanding();
  await waitFor(() => expect(element).not.toHaveAttribute('data-prerendered-remote'));

  unmount();

  expect(element).not.toBeInTheDocument();
});

test('a remote that is down is replaced by the error page, though its HTML was there', async () => {
  const warned = expectLog();
  const element = serverSent('landing', '/');
  const federation = fakeFederation();
  federation.answer('landing', down);
  renderInShell(<RemotePages name="landing" fallback={null} />, { registry, federation });

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(element).not.toBeInTheDocument();
  expect(warned).toBeDefined();
});
