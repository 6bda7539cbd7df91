import fc from 'fast-check';
import { shortTitles } from './short-titles';

test.each([
  ['Appraisal Deadline', 'Appraisal Deadline'],
  ['Record Title Deadlin', 'Record Title Deadlin'],
  ['Inspection Objection Deadline', 'Inspection Objection'],
  ['Record Title Objection Deadline', 'Record Title Obje…'],
  ['Record Title Deadline (and Tax Certificate)', 'Record Title (and…'],
  ['Deadlines of the Homeowners’ Association', 'Deadlines of the…'],
])('%s is shown on a card as %s', (title, short) => {
  expect(shortTitles([title])).toEqual([short]);
});

test('two titles that would look alike have the ellipsis inside', () => {
  expect(
    shortTitles([
      'Association Documents Objection Deadline',
      'Closing Date',
      'Association Documents Termination Deadline',
    ]),
  ).toEqual(['Associati…bjection', 'Closing Date', 'Associati…mination']);
});

test('two titles that differ by the word "Deadline" alone keep it where they are cut, and a short one stays whole', () => {
  expect(shortTitles(['Inspection Objection', 'Inspection Objection Deadline'])).toEqual([
    'Inspection Objection',
    'Inspectio…Deadline',
  ]);
  expect(shortTitles(['Record Title Objection Deadline', 'Record Title Objection'])).toEqual([
    'Record Ti…Deadline',
    'Record Ti…bjection',
  ]);
  expect(shortTitles(['Inspection Deadline of the Seller Group', 'Inspection of the Seller Group'])).toEqual([
    'Inspection D…Group',
    'Inspection o…Group',
  ]);
});

test('the same title twice is cut at its end', () => {
  expect(shortTitles(['Record Title Objection Deadline', 'Record Title Objection Deadline'])).toEqual([
    'Record Title Obje…',
    'Record Title Obje…',
  ]);
});

const title = fc
  .array(
    fc.constantFrom('Off-Record', 'Title', 'Objection', 'Deadline', 'Association', 'Documents', 'Termination', '2'),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((words) => words.join(' '));

test('a short title has at most 20 characters, 17 and the ellipsis where it is cut', () => {
  fc.assert(
    fc.property(fc.array(title, { maxLength: 3 }), (titles) => {
      for (const [at, short] of shortTitles(titles).entries()) {
        if (short === titles[at]) expect(short.length).toBeLessThanOrEqual(20);
        else expect(short.length).toBeLessThanOrEqual(short.includes('…') ? 18 : 20);
      }
    }),
  );
});

test('two titles that end differently differ on a card', () => {
  fc.assert(
    fc.property(
      title,
      fc.uniqueArray(fc.constantFrom('Alpha', 'Bravo', 'Charlie'), { minLength: 2 }),
      (start, ends) => {
        const short = shortTitles(ends.map((end) => `${start} ${end}`));
        expect(new Set(short).size).toBe(ends.length);
      },
    ),
  );
});
