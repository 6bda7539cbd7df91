import { findExplanation } from './find-explanation';

const disclosure = { seededTitle: "Seller's Property Disclosure Deadline" };
const edited = { title: 'Repairs', seededTitle: 'Inspection Objection Deadline' };
const tax = { seededTitle: 'Record Title Deadline (and Tax Certificate)' };
const all = [disclosure, edited, tax];

test.each([
  ["Seller's Property Disclosure Deadline", disclosure],
  ['Seller’s Property Disclosure  Deadline', disclosure],
  ['SELLER’S PROPERTY DISCLOSURE DEADLINE', disclosure],
  ['Inspection Objection Deadline', edited],
  ['Record Title Deadline and Tax Certificate', tax],
])('%s is explained, whatever the reader calls it', (title, explanation) => {
  expect(findExplanation(all, title)).toBe(explanation);
});

test.each(['Repairs', 'Inspection Deadline', 'Objection Deadline', ''])('%j has no explanation', (title) => {
  expect(findExplanation(all, title)).toBeUndefined();
});
