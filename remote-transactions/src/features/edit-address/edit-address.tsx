import { zodResolver } from '@hookform/resolvers/zod';
import { sentenceOf, useStates } from '@keydate/client';
import type { Transaction } from '@keydate/contracts/transactions';
import { addressEdit } from '@keydate/contracts/transaction-update';
import { Button, Notice, notify, Stack } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ADDRESS_FIELDS, addressPart } from '../../domain/deal-parts';
import { AddressFields, type AddressEntry } from '../../ui/address-fields';
import { ChooseVersion } from '../../ui/choose-version';
import { useCarefulSave, type Conflict } from '../settle-versions/use-careful-save';

interface EditAddressProps {
  deal: Transaction;
  onClose: () => void;
}

const FORM = 'edit-address';
const LABELS: Record<string, string> = { street: 'Street Address', city: 'City', zipcode: 'Zip Code', state: 'State' };

/** Edit Address (spec § 2.8), by the rules of § 5, Transaction address edit. */
export function EditAddress({ deal, onClose }: EditAddressProps) {
  // the deal may change behind the window; what is typed here was made of this one
  const [from] = useState(deal);
  const states = useStates();
  const { street, city, zipcode, state } = from;
  const form = useForm<AddressEntry>({ resolver: zodResolver(addressEdit), defaultValues: { street, city, zipcode, state } });
  const { save, saveSettled, choose, goBack, conflict, isSaving, failure } = useCarefulSave(addressPart, {
    onSaved: () => {
      notify.success('Update successful!');
      onClose();
    },
    onFailed: (error) => notify.error('Failed to Submit', sentenceOf(error)),
  });

  const handleSubmit = form.handleSubmit((typed) => save({ from, mine: new Map(ADDRESS_FIELDS.map((field) => [field, typed[field]])) }));
  const handleClose = () => {
    if (!isSaving) onClose();
  };

  return (
    <Dialog
      isOpen
      title="Edit Address"
      heading="Listing Information"
      onClose={handleClose}
      footer={
        <>
          <Button look="secondary" disabled={isSaving} onClick={conflict ? goBack : handleClose}>
            {conflict ? 'Back' : 'Cancel'}
          </Button>
          <Button {...(conflict ? { onClick: saveSettled } : { type: 'submit', form: FORM })} isBusy={isSaving}>
            Save
          </Button>
        </>
      }
    >
      {conflict ? (
        <ChooseVersion pairs={pairsOf(conflict)} choices={conflict.choices} onChoose={choose} />
      ) : (
        <Stack as="form" id={FORM} gap={24} noValidate onSubmit={(event) => void handleSubmit(event)}>
          <AddressFields form={form} states={states} />
          {failure && (
            <Notice tone="error" title="Failed to Submit">
              {sentenceOf(failure)} What you typed is still here.
            </Notice>
          )}
        </Stack>
      )}
    </Dialog>
  );
}

function pairsOf({ merged }: Conflict<string>) {
  return merged.disagreements.map(({ key, mine = '', theirs = '' }) => ({ key, label: LABELS[key] ?? key, mine, theirs }));
}
