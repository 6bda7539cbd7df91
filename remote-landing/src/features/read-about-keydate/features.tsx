import { Card, Cluster, Grid, Icon, Tag, tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { FEATURES, FEATURES_TITLE, PLANNED } from './copy';
import { Section } from './section';

export function Features() {
  return (
    <Section id="features" aria-labelledby="features-title">
      <h2 id="features-title">{FEATURES_TITLE}</h2>
      <Grid columns={3} as="ul">
        {FEATURES.map(({ icon, title, text, isPlanned }) => (
          <Feature as="li" key={title}>
            <Cluster justify="space-between">
              <Icon of={icon} size={24} />
              {isPlanned && <Tag>{PLANNED}</Tag>}
            </Cluster>
            <h3>{title}</h3>
            <p>{text}</p>
          </Feature>
        ))}
      </Grid>
    </Section>
  );
}

const Feature = styled(Card)`
  list-style: none;

  h3 {
    margin: ${tokens.gap[16]} 0 ${tokens.gap[4]};
    font-size: ${tokens.size[18]};
    font-weight: 600;
  }

  p {
    color: ${tokens.color.softInk};
  }
`;
