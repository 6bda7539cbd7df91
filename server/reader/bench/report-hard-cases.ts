import { HARD_CASES, HARD_CASES_EACH } from './hard/hard-cases';
import type { ReaderProcess } from './process/reader-process';
import { addSilentErrors, inWords, NO_SILENT_ERRORS, silentErrors, type SilentErrors } from './silent-errors';

/**
 * Reads the contracts that are easily misread, kind by kind, and prints which rows are wrong or missing without a
 * warning.
 */
export async function reportHardCases(
  reader: ReaderProcess,
  isAsked: (kind: string) => boolean,
): Promise<SilentErrors> {
  let all = NO_SILENT_ERRORS;
  for (const [kind, draw] of Object.entries(HARD_CASES).filter(([name]) => isAsked(name))) {
    let [errors, rows, flagged] = [NO_SILENT_ERRORS, 0, 0];
    for (let number = 0; number < HARD_CASES_EACH; number++) {
      const contract = await draw(number);
      const answer = await reader.read(contract.bytes);
      if (answer.kind === 'refused') console.log(`  ${kind}-${number}: ${answer.code} ${answer.problem ?? ''}`);
      const reading = answer.kind === 'read' ? answer.reading : null;
      errors = addSilentErrors(errors, silentErrors(contract.rows, reading));
      rows += contract.rows.length;
      flagged += reading?.summary.needLook ?? 0;
    }
    const { wrong, missing } = errors;
    if (wrong.length + missing.length > 0) console.log(`  ${kind}`, { wrong, missing });
    console.log(`${kind.padEnd(21)} rows ${String(rows).padStart(4)}  to review ${flagged}  ${inWords(errors)}`);
    all = addSilentErrors(all, errors);
  }
  return all;
}
