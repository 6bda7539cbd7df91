import type { AddressValue } from '../messages';
import { field, watchFields, type Frame } from './open-frame';

const needed = (text: string) => (text === '' ? 'This field is incomplete.' : null);
const CHECKS = {
  name: needed,
  line1: needed,
  city: needed,
  state: needed,
  postal: (text: string) => (/^\d{5}(?:-\d{4})?$/.test(text) ? null : 'Your ZIP is invalid.'),
};

// prettier-ignore
const STATES = [
  'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA',
  'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX',
  'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY',
];

/** The frame in which an address is typed. */
export function startAddress(frame: Frame): void {
  for (const state of ['', ...STATES]) field('state').append(new Option(state === '' ? 'Select' : state, state));
  const { defaults } = frame.settings;
  const preset = { name: defaults?.name, postal: defaults?.address?.postal_code, ...defaults?.address };
  for (const [id, value] of Object.entries(preset)) {
    if (typeof value === 'string' && document.getElementById(id)) field(id).value = value;
  }
  const form = watchFields(CHECKS);
  const change = () =>
    frame.tell({
      told: 'change',
      complete: form.isComplete(),
      empty: field('name').value === '',
      value: typedAddress(),
    });
  addEventListener('input', change);
  frame.listen(async (asked) => {
    if (asked.ask === 'focus') field('name').focus();
    const problem = asked.ask === 'validate' ? form.firstProblem() : null;
    if (problem !== null) return { error: { type: 'validation_error', message: problem } };
    return { complete: form.isComplete(), value: typedAddress() };
  });
  frame.tell({ told: 'ready' });
  if (form.isComplete()) change();
}

function typedAddress(): AddressValue {
  const text = (id: string) => field(id).value.trim();
  return {
    name: text('name'),
    address: {
      line1: text('line1'),
      line2: text('line2') === '' ? null : text('line2'),
      city: text('city'),
      state: text('state'),
      postal_code: text('postal'),
      country: text('country'),
    },
  };
}
