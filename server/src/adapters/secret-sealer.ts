import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { SealBroken } from '../ports/seal-broken';
import type { Sealer } from '../ports/sealer';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals as nonce, tag, and the bytes by AES-256-GCM.
 * @param secret see FILE_SECRET in docs/settings.md
 */
export function secretSealer(secret: string): Sealer {
  const cipherKey = Buffer.from(hkdfSync('sha256', secret, '', 'files', KEY_BYTES));
  return {
    seal: (place, bytes) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, cipherKey, nonce).setAAD(Buffer.from(place));
      const sealed = [cipher.update(bytes), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
    },
    open: (place, sealed) => {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv(CIPHER, cipherKey, nonce, { authTagLength: TAG_BYTES })
          .setAAD(Buffer.from(place))
          .setAuthTag(tag);
        return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
      } catch (error) {
        throw new SealBroken('It was damaged, or sealed with another FILE_SECRET.', { cause: error });
      }
    },
  };
}
