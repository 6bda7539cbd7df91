import { callApi } from '@keydate/client';
import { companyClients, type CompanyClient } from '@keydate/contracts/clients';
import { SEARCH_TERM_MAX } from '@keydate/contracts/limits';
import type { User } from '@keydate/contracts/people';
import type { ContractFacts } from '@keydate/contracts/scans';
import {
  NO_PROPOSALS,
  partiesOf,
  proposedClient,
  proposedSide,
  type ContractProposals,
} from '../domain/contract-proposals';

/** The proposals that follow from a contract's facts for this person. A client is searched for once the side is certain. */
export async function proposeFromContract(
  facts: ContractFacts | undefined,
  { fullName, company, role }: User,
  signal: AbortSignal,
): Promise<ContractProposals> {
  if (!facts) return NO_PROPOSALS;
  const address = facts.address ?? null;
  const side = proposedSide(facts, { fullName, company: company?.name ?? '' });
  const parties = side && partiesOf(facts, side.value);
  const clients = parties && (await clientsNamed(parties.value, signal));
  return { address, side, client: parties && clients && proposedClient(parties, clients, role) };
}

/** The company's clients with these names; null if it could not be asked, so that no client is created twice. */
async function clientsNamed(
  parties: readonly { name: string }[],
  signal: AbortSignal,
): Promise<CompanyClient[] | null> {
  try {
    const lists = await Promise.all(
      parties.map(async ({ name }) => {
        const q = name.slice(0, SEARCH_TERM_MAX);
        return (await callApi(companyClients, { query: { q } }, { signal })).result.clients;
      }),
    );
    return lists.flat();
  } catch {
    return null;
  }
}
