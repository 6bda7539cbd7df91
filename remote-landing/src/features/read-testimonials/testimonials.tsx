import { Card, tokens } from '@keydate/ui';
import { Star } from '@keydate/ui/icons';
import { styled } from 'styled-components';
import { PLACEHOLDER, TESTIMONIALS } from '../../content';
import { Carousel } from '../../ui/carousel/carousel';
import { Section, SectionTitle } from '../../ui/section';
import { copy } from './copy';

/** spec § 9: moves every 3 s, and stops on interaction. */
const EVERY_MS = 3000;
const STARS = [1, 2, 3, 4, 5];

export function Testimonials() {
  return (
    <Section id="testimonials" aria-labelledby="testimonials-title">
      <Carousel
        name={copy.name}
        heading={<SectionTitle id="testimonials-title">{copy.title}</SectionTitle>}
        slides={TESTIMONIALS.map(({ id, stars }) => (
          <Quote key={id} as="figure">
            <Stars role="img" aria-label={copy.stars(stars)}>
              {STARS.filter((star) => star <= stars).map((star) => (
                <Star key={star} size={16} aria-hidden focusable={false} />
              ))}
            </Stars>
            <blockquote>{PLACEHOLDER.text}</blockquote>
            <figcaption>{PLACEHOLDER.author}</figcaption>
          </Quote>
        ))}
        visible={{ wide: 3, compact: 2, phone: 1 }}
        everyMs={EVERY_MS}
        stopsOnInteraction
        whenStill="row"
      />
    </Section>
  );
}

const Quote = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.gap[16]};
  height: 100%;

  blockquote {
    flex: 1;
    margin: 0;
    font-family: ${tokens.font.serif};
    font-size: ${tokens.size[18]};
    line-height: 28px;
  }

  figcaption {
    font-size: ${tokens.size[14]};
    color: ${tokens.color.softInk};
  }
`;

const Stars = styled.span`
  display: flex;
  gap: 2px;

  svg {
    fill: currentColor;
  }
`;
