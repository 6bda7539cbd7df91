import { TOKEN_BYTES_A_DAY } from '@keydate/contracts/releases/upload';
import type { Database } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import type { ReleaseFiles, ReleaseKey } from '../../../ports/release-files';
import { beyondMeasure } from '../check-upload';
import type { Deployer } from '../platform-access';
import { releaseRefused } from '../release-refused';
import { countUpload } from '../releases.repository';

interface UploadTools {
  db: Database;
  clock: Clock;
  files: ReleaseFiles;
}

/**
 * Takes the files of releases, those of one release in turn: parts that arrive at once would each find room for themselves.
 * A token has a quota of each day.
 */
export function fileUploads({ db, clock, files }: UploadTools) {
  const underWay = new Map<string, Promise<void>>();

  async function store(key: ReleaseKey, file: string, bytes: Buffer, { tokenId }: Deployer): Promise<void> {
    const { files: count, bytes: size } = await files.measure(key);
    const wrong = beyondMeasure({ files: count + 1, bytes: size + bytes.length });
    if (wrong !== undefined) throw releaseRefused(wrong);
    const day = clock.now().toISOString().slice(0, 10);
    if (tokenId !== null && !(await countUpload(db, tokenId, day, bytes.length, TOKEN_BYTES_A_DAY)))
      throw releaseRefused(
        `A token uploads at most ${TOKEN_BYTES_A_DAY / 1024 / 1024} MB a day. It may upload again tomorrow (UTC).`,
      );
    await files.upload(key, file, bytes);
  }

  return async (key: ReleaseKey, file: string, bytes: Buffer, by: Deployer): Promise<void> => {
    const release = `${key.name}/${key.release}`;
    const before = underWay.get(release) ?? Promise.resolve();
    const stored = before.then(() => store(key, file, bytes, by));
    const settled = stored.catch(() => undefined);
    underWay.set(release, settled);
    await stored.finally(() => underWay.get(release) === settled && underWay.delete(release));
  };
}
