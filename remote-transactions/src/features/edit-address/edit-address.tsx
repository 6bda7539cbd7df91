import { zodResolver } from '@hookform/resolvers/zod';
import type { Transaction } from '@keydate/contracts/transactions';
import { addressEdit } from '@keydate/contracts/transaction-update';
import { Button, Stack } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { useEffect, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { ADDRESS_FIELDS, addressSection } from '../../domain/editable-sections';
import { PropertyAddressFields, type AddressEntry } from '../../ui/address-fields';
import { ChooseVersion } from '../../ui/choose-version/choose-version';
import { edits } from '../../editing/edits.store';
import { ConfirmLeave } from '../../editing/confirm-leave';
import { MovesToSee } from '../../editing/moves-to-see';
import { NotSavedYet } from '../../editing/not-saved-yet';
import { usePersistedEdit } from '../../editing/use-persisted-edit';
import { useConflictSafeSave, type Conflict } from '../../editing/use-conflict-safe-save';
import { copy } from './copy';

interface EditAddressProps {
  transaction: Transaction;
  onClose: () => void;
}

const FORM = 'edit-address';

/** Edit Address (spec § 2.8), by the rules of spec § 5, Transaction address edit. */
export function EditAddress({ transaction, onClose }: EditAddressProps) {
  const { restored, persist, discard } = usePersistedEdit(edits.address, transaction);
  // the transaction may change behind the dialog; this edit began with this version
  const [from] = useState(restored?.from ?? transaction);
  const [isLeaving, setLeaving] = useState(false);
  const { street, city, zipcode, state } = restored?.entry ?? from;
  const form = useForm<AddressEntry>({
    resolver: zodResolver(addressEdit),
    defaultValues: { street, city, zipcode, state },
  });
  const { subscribe } = form;
  const { save, saveChoices, choose, goBack, conflict, preview, isSaving } = useConflictSafeSave(addressSection, {
    titles: copy,
    whatNext: () => copy.entriesStay,
    onSaved: discard,
    onDone: onClose,
  });

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: entry }) => (isChanged(from, entry) ? persist({ from, entry }) : discard()),
      }),
    [subscribe, from, persist, discard],
  );

  // a step after the form
  const isAsking = conflict !== null || preview !== null;
  const handleSubmit = form.handleSubmit((typed) =>
    save({ from, mine: new Map(ADDRESS_FIELDS.map((field) => [field, typed[field]])) }),
  );
  const handleClose = () => {
    if (isSaving) return;
    if (isChanged(from, form.getValues())) setLeaving(true);
    else onClose();
  };
  const handleLeave = () => {
    discard();
    onClose();
  };

  return (
    <Dialog
      isOpen
      title={copy.title}
      heading={preview ? undefined : copy.heading}
      onClose={handleClose}
      footer={
        <>
          <Button variant="secondary" disabled={isSaving} onClick={isAsking ? goBack : handleClose}>
            {isAsking ? copy.back : copy.cancel}
          </Button>
          <Button {...(isAsking ? { onClick: saveChoices } : { type: 'submit', form: FORM })} isBusy={isSaving}>
            {copy.save}
          </Button>
        </>
      }
    >
      {content()}
      <ConfirmLeave isOpen={isLeaving} onLeave={handleLeave} onStay={() => setLeaving(false)}>
        {copy.leave}
      </ConfirmLeave>
    </Dialog>
  );

  function content(): ReactNode {
    if (preview) return <MovesToSee preview={preview} isSaving={isSaving} />;
    if (conflict)
      return <ChooseVersion by={conflict.by} pairs={pairsOf(conflict)} choices={conflict.choices} onChoose={choose} />;
    return (
      <Stack as="form" id={FORM} gap={24} noValidate onSubmit={(event) => void handleSubmit(event)}>
        {restored && <NotSavedYet />}
        <PropertyAddressFields form={form} />
      </Stack>
    );
  }
}

function isChanged(from: AddressEntry, entry: AddressEntry): boolean {
  return ADDRESS_FIELDS.some((field) => from[field] !== entry[field]);
}

function pairsOf({ merged }: Conflict<string>) {
  return merged.disagreements.map(({ key, mine = '', theirs = '' }) => ({
    key,
    label: copy.fields[key] ?? key,
    mine,
    theirs,
  }));
}
