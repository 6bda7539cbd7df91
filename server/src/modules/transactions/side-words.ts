import { sideLabel, type ContractType } from '@keydate/domain/contract-type';

const TYPES: readonly ContractType[] = ['Sale', 'Purchase'];

/** The contract types whose label on screen begins with what was typed: `sell` finds sales (spec § 2.5). */
export function typesCalled(typed: string): ContractType[] {
  return TYPES.filter((type) => sideLabel(type).toLowerCase().startsWith(typed.toLowerCase()));
}
