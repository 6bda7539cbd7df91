import { AppError } from '../../../app-error';
import type { Queries } from '../../../db/database';
import type { ReleaseEvent } from '../../../ports/registry-store';
import { insertEvent } from '../releases.repository';

/** Makes a change of what is live. If it is refused, the refusal is stored with its reason, and thrown. */
export async function recordingRefusal<Result>(
  db: Queries,
  about: Pick<ReleaseEvent, 'name' | 'release' | 'by' | 'commit'> & { at: string },
  change: () => Promise<Result>,
): Promise<Result> {
  return change().catch(async (error: unknown) => {
    const reason = reasonOf(error);
    if (reason !== undefined) await insertEvent(db, { ...about, action: 'refuse', at: new Date(about.at), reason });
    throw error;
  });
}

function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof AppError) || error.code !== 'RELEASE_REFUSED') return undefined;
  const { result } = error;
  return typeof result === 'object' && result !== null && 'reason' in result ? String(result.reason) : undefined;
}
