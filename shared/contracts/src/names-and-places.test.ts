import fc from 'fast-check';
import type { z } from 'zod';
import { createCompanyBody, companySettings } from './companies';
import { COMPANY_NAME_MAX, PERSON_NAME_MAX } from './limits';
import { signUpBody, updateUser } from './people';
import { newClientStep } from './transactions';

const NASTY = [
  '',
  ' ',
  '\u200b\u200d',
  '\u3164',
  '\u2800',
  '\u0301\u0301',
  '\0',
  '\ud800',
  '\u202egnp',
  '\r\nBcc: a@b.example',
  '１２３４５',
  '٣٤٥٦٧',
  '<b>',
  'x'.repeat(10_000),
];
const text = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 250 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const anything = fc.oneof(text, fc.anything());

const read = (field: z.ZodType, value: unknown) => {
  const { success, data, error } = field.safeParse(value);
  // where several fit, form and server show the first
  return { taken: success ? data : undefined, sentence: error?.issues[0]?.message };
};

/** Expects that the field refuses the value with a sentence of `said`. */
function expectSentence(field: z.ZodType, value: unknown, said: readonly string[]): void {
  const { taken, sentence } = read(field, value);
  if (taken === undefined && typeof value === 'string') expect(said).toContain(sentence);
}

describe.each([
  [
    'who signs up',
    signUpBody.shape.fullName,
    PERSON_NAME_MAX,
    ['Full Name is required', 'Full Name may have at most 120 characters.'],
  ],
  [
    'a person in the settings',
    updateUser.body.shape.fullName.unwrap(),
    PERSON_NAME_MAX,
    ['First name is required', 'The name may have at most 120 characters.'],
  ],
  [
    'a new client',
    newClientStep.shape.client_name,
    PERSON_NAME_MAX,
    ['Client Name is required.', 'Client Name may have at most 120 characters.'],
  ],
  [
    'a new company',
    createCompanyBody.shape.name,
    COMPANY_NAME_MAX,
    ['Company Name is required', 'Company Name may have at most 200 characters.'],
  ],
  [
    'a company in the settings',
    companySettings.shape.name,
    COMPANY_NAME_MAX,
    ['Company name is required', 'Company name may have at most 200 characters.'],
  ],
] as const)('the name of %s', (_whose, field, max, said) => {
  test('stands on one line, can be seen, and turns nothing around', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const { taken } = read(field, typed);
        if (typeof taken !== 'string') return;
        expect(taken.length).toBeLessThanOrEqual(max);
        expect(taken).not.toMatch(/^\s|\s$|\s\s|[\r\n\t\u2028\u2029\u202a-\u202e\u2066-\u2069]/);
        expect(taken.replace(/[\s\p{M}\p{Cf}]/gu, '')).not.toBe('');
      }),
      { numRuns: 500 },
    );
  });

  const LINKED = 'A name may not hold a web address.';

  test.each([
    'Win $500 at https://prize.example',
    'HTTP://a.example',
    'see WWW.prize.example',
    'ｗｗｗ．prize.example',
    'w\u200bww.a.example',
  ])('holds no web address: %s', (name) => {
    expect(read(field, name).sentence).toBe(LINKED);
  });

  test('is refused with one sentence, of three', () => {
    fc.assert(fc.property(anything, (typed) => expectSentence(field, typed, [...said, LINKED])));
    for (const nothing of ['', '  ', '\n', '\u200b\u200d', '\u3164', '\u2800', '\u0301', '\u202e'])
      expect(read(field, nothing).sentence).toBe(said[0]);
    expect(read(field, 'x'.repeat(max + 1)).sentence).toBe(said[1]);
  });

  test.each([
    'Ada',
    'Zoë O’Neill-Þórsson',
    '李小龍',
    'محمد',
    'N’Golo',
    'Ann-Marie 3rd',
    '👩‍🚀 & Sons',
    'Homes.com Realty',
    'x'.repeat(max),
  ])('may be %s', (name) => {
    expect(read(field, ` ${name}  `).taken).toBe(name);
  });
});

describe.each([
  [
    'a new company',
    createCompanyBody.shape.website,
    ['Website is required', 'Website may have at most 200 characters.', 'Invalid URL format'],
  ],
  ['a company in the settings', companySettings.shape.website, ['Invalid URL']],
] as const)('the website of %s', (_whose, field, said) => {
  const address = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.domain(),
    text,
    fc
      .tuple(fc.constantFrom('javascript:', 'data:', 'ftp://', '//', 'http://a@', 'https://'), fc.domain())
      .map((parts) => parts.join('')),
  );

  test('is one of the web, with a dot in its host and nobody’s name or password in front', () => {
    fc.assert(
      fc.property(address, (typed) => {
        const { taken } = read(field, typed);
        if (typeof taken !== 'string') return;
        const { protocol, host, username, password } = new URL(
          /^https?:\/\//i.test(taken) ? taken : `https://${taken}`,
        );
        expect([/^https?:$/.test(protocol), host.includes('.'), username, password]).toEqual([true, true, '', '']);
      }),
      { numRuns: 1000 },
    );
  });

  test('is refused with one sentence', () => {
    fc.assert(fc.property(fc.oneof(anything, address), (typed) => expectSentence(field, typed, said)));
  });

  test.each([
    'finch',
    'javascript:alert(1)',
    'javascript://a.example/%0aalert(1)',
    'data:text/html,a.b',
    'https://me@finch.example',
    'finch .example',
    'x.y'.repeat(100),
  ])('is not %s', (website) => {
    expect(read(field, website).taken).toBeUndefined();
  });
});

describe.each([
  [
    'a new company',
    createCompanyBody.shape.address.shape.zipCode,
    ['Zip Code is required', 'Zip Code may have at most 200 characters.', 'Zip Code must be exactly 5 digits.'],
  ],
  [
    'a company in the settings',
    companySettings.shape.contact.shape.address.shape.zipCode,
    ['Enter a valid number', 'Zip Code must be exactly 5 digits.'],
  ],
] as const)('the zip code of %s', (_whose, field, said) => {
  test('is five ASCII digits, and whatever else is refused with one sentence', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.stringMatching(/^\d{0,7}$/)), (typed) => {
        const { taken } = read(field, typed);
        expect(taken !== undefined).toBe(typeof typed === 'string' && /^[0-9]{5}$/.test(typed.trim()));
        expectSentence(field, typed, said);
      }),
      { numRuns: 500 },
    );
  });
});
