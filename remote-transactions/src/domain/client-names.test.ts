import { addressLine, clientTitle } from './client-names';

test('a client without a name is shown by email', () => {
  expect(clientTitle({ client_name: ' ', email_address: 'rosa@mail.example' })).toBe('rosa@mail.example');
  expect(clientTitle({ client_name: 'Rosa Ibarra', email_address: 'rosa@mail.example' })).toBe('Rosa Ibarra');
});

test('the address line is street, city, state, country, without empty parts', () => {
  expect(addressLine({ street: '14 Juniper Way', city: 'Golden', state: 'Colorado', country: 'USA' })).toBe(
    '14 Juniper Way, Golden, Colorado, USA',
  );
  expect(addressLine({ street: '14 Juniper Way', city: 'Golden' })).toBe('14 Juniper Way, Golden');
});
