import { emailField } from '@keydate/contracts/fields';
import fc from 'fast-check';
import type { z } from 'zod';
import { everyCall } from './every-call';
import { junkText } from './junk';
import { runs } from './runs';
import { validInput } from './valid-input';

const bodies = (await everyCall()).flatMap(({ method, path, body }) =>
  body ? [[`${method} ${path}`, body] as const] : [],
);

/** A form sends the parsed input as JSON, and the server reads it with the same schema. */
function expectTakenAgain(schema: z.ZodType, once: unknown): void {
  expect(schema.safeParse(JSON.parse(JSON.stringify(once)))).toEqual({ success: true, data: once });
}

test.each(bodies)('%s: what the browser has tidied up the server takes, and leaves as it is', (_name, body) => {
  fc.assert(
    fc.property(validInput(body), (input) => expectTakenAgain(body, body.parse(input))),
    runs(60),
  );
});

test('an email that is taken has one form, whatever was typed', () => {
  const email = emailField('Email is required', 'Invalid email address');
  const typed = fc.oneof(
    fc.emailAddress(),
    fc.tuple(junkText, junkText).map(([name, host]) => `${name}@${host}.example`),
    fc.string({ unit: 'binary', maxLength: 20 }).map((name) => ` ${name}@MAIL.example `),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const read = email.safeParse(text);
      if (!read.success) return;
      expectTakenAgain(email, read.data);
      // nothing in it begins another address, a header or a name
      expect(read.data).toMatch(/^[!-~]+$/);
      expect(read.data).not.toMatch(/[\s",:;<>()[\]\\]|@.*@/);
    }),
    runs(1500),
  );
});
