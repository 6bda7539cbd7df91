import type { CompanyClient } from '@keydate/contracts/clients';
import type { ContractFacts } from '@keydate/contracts/scans';
import type { ContractType } from '@keydate/domain/contract-type';
import type { Role } from '@keydate/domain/roles';
import { isSameName, sideInContract } from '@keydate/domain/side-in-contract';

/** A proposal of a contract, with its page and words there. */
export interface Proposal<Value> {
  value: Value;
  page: number;
  words: string;
}

export interface ProposedAddress {
  street: string;
  city: string;
  state: string;
  zipcode: string;
}

/** An existing client of a name in the contract, or a new one. */
export type ProposedClient =
  { kind: 'existing'; id: string; name: string } | { kind: 'new'; name: string; email: string };

/** The proposals of a contract; null for what it leaves to the person. */
export interface ContractProposals {
  address: Proposal<ProposedAddress> | null;
  side: Proposal<ContractType> | null;
  client: Proposal<ProposedClient> | null;
}

export const NO_PROPOSALS: ContractProposals = { address: null, side: null, client: null };

type Parties = NonNullable<ContractFacts['buyers']>;

/** The side of the person in the contract, from the broker's block that names them or their company; null if no block does, or both. */
export function proposedSide(
  { brokers }: ContractFacts,
  person: { fullName: string; company: string },
): Proposal<ContractType> | null {
  const side = sideInContract(
    brokers.map(({ value }) => value),
    person,
  );
  const block = brokers.find(
    ({ value }) =>
      value.side === side && (isSameName(value.name, person.fullName) || isSameName(value.firm, person.company)),
  );
  return side && block ? { value: side, page: block.page, words: block.words } : null;
}

/** The clients in the contract: the buyers of a purchase, the sellers of a sale. */
export function partiesOf({ buyers, sellers }: ContractFacts, side: ContractType): Parties | null {
  return (side === 'Purchase' ? buyers : sellers) ?? null;
}

/**
 * The client: the only existing client with a name in the contract, or else a new one of the first name. Null if several are existing
 * clients, if one has another email address than the contract gives, or if none is and the person may only choose.
 * @param clients existing clients, among them all with one of the names
 */
export function proposedClient(
  { value: parties, page, words }: Parties,
  clients: readonly CompanyClient[],
  role: Role,
): Proposal<ProposedClient> | null {
  const known = new Map<string, CompanyClient>();
  for (const client of clients) {
    const party = parties.find(({ name }) => isSameName(name, client.fullName));
    // of the same name with another address may be somebody else
    if (party && isOtherAddress(party.email, client.contact.email)) return null;
    if (party) known.set(client.id, client);
  }
  const [client, ...others] = known.values();
  const [first] = parties;
  if (others.length > 0 || !first) return null;
  if (client) return { value: { kind: 'existing', id: client.id, name: client.fullName }, page, words };
  if (role === 'Employee') return null;
  return { value: { kind: 'new', name: first.name, email: first.email ?? '' }, page, words };
}

function isOtherAddress(inContract: string | null | undefined, ofClient: string): boolean {
  return Boolean(inContract && ofClient) && inContract?.toLowerCase() !== ofClient.toLowerCase();
}
