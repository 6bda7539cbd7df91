import fc from 'fast-check';
import { createCompanyBody, updateCompanyBody } from './companies';
import { otpBody, signInBody, signUpBody } from './people';

function sentences(
  schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } },
  value: unknown,
) {
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}

const details = { fullName: 'Ada Quill', email: 'ada@agents.example' };

test('sign-in asks for what is missing', () => {
  expect(sentences(signInBody, { email: '', password: '' })).toEqual(['Email is required', 'Password is required']);
});

test('sign-in says of what is too long that it is, and not that it is missing', () => {
  const long = { email: `${'a'.repeat(250)}@agents.example`, password: 'x'.repeat(1001) };
  expect(sentences(signInBody, long)).toEqual(['This email is too long.', 'This password is too long.']);
});

test('sign-up needs a name and an email, which it lower-cases', () => {
  expect(sentences(signUpBody, { fullName: ' ', email: '' })).toContain('Full Name is required');
  expect(sentences(signUpBody, { ...details, email: '' })).toContain('Email is required');
  expect(signUpBody.parse({ ...details, email: ' ADA@Agents.Example' }).email).toBe('ada@agents.example');
});

test('an invite code that starts with C is refused: "Client are not allowed", kept though odd', () => {
  expect(sentences(signUpBody, { ...details, referralCode: 'C-4K2M' })).toEqual(['Client are not allowed']);
  expect(sentences(signUpBody, { ...details, referralCode: 'c-4k2m' })).toEqual(['Client are not allowed']);
  expect(signUpBody.safeParse({ ...details, referralCode: 'A-4K2M' }).success).toBe(true);
});

test('a one-time code is six digits', () => {
  expect(sentences(otpBody, { otp: '', email: details.email })[0]).toBe('Otp is required');
  fc.assert(
    fc.property(fc.string(), (otp) => {
      expect(otpBody.safeParse({ otp, email: details.email }).success).toBe(/^\d{6}$/.test(otp.trim()));
    }),
  );
});

const companyBody = {
  name: 'Quill & Partners',
  website: 'quill.example',
  primaryColor: '#000000',
  secondaryColor: '#00000080',
  address: { street: '1 Main St', city: 'Golden', state: 'Colorado', zipCode: '80401' },
};

test.each([
  ['quill', false],
  ['quill.example', true],
  ['https://www.quill.example/team', true],
  ['javascript:alert(1)', false],
])('a website must look like a domain: %p', (website, good) => {
  expect(sentences(createCompanyBody, { ...companyBody, website })).toEqual(good ? [] : ['Invalid URL format']);
});

test.each(['Narnia', 'CO', 'colorado'])('a company is in none of the states that is called %s', (state) => {
  const address = { ...companyBody.address, state };
  const sentence = ['Please choose one of the states.'];
  expect(sentences(createCompanyBody, { ...companyBody, address })).toEqual(sentence);
  expect(sentences(updateCompanyBody, { ...companyBody, contact: { address } })).toEqual(sentence);
  expect(updateCompanyBody.safeParse({ ...companyBody, contact: companyBody }).success).toBe(true);
});

test('a company without a name is told so', () => {
  expect(sentences(createCompanyBody, { ...companyBody, name: '' })).toEqual(['Company Name is required']);
});

test('no schema of signing in throws, whatever is sent', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      for (const schema of [signInBody, signUpBody, otpBody, createCompanyBody]) schema.safeParse(value);
    }),
  );
});
