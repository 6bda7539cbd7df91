import type { Counting, CountingNeeds } from './count-drafts';
import type { StatedCounting } from './scanned-rows';
import { typedText } from '@keydate/domain/typed-day';

/** The proposals of a contract for the questions that the person has not answered; a confirmed one is no longer proposed. */
export function openProposals({ mec, roll }: StatedCounting, asked: CountingNeeds, counting: Counting): StatedCounting {
  return {
    ...(mec && asked.starts.includes('mec') && counting.starts.mec === undefined && { mec }),
    ...(roll && asked.roll && counting.roll === null && { roll }),
  };
}

/** The entries after the person has confirmed the proposals. */
export function withConfirmed({ mec, roll }: StatedCounting, { starts, roll: chosen }: Counting): Counting {
  return { starts: { ...starts, ...(mec && { mec: typedText(mec.value) }) }, roll: roll?.value ?? chosen };
}
