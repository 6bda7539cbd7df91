import { encryptedFileStore } from './encrypted-file-store';
import { secretSealer } from './secret-sealer';

const SECRET = 'a secret of an installation, long enough';
const CONTRACT = Buffer.from('%PDF-1.7 Closing Date: April 30, 2027');

/** A folder in memory, and what somebody who copies it sees. */
function aFolder() {
  const stored = new Map<string, Buffer>();
  return {
    stored,
    files: {
      write: async (key: string, bytes: Uint8Array) => void stored.set(key, Buffer.from(bytes)),
      read: async (key: string) => stored.get(key) ?? null,
      remove: async (key: string) => void stored.delete(key),
      listBefore: async function* () {
        yield* stored.keys();
      },
      list: async function* () {
        yield* stored.keys();
      },
    },
  };
}

test('a file comes back as it was, and the folder has none of its words', async () => {
  const { files, stored } = aFolder();
  const store = encryptedFileStore(files, secretSealer(SECRET));
  await store.write('contracts/one', CONTRACT);
  expect(stored.get('contracts/one')!.includes('Closing')).toBe(false);
  expect(await encryptedFileStore(files, secretSealer(SECRET)).read('contracts/one')).toEqual(CONTRACT);
  expect(await store.read('contracts/two')).toBeNull();
});

test('the same file is stored in other bytes each time', async () => {
  const { files, stored } = aFolder();
  const store = encryptedFileStore(files, secretSealer(SECRET));
  await store.write('contracts/one', CONTRACT);
  const first = stored.get('contracts/one');
  await store.write('contracts/one', CONTRACT);
  expect(stored.get('contracts/one')).not.toEqual(first);
});

test('a file does not open with another secret, in another place, or after a change of one bit', async () => {
  const { files, stored } = aFolder();
  const store = encryptedFileStore(files, secretSealer(SECRET));
  await store.write('contracts/one', CONTRACT);
  await expect(
    encryptedFileStore(files, secretSealer('another secret, as long as the first')).read('contracts/one'),
  ).rejects.toThrow();
  const bytes = stored.get('contracts/one')!;
  stored.set('contracts/two', Buffer.from(bytes));
  await expect(store.read('contracts/two')).rejects.toThrow();
  bytes[bytes.length - 1]! ^= 1;
  await expect(store.read('contracts/one')).rejects.toThrow();
});
