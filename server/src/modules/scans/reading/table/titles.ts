const SECTION_HEADINGS = [
  'title', 'owners association', 'sellers disclosures', 'loan and credit', 'appraisal', 'survey',
  'inspection and due diligence', 'inspection', 'due diligence', 'closing and possession', 'closing', 'possession', 'general',
];

/** Whether a line in the title column is the heading of a section of the form, which is no row of the table. */
export function isSectionHeading(text: string): boolean {
  return SECTION_HEADINGS.includes(text.toLowerCase().replace(/[^a-z ]/g, '').replace(/\s+/g, ' ').trim());
}

/** Whether a title ends as titles of the form do, so that a line below it starts another row. */
export function looksComplete(text: string): boolean {
  return /\b(?:deadline|date|time)\b\W*$/i.test(text) && text.trim().includes(' ');
}

/** Whether a text is a reference to a section: numbers with their dots, whatever the sign before them was read as. */
export function isReference(text: string): boolean {
  return /^[§$&S%]{0,2}[\s\d.,;§$&]*\d[\s\d.,;§$&]*$/.test(text.trim());
}
