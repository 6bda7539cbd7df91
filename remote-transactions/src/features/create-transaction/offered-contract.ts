import type { ContractSource } from '../../api/scan-contract';

/**
 * The contract with which each person has started the wizard, until its dates step reads it. In memory: a file does not survive a
 * reload.
 */
const offered = new Map<string, readonly ContractSource[]>();

export const offeredContract = {
  offer: (userId: string, contracts: readonly ContractSource[]) => void offered.set(userId, contracts),
  /** Its name; undefined if there is none. */
  nameOf: (userId: string) => offered.get(userId)?.[0]?.name,
  /** True if it was uploaded before, as this reading. */
  isReading(userId: string, readingId: string | null | undefined): boolean {
    const [first] = offered.get(userId) ?? [];
    return first !== undefined && 'readingId' in first && first.readingId === readingId;
  },
  /** Gives the contracts once. */
  take(userId: string): readonly ContractSource[] {
    const contracts = offered.get(userId) ?? [];
    offered.delete(userId);
    return contracts;
  },
};
