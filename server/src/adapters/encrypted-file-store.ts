import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { FileStore } from '../ports/file-store';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Files that only the installation's secret opens: nonce, tag, and the bytes by AES-256-GCM. A file is bound to its
 * place: under the key of another it does not open.
 * @param secret see FILE_SECRET in docs/settings.md
 */
export function encryptedFileStore(files: FileStore, secret: string): FileStore {
  const cipherKey = Buffer.from(hkdfSync('sha256', secret, '', 'files', KEY_BYTES));
  return {
    write: (key, bytes) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, cipherKey, nonce).setAAD(Buffer.from(key));
      const sealed = [cipher.update(bytes), cipher.final()];
      return files.write(key, Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]));
    },
    read: async (key) => {
      const stored = await files.read(key);
      if (stored === null) return null;
      const nonce = stored.subarray(0, NONCE_BYTES);
      const tag = stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(CIPHER, cipherKey, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(key))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(stored.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    },
    remove: (key) => files.remove(key),
    listBefore: (folder, moment) => files.listBefore(folder, moment),
  };
}
