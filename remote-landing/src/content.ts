/**
 * The landing page's claims that nothing in the product proves (spec § 1, § 2.2). They are the specification's placeholders:
 * replace them here when there is something true to say.
 */

export const CLAIM = { count: '1.5K+', of: 'happy clients' } as const;

export const PHONE_APPS = {
  title: 'Keydate as an app',
  badges: [
    { lead: 'Keydate for your', name: 'Phone', device: 'phone' },
    { lead: 'Keydate for your', name: 'Tablet', device: 'tablet' },
  ],
  fact: 'Runs in the browser of your phone and tablet too. There is nothing to install.',
} as const;

/** Spec § 3, Testimonial item. */
interface Testimonial {
  id: string;
  /** Of five. */
  stars: number;
}

/**
 * The seven placeholders that spec § 2.2 asks for, with identical text. Replace them here when customers have written: who, what
 * and how many stars.
 */
export const TESTIMONIALS: readonly Testimonial[] = ['1', '2', '3', '4', '5', '6', '7'].map((id) => ({ id, stars: 5 }));

export const PLACEHOLDER = {
  text: 'I check the list once, when the contract is signed. After that everybody on the transaction knows what is due next, and so do I.',
  author: 'A realtor',
} as const;

/**
 * The nine partner logos of spec § 9: a name and a mark each. The offices are invented; replace them here. A mark is a path in a
 * square of 32, drawn in one color.
 */
export const PARTNERS = [
  { name: 'Alder & Finch', mark: 'M16 3v26M16 12C9 12 7 8 7 4c6 0 9 3 9 8zM16 20c7 0 9-4 9-8-6 0-9 3-9 8z' },
  { name: 'Mesa & Vale', mark: 'M2 26h28M4 26l4-12h8l4 12M18 20l3-6h6l3 12' },
  { name: 'Larkspur Title', mark: 'M16 4l12 8v16H4V12zM12 28v-9h8v9' },
  { name: 'Two Junipers', mark: 'M10 4l7 12H3zM10 16v12M23 9l6 10H17zM23 19v9' },
  { name: 'Quill & Deed', mark: 'M6 28C8 14 15 6 27 4c-1 11-7 18-17 19M6 28l8-11' },
  { name: 'Hale Street', mark: 'M5 28V9l7-5 7 5v19zM19 28V15h8v13M10 13h4M10 19h4' },
  { name: 'Northlight Homes', mark: 'M16 3v6M16 23v6M3 16h6M23 16h6M7 7l4 4M21 21l4 4M25 7l-4 4M11 21l-4 4' },
  { name: 'Poudre River', mark: 'M3 10c4-4 8-4 13 0s9 4 13 0M3 17c4-4 8-4 13 0s9 4 13 0M3 24c4-4 8-4 13 0s9 4 13 0' },
  {
    name: 'Okafor Lending',
    mark: 'M16 4a12 12 0 1 0 0 24 12 12 0 0 0 0-24zM16 10v12M12 13h6a2 2 0 0 1 0 4h-4a2 2 0 0 0 0 4h6',
  },
] as const;
