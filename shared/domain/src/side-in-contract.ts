import type { ContractType } from './contract-type';
import { foldText } from './fold-text';

interface NamedBroker {
  side: ContractType;
  name: string;
  firm: string;
}

/**
 * The side of a person in a contract, by the brokers that it names: the side whose block names the person, or else the person's
 * company. Undefined if it is neither, or if both sides name them.
 */
export function sideInContract(
  brokers: readonly NamedBroker[],
  { fullName, company }: { fullName: string; company: string },
): ContractType | undefined {
  const sidesOf = (isTheirs: (broker: NamedBroker) => boolean) => [
    ...new Set(brokers.filter(isTheirs).map(({ side }) => side)),
  ];
  const person = sidesOf(({ name }) => isSameName(name, fullName));
  const [side, ...others] = person.length > 0 ? person : sidesOf(({ firm }) => isSameName(firm, company));
  return others.length === 0 ? side : undefined;
}

/** True if two names of people or companies read the same: without case, accents, punctuation and a company's legal form. */
export function isSameName(one: string, other: string): boolean {
  return bare(one) !== '' && bare(one) === bare(other);
}

function bare(name: string): string {
  return foldText(name.replace(/[.'’]/g, '').replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')).replace(
    / (?:llc|inc|incorporated|corp|ltd|co)$/,
    '',
  );
}
