import { useQuery } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { mountRootParcel, type Parcel } from 'single-spa';
import { queryClient } from '../query-client';
import { defineRemote, isRemote, type Remote } from './define-remote';
import type { RemotePart, RemoteProps } from './remote-props';

const card = {
  name: 'transactions',
  contract: 1,
  title: 'Transactions',
  pages: {
    list: { path: '/transactions', audiences: ['member'], title: 'Transactions' },
    transaction: { path: '/transactions/:id', audiences: ['member'], title: 'Transaction' },
  },
  slots: ['topBarSearch'],
};
const List = () => <Link to="/transactions/7">The transaction</Link>;
const Transaction = () => <p>transaction {useParams().id}</p>;
const Search = () => <input aria-label="Search" />;
const holding =
  <T,>(content: T) =>
  async () => ({ default: content });

const views = {
  pages: { list: holding(List), transaction: holding(Transaction) },
  slots: { topBarSearch: holding(Search) },
};
const pages: RemotePart = { kind: 'pages' };

// single-spa waits for what React would hold back inside act()
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

let container: HTMLElement;
let parcel: Parcel | undefined;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  window.history.replaceState(null, '', '/transactions');
});
afterEach(async () => {
  if (parcel?.getStatus() === 'MOUNTED') await parcel.unmount();
  parcel = undefined;
  container.remove();
});

async function mount(remote: Remote, props: Partial<RemoteProps> = {}) {
  const given = { part: pages, onReady: jest.fn(), onCrash: jest.fn(), ...props };
  parcel = mountRootParcel(remote, { domElement: container, ...given });
  await parcel.mountPromise;
  return given;
}

test('a remote draws the page of the address, and says when it stands', async () => {
  const { onReady } = await mount(defineRemote(card, views));

  await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
  expect(container).toHaveTextContent('The transaction');
});

test('its own links lead to its own pages without the shell, and each says when it stands', async () => {
  const { onReady } = await mount(defineRemote(card, views));
  await waitFor(() => expect(container.querySelector('a')).not.toBeNull());

  container.querySelector('a')?.click();

  await waitFor(() => expect(container).toHaveTextContent('transaction 7'));
  expect(window.location.pathname).toBe('/transactions/7');
  await waitFor(() => expect(onReady).toHaveBeenCalledTimes(2));
});

test('in a slot it draws what fills the slot', async () => {
  await mount(defineRemote(card, views), { part: { kind: 'slot', slot: 'topBarSearch' } });

  await waitFor(() => expect(container.querySelector('input')).not.toBeNull());
});

test('at an address that is another remote’s it draws nothing and redirects nobody', async () => {
  window.history.replaceState(null, '', '/messages');

  const { onReady } = await mount(defineRemote(card, views));

  expect(container).toBeEmptyDOMElement();
  expect(onReady).not.toHaveBeenCalled();
  expect(window.location.pathname).toBe('/messages');
});

test('prepared, it draws in the very first paint', async () => {
  const remote = defineRemote(card, views);
  await remote.prepare(pages, '/transactions');

  await mount(remote);

  expect(container).toHaveTextContent('The transaction');
});

test('a page whose code did not come rejects, and comes at the next try', async () => {
  const load = jest.fn(holding(List)).mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  const remote = defineRemote(card, { ...views, pages: { ...views.pages, list: load } });

  await expect(remote.prepare(pages, '/transactions')).rejects.toThrow('Loading chunk 7 failed');
  await remote.prepare(pages, '/transactions');
  await mount(remote);

  expect(container).toHaveTextContent('The transaction');
});

test('leaving takes everything away and runs every clean-up', async () => {
  const cleanUp = jest.fn();
  function Live() {
    useEffect(() => cleanUp, []);
    return <p>live</p>;
  }
  await mount(defineRemote(card, { ...views, pages: { ...views.pages, list: holding(Live) } }));
  await waitFor(() => expect(container).toHaveTextContent('live'));

  await parcel?.unmount();

  expect(container).toBeEmptyDOMElement();
  expect(cleanUp).toHaveBeenCalledTimes(1);
});

test('every remote reads the page’s one store of answers', async () => {
  queryClient.setQueryData(['greeting'], 'from the store');
  function Greeting() {
    return <p>{useQuery({ queryKey: ['greeting'], queryFn: () => 'asked again', staleTime: Infinity }).data}</p>;
  }

  await mount(defineRemote(card, { ...views, pages: { ...views.pages, list: holding(Greeting) } }));

  await waitFor(() => expect(container).toHaveTextContent('from the store'));
  queryClient.clear();
});

describe('a remote that throws', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  test('at its first render still mounts, draws nothing and tells the shell', async () => {
    function Broken(): never {
      throw new Error('no such field');
    }
    const { onCrash, onReady } = await mount(
      defineRemote(card, { ...views, pages: { ...views.pages, list: holding(Broken) } }),
    );

    await waitFor(() => expect(onCrash).toHaveBeenCalledWith(expect.objectContaining({ message: 'no such field' })));
    expect(onReady).not.toHaveBeenCalled();
    expect(container).toBeEmptyDOMElement();
  });

  test('later tells the shell, and can still be left', async () => {
    function Fragile() {
      useEffect(() => {
        throw new Error('the socket closed');
      }, []);
      return null;
    }
    const { onCrash } = await mount(
      defineRemote(card, { ...views, pages: { ...views.pages, list: holding(Fragile) } }),
    );

    await waitFor(() =>
      expect(onCrash).toHaveBeenCalledWith(expect.objectContaining({ message: 'the socket closed' })),
    );
    await expect(parcel?.unmount()).resolves.toBeNull();
  });

  test('because a page’s code did not come tells the shell', async () => {
    const { onCrash } = await mount(
      defineRemote(card, {
        ...views,
        pages: { ...views.pages, list: async () => Promise.reject(new Error('Loading chunk 7 failed')) },
      }),
    );

    await waitFor(() =>
      expect(onCrash).toHaveBeenCalledWith(expect.objectContaining({ message: 'Loading chunk 7 failed' })),
    );
  });
});

test('no step of a remote may take longer than its deadline', () => {
  const { timeouts } = defineRemote(card, views);

  for (const step of [timeouts.bootstrap, timeouts.mount, timeouts.unmount])
    expect(step).toMatchObject({ dieOnTimeout: true, millis: 8000 });
});

test('a remote is known by having been made here, not by its looks', () => {
  const remote = defineRemote(card, views);

  expect(isRemote(remote)).toBe(true);
  expect(isRemote({ ...remote })).toBe(false);
  expect(isRemote(null)).toBe(false);
});

test('an entry module that does not offer what the card promises is refused at once', () => {
  expect(() => defineRemote(card, { pages: { list: holding(List) } })).toThrow(
    'remote.json of transactions promises list, topBarSearch, transaction; its entry module offers list.',
  );
});

test('what is no card is refused at once', () => {
  expect(() => defineRemote({ ...card, contract: 2 }, views)).toThrow('contract');
});
