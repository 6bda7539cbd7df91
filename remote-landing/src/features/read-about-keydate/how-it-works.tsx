import { Grid, tokens } from '@keydate/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Section, SectionTitle } from '../../ui/section';
import { STEPS, STEPS_TITLE } from './copy';
import { RemindDrawing, SignUpDrawing, TogetherDrawing, UploadDrawing } from './illustrations/step-drawings';

const DRAWINGS: Record<(typeof STEPS)[number]['id'], ReactNode> = {
  signUp: <SignUpDrawing />,
  upload: <UploadDrawing />,
  remind: <RemindDrawing />,
  together: <TogetherDrawing />,
};

/** The flow of spec § 1 in four steps. */
export function HowItWorks() {
  return (
    <Band>
      <Section id="how" aria-labelledby="how-title">
        <SectionTitle id="how-title">{STEPS_TITLE}</SectionTitle>
        <Steps columns={4} gap={32} as="ol">
          {STEPS.map(({ id, title, text }, at) => (
            <li key={id}>
              <Number aria-hidden>{at + 1}</Number>
              {DRAWINGS[id]}
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Steps>
      </Section>
    </Band>
  );
}

const Band = styled.div`
  border-block: 1px solid ${tokens.color.rule};
  background: ${tokens.color.card};
`;

const Steps = styled(Grid)`
  margin-top: ${tokens.gap[32]};

  li {
    padding-top: ${tokens.gap[16]};
    border-top: 1px solid ${tokens.color.ink};
  }

  h3 {
    margin: ${tokens.gap[16]} 0 ${tokens.gap[4]};
    font-size: ${tokens.size[18]};
    font-weight: 600;
    line-height: 24px;
  }

  p {
    color: ${tokens.color.softInk};
  }
`;

const Number = styled.span`
  display: block;
  font-family: ${tokens.font.serif};
  font-size: ${tokens.size[40]};
  line-height: 1;
  font-variant-numeric: lining-nums;
`;
