import fc from 'fast-check';
import { AppError } from '../../app-error';
import { readUpdate } from './read-update';

/** The phone in a `contact`, or the refusal's sentences. */
function phoneOf(contact: string): unknown {
  try {
    return readUpdate({ contact }, undefined).phone;
  } catch (error) {
    if (error instanceof AppError) return error.fields;
    throw error;
  }
}

const REFUSED = { 'contact.phone': 'Invalid phone number' };

test('a phone is ten ASCII digits, or none; anything else is refused by its field', () => {
  const phone = fc.oneof(
    fc.stringMatching(/^\d{8,12}$/),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '３０３５５５０１４２', '303555014٢', ' 3035550142', '3035550142\n', '+303555014'),
  );
  fc.assert(
    fc.property(phone, (typed) => {
      expect(phoneOf(JSON.stringify({ phone: typed }))).toEqual(
        /^(?:[0-9]{10})?$/.test(typed) && !typed.endsWith('\n') ? typed : REFUSED,
      );
    }),
  );
});

test('a contact that is no JSON, or holds something else as the phone, is refused by its field', () => {
  const notTexts = fc.anything().filter((value) => value !== undefined && typeof value !== 'string');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.json(),
        notTexts.map((phone) => JSON.stringify({ phone })),
      ),
      (contact) => {
        const read = phoneOf(contact);
        // an object without a phone says nothing of it
        if (read === undefined) expect(JSON.parse(contact)).not.toHaveProperty('phone');
        else expect(read).toEqual(REFUSED);
      },
    ),
  );
});
