import { fieldsNotTaken } from './fields-not-taken';

const kept = { client_name: 'José Okafor', phone_number: '3035550142' };

test.each([
  [{ client_name: 'José Okafor', phone_number: '3035550142' }, []],
  [{ client_name: 'jose  okafor', phone_number: '' }, []],
  [{ client_name: 'J. Okafor', phone_number: '' }, ['client_name']],
  [{ client_name: 'José Okafor', phone_number: '7205550100' }, ['phone_number']],
  [{ client_name: 'June Vale', phone_number: '7205550100' }, ['client_name', 'phone_number']],
])('of %j typed for a known client, %j is not taken', (typed, fields) => {
  expect(fieldsNotTaken(typed, kept)).toEqual(fields);
});
