import type { ContractFacts } from '@keydate/contracts/scans';
import { sideInContract } from '@keydate/domain/side-in-contract';
import type { StatedCase, StatedTruth } from './stated-cases';

/** The proposals that follow from the facts of a reading, for the person who uploads the contract. */
export function proposalsOf(
  { address, buyers, sellers, brokers, mec }: ContractFacts,
  { person }: Pick<StatedCase, 'person'>,
): StatedTruth {
  const side = sideInContract(
    brokers.map(({ value }) => value),
    person,
  );
  const party = side === 'Purchase' ? buyers : sellers;
  return {
    address: address?.value ?? null,
    side: side ?? null,
    client: (side && party?.value.map(({ name }) => name)) ?? null,
    mec: mec?.value ?? null,
  };
}

/** Which proposals differ from the truth, and which are missing although the contract settles them. */
export function scoreFacts(read: StatedTruth, { truth, name }: StatedCase): { wrong: string[]; missing: string[] } {
  const kinds = (['address', 'side', 'client', 'mec'] as const).filter(
    (kind) => JSON.stringify(read[kind]) !== JSON.stringify(truth[kind]),
  );
  const named = (all: typeof kinds) => all.map((kind) => `${name}: ${kind}`);
  return {
    wrong: named(kinds.filter((kind) => read[kind] !== null)),
    missing: named(kinds.filter((kind) => read[kind] === null)),
  };
}
