import { CONTRACT_MAX_BYTES, SCANS_PER_PERSON } from '@keydate/contracts/limits';
import { scanContract, scanProgress, type ScanProgress } from '@keydate/contracts/scans';
import { fake } from './fake';
import { memberOf } from './members';
import { wait } from './wait';
import type { ScanScript } from './world';

/** Reading a contract goes as the world's script says. */
export const scanFakes = [
  fake(scanContract, async (asked) => {
    const { files, query, world, memory, signal, refuse } = asked;
    const { id: personId } = memberOf(asked);
    if ([...memory.scans.values()].filter((scan) => scan.personId === personId).length >= SCANS_PER_PERSON)
      throw refuse('SCANS_UNDER_WAY');
    if (!files.file) throw refuse('CONTRACT_MISSING');
    if (files.file.size === 0) throw refuse('CONTRACT_EMPTY');
    if (files.file.size > CONTRACT_MAX_BYTES) throw refuse('CONTRACT_TOO_LARGE');
    const { outcome, takesMs } = world.scan;
    const scanId = query.scanId ?? crypto.randomUUID();
    memory.scans.set(scanId, { personId, began: Date.now() });
    await wait(takesMs, signal);
    memory.scans.delete(scanId);
    if (signal.aborted) throw refuse('SCAN_CANCELLED');
    if ('refusal' in outcome) throw refuse(outcome.refusal);
    const { rows, doubts, proposals, extent, facts } = outcome;
    return { result: rows, doubts, proposals, extent, facts };
  }),

  fake(scanProgress, ({ account, params, world, memory, refuse }) => {
    const scan = memory.scans.get(params.scanId);
    if (scan?.personId !== account.user._id) throw refuse('NOT_FOUND');
    return { result: progressAfter(Date.now() - scan.began, world.scan) };
  }),
];

/** Every page takes the same time; the first and the last moments go to opening and finishing. */
export function progressAfter(ms: number, { takesMs, pages, outcome }: ScanScript): ScanProgress {
  const part = takesMs === 0 ? 1 : ms / takesMs;
  const rows = 'rows' in outcome ? Math.floor((outcome.rows.length - 1) * Math.min(part, 1)) : 0;
  if (part < 0.1) return { stage: 'opening', page: 0, pages, rows: 0 };
  if (part > 0.9) return { stage: 'finishing', page: pages, pages, rows };
  return { stage: 'reading', page: Math.min(pages, Math.floor(part * pages) + 1), pages, rows };
}
