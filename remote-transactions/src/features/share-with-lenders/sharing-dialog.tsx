import type { TransactionLender } from '@keydate/contracts/lenders';
import type { Transaction } from '@keydate/contracts/transactions';
import { isDeadlineForLenders } from '@keydate/domain/lender-access';
import { useChangeButton } from '@keydate/forms/call';
import { Button, notify, Stack, UnbrokenDays } from '@keydate/ui';
import { Checkbox, ChoiceGroup } from '@keydate/ui/forms';
import { Dialog } from '@keydate/ui/overlays';
import { useState } from 'react';
import { useShareWithLender } from '../../api/lenders';
import { copy } from './copy';

interface SharingDialogProps {
  lender: TransactionLender;
  who: string;
  transaction: Transaction;
  onClose: () => void;
}

/** The parts of a transaction that one lender sees in addition to those that all lenders see. */
export function SharingDialog({ lender, who, transaction, onClose }: SharingDialogProps) {
  // a colleague's changes in the meantime stay, unless this person has chosen otherwise
  const [contact, setContact] = useState<boolean>();
  const [chosenDates, setChosenDates] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isShared = (id: string) => chosenDates.get(id) ?? lender.sharedDates.includes(id);
  const saving = useChangeButton(useShareWithLender(lender._id, transaction._id), {
    onDone: () => {
      onClose();
      notify.success(copy.saved);
    },
    failed: copy.failedAction,
  });
  const others = transaction.contractDates.filter(({ title }) => !isDeadlineForLenders(title));
  const handleSave = () =>
    saving.press({
      sharesContact: contact,
      sharedDates: chosenDates.size === 0 ? undefined : others.map(({ _id }) => _id).filter(isShared),
    });
  const toggle = (id: string, isChosen: boolean) => setChosenDates((before) => new Map([...before, [id, isChosen]]));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={copy.shareWith(who)}
      footer={
        <>
          <Button variant="ghost" disabled={saving.isBusy} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button isBusy={saving.isBusy} onClick={handleSave}>
            {copy.save}
          </Button>
        </>
      }
    >
      <Stack gap={24}>
        <p>{copy.lede}</p>
        <Checkbox
          label={copy.contact}
          checked={contact ?? lender.sharesContact}
          onChange={({ target }) => setContact(target.checked)}
        />
        {others.length === 0 ? (
          <p>{copy.noOthers}</p>
        ) : (
          <ChoiceGroup legend={copy.others}>
            <Stack gap={8}>
              {others.map(({ _id, title, date }) => (
                <Checkbox
                  key={_id}
                  label={<UnbrokenDays text={`${title}, ${date}`} />}
                  checked={isShared(_id)}
                  onChange={({ target }) => toggle(_id, target.checked)}
                />
              ))}
            </Stack>
          </ChoiceGroup>
        )}
      </Stack>
    </Dialog>
  );
}
