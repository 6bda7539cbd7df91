import { useState } from 'react';
import { ContractPicture } from '../../ui/contract-picture';
import { Unfolding } from '../../ui/unfolding';
import { copy } from './copy';
import { usePictureOfDeadline } from './deadline-pictures';

/** The row of the contract from which a deadline was entered, which a person unfolds. Nothing if it has no picture. */
export function RowInContract({ id, title }: { id: string; title: string }) {
  const picture = usePictureOfDeadline(id);
  const [isOpen, setOpen] = useState(false);
  if (!picture) return null;
  return (
    <Unfolding onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={copy.inContractOf(title)}>{copy.inContract}</summary>
      {isOpen && <ContractPicture url={picture.url} title={title} page={picture.page} />}
    </Unfolding>
  );
}
