/** The sections of the landing page, with the text of their links (spec § 2.2). */
export const SECTIONS = [
  { id: 'home', label: 'Home' },
  { id: 'features', label: 'Features' },
  { id: 'contact', label: 'Contact Us' },
  { id: 'how', label: 'How It Works' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];
