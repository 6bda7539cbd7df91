import { readPageSettings } from '@keydate/client';
import { media, TextLink, tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { Section, SectionLede, SectionTitle } from '../../ui/section';
import { CONTACT } from './copy';
import { LetterDrawing } from './illustrations/letter-drawing';

export function Contact() {
  const { contactEmail } = readPageSettings();
  return (
    <Section id="contact" aria-labelledby="contact-title">
      <Panel>
        <div>
          <SectionTitle id="contact-title">{CONTACT.title}</SectionTitle>
          <SectionLede>{CONTACT.text}</SectionLede>
          <Address href={`mailto:${contactEmail}`}>{contactEmail}</Address>
        </div>
        <LetterDrawing />
      </Panel>
    </Section>
  );
}

const Panel = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.gap[48]};
  padding: 56px ${tokens.gap[64]};
  border: 1px solid ${tokens.color.rule};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.sunken};

  > svg {
    flex: none;
    width: 220px;
  }

  ${media.compact} {
    padding: ${tokens.gap[48]} ${tokens.gap[32]};
  }

  ${media.phone} {
    display: block;
    padding: ${tokens.gap[24]};

    > svg {
      width: 140px;
      margin-top: ${tokens.gap[24]};
    }
  }
`;

const Address = styled(TextLink)`
  display: inline-block;
  margin-top: ${tokens.gap[24]};
  font-size: ${tokens.size[18]};
`;
