import { foldText } from '@keydate/domain/fold-text';
import { isSameStreet } from '@keydate/domain/same-street';
import { isSameChoice, preselectColumns } from '../../domain/column-choice';
import type { ContractProposals, ProposedAddress, ProposedClient } from '../../domain/contract-proposals';
import type { ListingEntry, WizardState, WizardStep } from './wizard-state';

/** True if the contract with which the person started answers a step beyond doubt, and the step has its answer. */
export function isAnswered({ start, listing, client, contractType, scan }: WizardState, step: WizardStep): boolean {
  const proposals = start?.proposals;
  if (!proposals || !scan) return false;
  const { address, side, client: proposed } = proposals;
  switch (step) {
    case 'listing':
      return address !== null && address.value.zipcode !== '' && isSameListing(listing, address.value);
    case 'client':
      return proposed?.value.kind === 'existing' && client.isNew === 'No' && client.client_id === proposed.value.id;
    case 'dates':
      return side?.value === contractType;
    case 'columns': {
      const suggested = preselectColumns(scan.table);
      return suggested.title !== null && suggested.date !== null && isSameChoice(scan.choice, suggested);
    }
    case 'review':
      return false;
  }
}

/** True if the person has entered something at the current step. A state or a side alone does not count unless they chose it. */
export function isEntered({ step, listing, client, chosen }: WizardState): boolean {
  if (step === 'listing') return chosen.state || [listing.street, listing.city, listing.zipcode].some(isTyped);
  return step === 'client' && (client.isNew === 'Yes' || hasClient(client));
}

/** Fills in what the contract proposes where the person has entered nothing. Half an address is filled in if its rest agrees. */
export function withProposals(state: WizardState, { address, side, client }: ContractProposals): WizardState {
  // a contract of another property fills in nothing: neither its client nor its side
  if (address && isContradicted(state, address.value)) return state;
  return {
    ...state,
    listing: address ? filledListing(state, address.value) : state.listing,
    contractType: side && !state.chosen.contractType ? side.value : state.contractType,
    client:
      client && isOpenFor(client.value, state.client) ? { ...state.client, ...entryOf(client.value) } : state.client,
  };
}

/** True if the person has entered no client; "Yes" is an answer, which no existing client replaces. */
function isOpenFor(proposed: ProposedClient, entered: WizardState['client']): boolean {
  return !hasClient(entered) && (entered.isNew !== 'Yes' || proposed.kind === 'new');
}

/** The address that the scanned contract states, if it contradicts the one that the person entered. */
export function contradictingAddress(state: WizardState): ProposedAddress | null {
  const address = state.scan?.address ?? null;
  return address && isContradicted(state, address) ? address : null;
}

function isContradicted(state: WizardState, address: ProposedAddress): boolean {
  const typed = typedListing(state);
  return (
    (isTyped(typed.street) && !isSameStreet(typed.street, address.street)) ||
    (['city', 'zipcode', 'state'] as const).some(
      (field) => isTyped(typed[field]) && address[field] !== '' && foldText(typed[field]) !== foldText(address[field]),
    )
  );
}

/** The listing without a state that the person has not chosen. */
function typedListing({ listing, chosen }: Pick<WizardState, 'listing' | 'chosen'>): ListingEntry {
  return { ...listing, state: chosen.state ? listing.state : '' };
}

function filledListing({ listing, chosen }: WizardState, address: ProposedAddress): ListingEntry {
  const typed = typedListing({ listing, chosen });
  return {
    street: typed.street || address.street,
    city: typed.city || address.city,
    zipcode: typed.zipcode || address.zipcode,
    state: typed.state || address.state,
  };
}

function entryOf(client: ProposedClient): Partial<WizardState['client']> {
  return client.kind === 'existing'
    ? { isNew: 'No', client_id: client.id, pickedName: client.name }
    : { isNew: 'Yes', client_name: client.name, email_address: client.email };
}

function hasClient({ client_id, client_name, email_address, phone_number }: WizardState['client']): boolean {
  return [client_id, client_name, email_address, phone_number].some(isTyped);
}

const isTyped = (text: string) => text.trim() !== '';

function isSameListing(listing: ListingEntry, address: ProposedAddress): boolean {
  return (['street', 'city', 'zipcode', 'state'] as const).every((field) => listing[field] === address[field]);
}
