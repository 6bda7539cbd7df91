import { CONTRACT_MAX_BYTES } from '@keydate/contracts/limits';
import { scanContract, scanProgress, type ScanProgress } from '@keydate/contracts/scans';
import { fake } from './fake';
import { Refusal } from './refusal';
import { memberOf } from './sight';
import { wait } from './wait';
import type { ScanScript } from './world';

/** Reading a contract goes as the world's script says. */
export const scanFakes = [
  fake(scanContract, async ({ account, files, query, world, memory, signal }) => {
    memberOf(account);
    if (!files.file) throw new Refusal('CONTRACT_MISSING');
    if (files.file.size === 0) throw new Refusal('CONTRACT_EMPTY');
    if (files.file.size > CONTRACT_MAX_BYTES) throw new Refusal('CONTRACT_TOO_LARGE');
    const { outcome, takesMs } = world.scan;
    if (query.scanId) memory.scans.set(query.scanId, Date.now());
    await wait(takesMs, signal);
    if (query.scanId) memory.scans.delete(query.scanId);
    if (signal.aborted) throw new Refusal('SCAN_CANCELLED');
    if ('refusal' in outcome) throw new Refusal(outcome.refusal);
    return { result: outcome.rows, doubts: outcome.doubts, extent: outcome.extent };
  }),

  fake(scanProgress, ({ params, world, memory }) => {
    const began = memory.scans.get(params.scanId);
    if (began === undefined) throw new Refusal('NOT_FOUND');
    return { result: progressAfter(Date.now() - began, world.scan) };
  }),
];

/** Every page takes the same time; the first and the last moments go to opening and finishing. */
function progressAfter(ms: number, { takesMs, pages, outcome }: ScanScript): ScanProgress {
  const part = takesMs === 0 ? 1 : ms / takesMs;
  const rows = 'rows' in outcome ? Math.floor((outcome.rows.length - 1) * Math.min(part, 1)) : 0;
  if (part < 0.1) return { stage: 'opening', page: 0, pages, rows: 0 };
  if (part > 0.9) return { stage: 'finishing', page: pages, pages, rows };
  return { stage: 'reading', page: Math.min(pages, Math.floor(part * pages) + 1), pages, rows };
}
