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
