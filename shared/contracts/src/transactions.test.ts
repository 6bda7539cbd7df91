import fc from 'fast-check';
import { listingStep, newClientStep, transactionAddBody } from './transactions';

const listing = { street: '14 Juniper Way', city: 'Golden', zipcode: '80401', state: 'Colorado' };

function sentence(
  schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } },
  value: unknown,
) {
  return schema.safeParse(value).error?.issues[0]?.message;
}

test.each([
  [{ street: '14 ' }, 'Street Address must be at least 4 characters.'],
  [{ city: 'Ely' }, 'City must be at least 4 characters.'],
  [{ zipcode: '8040' }, 'Zip Code must be exactly 5 digits.'],
  [{ zipcode: '8040a' }, 'Zip Code must contain only numbers.'],
  [{ state: '' }, 'Atleast one state need to be selected.'],
  [{ state: 'Narnia' }, 'Atleast one state need to be selected.'],
])('the listing step answers %p with its sentence of spec § 5', (change, expected) => {
  expect(sentence(listingStep, { ...listing, ...change })).toBe(expected);
});

const client = { client_name: 'Rosa Ibarra', phone_number: '', email_address: 'rosa@clients.example' };

test.each([
  [{ client_name: '' }, 'Client Name is required.'],
  [{ phone_number: '303555012' }, 'Phone Number must be exactly 10 digits.'],
  [{ phone_number: '30355501234' }, 'Phone Number must be exactly 10 digits.'],
  [{ email_address: '' }, 'Email Address is required.'],
  [{ email_address: 'rosa@clients' }, 'Invalid Email Address format.'],
])('the client step answers %p with its sentence of spec § 5', (change, expected) => {
  expect(sentence(newClientStep, { ...client, ...change })).toBe(expected);
});

test('the phone is optional and trimmed, the email lower-cased', () => {
  const parsed = newClientStep.parse({
    ...client,
    phone_number: ' 3035550123 ',
    email_address: ' Rosa@Clients.Example ',
  });
  expect(parsed).toMatchObject({ phone_number: '3035550123', email_address: 'rosa@clients.example' });
  expect(newClientStep.safeParse(client).success).toBe(true);
});

test('only five digits are a zip code', () => {
  fc.assert(
    fc.property(fc.string(), (zipcode) => {
      expect(listingStep.safeParse({ ...listing, zipcode }).success).toBe(/^\d{5}$/.test(zipcode.trim()));
    }),
  );
});

const body = {
  ...listing,
  contract_type: 'Purchase',
  client_information: { client_type: 'Yes', ...client },
  contract_dates: [{ date: '06-12-2026', title: 'Closing Date', description: '' }],
};

test('a transaction without country or status gets USA and Active; its notification is left to the server', () => {
  expect(transactionAddBody.parse(body)).toMatchObject({
    country: 'USA',
    status: 'Active',
  });
});

test.each(['06-31-2026', '2026-06-12', '', 'MEC + 5 days', 'today'])(
  'a date row with %p for its day is refused, never turned into today',
  (date) => {
    const dates = [{ date, title: 'Closing Date', description: '' }];
    expect(sentence(transactionAddBody, { ...body, contract_dates: dates })).toBe('Please choose a day.');
  },
);

test('an existing client must be one of the list, a new one needs name and email', () => {
  expect(sentence(transactionAddBody, { ...body, client_information: { client_type: 'No', client_id: '' } })).toBe(
    'Please choose one of your clients.',
  );
  expect(
    transactionAddBody.safeParse({ ...body, client_information: { client_type: 'Yes', client_name: 'Rosa' } }).success,
  ).toBe(false);
});

test('whatever is sent is either refused or of the agreed shape, and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(typeof transactionAddBody.safeParse(value).success).toBe('boolean');
    }),
  );
});
