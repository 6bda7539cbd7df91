import { Grid, tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { STEPS, STEPS_TITLE } from './copy';
import { Section } from './section';

export function HowItWorks() {
  return (
    <Section id="how" aria-labelledby="how-title">
      <h2 id="how-title">{STEPS_TITLE}</h2>
      <Grid columns={4} as="ol">
        {STEPS.map(({ title, text }, at) => (
          <Step key={title}>
            <span aria-hidden>{at + 1}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </Step>
        ))}
      </Grid>
    </Section>
  );
}

const Step = styled.li`
  padding-top: ${tokens.gap[16]};
  border-top: 1px solid ${tokens.color.ink};
  list-style: none;

  span {
    font-family: ${tokens.font.serif};
    font-size: ${tokens.size[40]};
    line-height: 1;
  }

  h3 {
    margin: ${tokens.gap[16]} 0 ${tokens.gap[4]};
    font-size: ${tokens.size[16]};
    font-weight: 600;
  }

  p {
    color: ${tokens.color.softInk};
  }
`;
