import type { Proposal } from '../../domain/contract-proposals';
import { Quiet } from '../../ui/form.styles';
import { copy } from './copy';

interface FromContractProps {
  /** Null if the contract leaves it to the person. */
  of: Proposal<unknown> | null;
  /** The sentence for that case. */
  missing: string;
}

/** Says where the contract states what a step proposes, so that the person can compare both. */
export function FromContract({ of: proposal, missing }: FromContractProps) {
  return <Quiet>{proposal ? copy.onPage(proposal.page, proposal.words) : missing}</Quiet>;
}
