import { Card, tokens } from '@keydate/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Carousel } from '../../ui/carousel/carousel';
import { Section, SectionTitle } from '../../ui/section';
import { FEATURES, FEATURES_NAME, FEATURES_TITLE } from './copy';
import {
  ContractsDrawing,
  MessagesDrawing,
  OpinionDrawing,
  ReadingDrawing,
  ReminderDrawing,
  TeamDrawing,
} from './illustrations/feature-drawings';

const DRAWINGS: Record<(typeof FEATURES)[number]['id'], ReactNode> = {
  reminders: <ReminderDrawing />,
  contracts: <ContractsDrawing />,
  team: <TeamDrawing />,
  messages: <MessagesDrawing />,
  reading: <ReadingDrawing />,
  opinion: <OpinionDrawing />,
};

/** spec § 9: moves every 3 s on small screens. */
const EVERY_MS = 3000;

/** The advertised features: a carousel on small screens, a grid on large ones (spec § 2.2). */
export function Features() {
  return (
    <Section id="features" aria-labelledby="features-title">
      <Carousel
        name={FEATURES_NAME}
        heading={<SectionTitle id="features-title">{FEATURES_TITLE}</SectionTitle>}
        slides={FEATURES.map((feature) => (
          <Feature key={feature.id} {...feature} />
        ))}
        visible={{ wide: 3, compact: 2, phone: 1 }}
        everyMs={EVERY_MS}
        stopsOnInteraction
        isGridWhenWide
        whenStill="row"
      />
    </Section>
  );
}

function Feature({ id, title, text }: (typeof FEATURES)[number]) {
  return (
    <FeatureCard>
      <Picture>{DRAWINGS[id]}</Picture>
      <h3>{title}</h3>
      <p>{text}</p>
    </FeatureCard>
  );
}

const FeatureCard = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: start;
  height: 100%;

  h3 {
    margin: ${tokens.gap[24]} 0 ${tokens.gap[4]};
    font-size: ${tokens.size[18]};
    font-weight: 600;
    line-height: 24px;
  }

  p {
    flex: 1;
    margin-bottom: ${tokens.gap[12]};
    color: ${tokens.color.softInk};
  }
`;

const Picture = styled.div`
  display: grid;
  justify-items: center;
  align-self: stretch;
`;
