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
  const setSeen = (date: ContractDate, isSeen: boolean) =>
    setChosen((now) => {
      const others = [...now].filter(([id]) => id !== date._id);
      // a box that is as it was again is no choice
      return new Map(isSeen === seesDate(before, date) ? others : [...others, [date._id, isSeen]]);
    });
  return {
    sharesContact: contact ?? before.sharesContact,
    seenIds,
    setContact: (shares: boolean) => setContact(shares === before.sharesContact ? undefined : shares),
    setSeen,
    /** Only what the person chose is sent. */
    choices: {
      sharesContact: contact,
      ...(chosen.size > 0 && { ...choicesFor(dates, seenIds), changedDates: [...chosen.keys()] }),
    },
  };
}
