/** The sections of the landing page and the words of their links (spec § 2.2); the ids are what links point at. */
export const SECTIONS = [
  { id: 'home', label: 'Home' },
  { id: 'features', label: 'Features' },
  { id: 'contact', label: 'Contact Us' },
  { id: 'how', label: 'How It Works' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];
