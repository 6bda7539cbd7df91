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

/** The company's clients with these names; null if they could not be asked for or are more than a page, so that no client is created twice. */
async function clientsNamed(
  parties: readonly { name: string }[],
  signal: AbortSignal,
): Promise<CompanyClient[] | null> {
  try {
    const lists = await Promise.all(
      parties.map(async ({ name }) => {
        const { clients, nextCursor } = (await callApi(companyClients, { query: { q: longestWord(name) } }, { signal }))
          .result;
        return nextCursor === null ? clients : null;
      }),
    );
    return lists.some((list) => list === null) ? null : lists.flatMap((list) => list ?? []);
  } catch {
    return null;
  }
}

/** A search compares letter by letter, and contracts write apostrophes, commas and legal forms in other ways. */
function longestWord(name: string): string {
  const [longest = ''] = name.split(/[^\p{L}\p{N}]+/u).sort((one, other) => other.length - one.length);
  return longest.slice(0, SEARCH_TERM_MAX);
}
