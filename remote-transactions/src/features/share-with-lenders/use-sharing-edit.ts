import type { ContractDate } from '@keydate/contracts/transactions';
import { useState } from 'react';
import { choicesFor, seesDate, type Sharing } from '../../domain/sharing-choices';

export type SharingEdit = ReturnType<typeof useSharingEdit>;

/** A person's choices for one lender. A colleague's changes in the meantime stay, unless this person has chosen otherwise. */
export function useSharingEdit(dates: readonly ContractDate[], before: Sharing) {
  const [contact, setContact] = useState<boolean>();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const seenIds: ReadonlySet<string> = new Set(
    dates.filter((date) => chosen.get(date._id) ?? seesDate(before, date)).map(({ _id }) => _id),
  );
  return {
    sharesContact: contact ?? before.sharesContact,
    seenIds,
    setContact,
    setSeen: (id: string, isSeen: boolean) => setChosen((now) => new Map([...now, [id, isSeen]])),
    /** Only what the person chose is sent. */
    choices: { sharesContact: contact, ...(chosen.size > 0 && choicesFor(dates, seenIds)) },
  };
}
