import type { Counting } from './count-drafts';
import type { StatedCounting } from './scanned-rows';
import { typedText } from '@keydate/domain/typed-day';

/** The proposals of a contract for what the person has not entered; a confirmed one is no longer proposed. */
export function openProposals({ mec, roll }: StatedCounting, counting: Counting): StatedCounting {
  return {
    ...(mec && counting.start === '' && { mec }),
    ...(roll && counting.roll === null && { roll }),
  };
}

/** The entries that a person confirms. */
export function confirmed({ mec, roll }: StatedCounting): Partial<Counting> {
  return { ...(mec && { start: typedText(mec.value) }), ...(roll && { roll: roll.value }) };
}
