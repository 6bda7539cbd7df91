import { TextLink } from '@keydate/ui';
import { CONTACT } from './copy';
import { Section } from './section';

export function Contact() {
  return (
    <Section id="contact" aria-labelledby="contact-title">
      <h2 id="contact-title">{CONTACT.title}</h2>
      <p>{CONTACT.text}</p>
      <TextLink href={`mailto:${CONTACT.email}`}>{CONTACT.email}</TextLink>
    </Section>
  );
}
