import { drawFields, type FieldPlan, type Fields } from './fields';

type Listener = (event: unknown) => void;

/** One of the provider's elements, as much of it as @stripe/react-stripe-js uses. */
export interface StandInElement {
  mount: (parent: HTMLElement) => void;
  on: (event: string, listener: Listener) => StandInElement;
  off: (event: string, listener?: Listener) => StandInElement;
  update: () => void;
  unmount: () => void;
  destroy: () => void;
  value: Fields['value'];
}

const CARD: readonly FieldPlan[] = [
  { name: 'number', label: 'Card number' },
  { name: 'expiry', label: 'Expiration date' },
  { name: 'code', label: 'Security code' },
];
const address = (name: string): readonly FieldPlan[] => [
  { name: 'name', label: 'Full name', value: name },
  { name: 'line1', label: 'Address line 1' },
  { name: 'line2', label: 'Address line 2' },
  { name: 'city', label: 'City' },
  { name: 'state', label: 'State' },
  { name: 'postal_code', label: 'ZIP code' },
];

interface ElementOptions {
  defaultValues?: { name?: string };
  wallets?: { link?: 'auto' | 'never' };
}

/** The element of a type: `address`, or `payment` for anything else. */
export function standInElement(type: string, { defaultValues, wallets }: ElementOptions = {}): StandInElement {
  const listeners = new Map<string, Set<Listener>>();
  let fields: Fields | undefined;
  const emit = (event: string, detail: unknown) => listeners.get(event)?.forEach((listener) => listener(detail));
  const value = (name: string) => fields?.value(name) ?? '';
  const isAddress = type === 'address';
  const handleInput = () => emit('change', isAddress ? addressEvent(value) : { elementType: type, complete: false });

  const element: StandInElement = {
    mount: (parent) => {
      fields = drawFields(parent, isAddress ? address(defaultValues?.name ?? '') : CARD, handleInput);
      if (!isAddress && wallets?.link !== 'never') parent.prepend(linkButton());
      queueMicrotask(() => emit('ready', element));
    },
    on: (event, listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      return element;
    },
    off: (event, listener) => {
      if (listener) listeners.get(event)?.delete(listener);
      else listeners.delete(event);
      return element;
    },
    update: () => undefined,
    unmount: () => fields?.remove(),
    destroy: () => fields?.remove(),
    value,
  };
  return element;
}

/** As the provider's element, unless its options forbid it. */
function linkButton(): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { type: 'button', textContent: 'Pay with Link' });
}

function addressEvent(value: Fields['value']) {
  const [line1, line2, city, state, postal_code] = ['line1', 'line2', 'city', 'state', 'postal_code'].map(value);
  const complete = [value('name'), line1, city, state, postal_code].every(Boolean);
  return {
    elementType: 'address',
    complete,
    value: { name: value('name'), address: { line1, line2, city, state, postal_code, country: 'US' } },
  };
}
