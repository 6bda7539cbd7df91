import { aCard, aRegistry } from '@keydate/testing/remotes/a-registry';
import { expectLog } from '@keydate/testing/remotes/expect-log';
import { fetchRegistry, readInlinedRegistry } from './page-registry';

const registry = aRegistry(aCard('transactions', { '/': ['member'] }), aCard('chat', { '/chat': ['member'] }));

function aPage(inlined: string): Document {
  const page = document.implementation.createHTMLDocument();
  const script = Object.assign(page.createElement('script'), {
    id: 'keydate-registry',
    type: 'application/json',
    textContent: inlined,
  });
  page.head.append(script);
  return page;
}

test('the registry is read from the page', () => {
  expect(readInlinedRegistry(aPage(JSON.stringify(registry)))).toEqual(registry);
});

test('an entry that this host cannot read leaves the other remotes working', () => {
  const log = expectLog();
  const newer = { ...registry, chat: { ...registry.chat, card: { ...registry.chat!.card, contract: 2 } } };

  expect(Object.keys(readInlinedRegistry(aPage(JSON.stringify(newer))))).toEqual(['transactions']);
  expect(log).toHaveBeenCalledWith('[keydate] The registry’s entry for chat could not be read.', expect.anything());
});

test.each(['', '{', '[]x', 'null'])('a page with %p as its registry has no remotes, and still starts', (inlined) => {
  expectLog();

  expect(readInlinedRegistry(aPage(inlined))).toEqual({});
});

test('a page without a registry has no remotes', () => {
  expect(readInlinedRegistry(document.implementation.createHTMLDocument())).toEqual({});
});

test('the current registry is fetched from the server, bypassing every cache', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(registry)));

  expect(await fetchRegistry()).toEqual(registry);
  expect(fetched).toHaveBeenCalledWith('/registry.json', expect.objectContaining({ cache: 'no-store' }));
});

test('an error response is an error', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('gone', { status: 503 }));

  await expect(fetchRegistry()).rejects.toThrow('/registry.json answered 503');
});
