import { sharedWork } from './shared-work';

/** Work that counts its beginnings and ends when the test says. */
function someWork() {
  const begun: AbortSignal[] = [];
  let end: (words: string) => void = () => undefined;
  const work = (signal: AbortSignal) => {
    begun.push(signal);
    return new Promise<string>((resolve) => (end = resolve));
  };
  return { begun, work, end: (words: string) => end(words) };
}

test('callers who ask at the same time share one result, and a later one begins again', async () => {
  const share = sharedWork<string>();
  const { begun, work, end } = someWork();
  const here = new AbortController().signal;
  const both = [share('a', here, work), share('a', here, work)];
  end('drawn');
  expect(await Promise.all(both)).toEqual(['drawn', 'drawn']);
  void share('a', here, work);
  expect(begun).toHaveLength(2);
});

test('the work is aborted when the last caller leaves, and not before', async () => {
  const share = sharedWork<string>();
  const { begun, work, end } = someWork();
  const callers = [new AbortController(), new AbortController()];
  const both = callers.map(({ signal }) => share('a', signal, work));
  callers[0]!.abort();
  expect(begun[0]!.aborted).toBe(false);
  callers[1]!.abort();
  expect(begun[0]!.aborted).toBe(true);
  end('too late');
  await Promise.all(both);
});
