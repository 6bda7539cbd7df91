import { sideInContract } from '@keydate/domain/side-in-contract';
import type { ContractReading } from '../src/contract-reading';
import type { ReaderProcess } from './process/reader-process';
import { isAllReadOrFlagged, inWords, silentErrors, type SilentErrors } from './silent-errors';
import { STATE_FORM_CASES } from './state-forms/state-form-cases';
import { UPLOADER, type StateFormCase } from './state-forms/state-form-case';

/**
 * Reads the contracts on the forms of other states; prints which rows, addresses, buyers, sellers and sides are wrong or missing without a
 * warning. True if none is.
 */
export async function reportStateForms(reader: ReaderProcess): Promise<boolean> {
  let isRight = true;
  for (const form of new Set(STATE_FORM_CASES.map((one) => one.form))) {
    const cases = STATE_FORM_CASES.filter((one) => one.form === form);
    const errors: SilentErrors = { wrong: [], missing: [], refused: 0 };
    for (const one of cases) {
      const answer = await reader.read(await one.draw());
      const reading = answer.kind === 'read' ? answer.reading : null;
      const truth = one.rows.map(([reference, title, words]) => ['', reference, title, words]);
      const rows = silentErrors(truth, reading);
      const facts = factsOf(one, reading?.facts);
      errors.wrong.push(...rows.wrong, ...facts.wrong);
      errors.missing.push(...rows.missing, ...facts.missing);
      errors.refused += rows.refused;
    }
    if (errors.wrong.length + errors.missing.length > 0) console.log(`  ${form}`, errors);
    const rows = cases.reduce((sum, one) => sum + one.rows.length, 0);
    console.log(`${form.padEnd(21)} rows ${String(rows).padStart(4)}  ${inWords(errors)}`);
    isRight &&= isAllReadOrFlagged(errors);
  }
  return isRight;
}

function factsOf(
  { name, address, buyers, sellers, side }: StateFormCase,
  facts: ContractReading['facts'],
): { wrong: string[]; missing: string[] } {
  const names = (party: { value: readonly { name: string }[] } | undefined) => party?.value.map((one) => one.name);
  const kinds = [
    ['address', facts?.address?.value, address],
    ['buyers', names(facts?.buyers), buyers],
    ['sellers', names(facts?.sellers), sellers],
    ['side', sideInContract(facts?.brokers.map(({ value }) => value) ?? [], UPLOADER), side ?? undefined],
  ] as const;
  const differing = kinds.filter(([, read, truth]) => JSON.stringify(read) !== JSON.stringify(truth));
  const named = (all: typeof differing) => all.map(([kind]) => `${name}: ${kind}`);
  return {
    wrong: named(differing.filter(([, read]) => read !== undefined)),
    missing: named(differing.filter(([, read]) => read === undefined)),
  };
}
