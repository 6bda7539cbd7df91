import { media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { PARTNERS } from '../../content';
import { Carousel } from '../../ui/carousel/carousel';
import { Section } from '../../ui/section';
import { copy } from './copy';

/** spec § 9: nine logos, looping, every 1 s, not stopped by interaction. */
const EVERY_MS = 1000;

export function Partners() {
  return (
    <Strip id="partners" aria-labelledby="partners-title">
      <Carousel
        name={copy.name}
        heading={<Title id="partners-title">{copy.title}</Title>}
        slides={PARTNERS.map(({ name, mark }) => (
          <Partner key={name}>
            <svg viewBox="0 0 32 32" width={32} height={32} aria-hidden focusable={false}>
              <path d={mark} />
            </svg>
            {name}
          </Partner>
        ))}
        visible={{ wide: 5, compact: 3, phone: 2 }}
        everyMs={EVERY_MS}
        stopsOnInteraction={false}
        whenStill="grid"
      />
    </Strip>
  );
}

/** Close to the testimonials above it. */
const Strip = styled(Section)`
  padding-block: 0 ${tokens.gap[24]};
`;

const Title = styled.h2`
  align-self: center;
  font-size: ${tokens.size[16]};
  font-weight: 550;
  color: ${tokens.color.softInk};
`;

const Partner = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[12]};
  height: 100%;
  min-height: 48px;
  font-family: ${tokens.font.serif};
  font-size: ${tokens.size[18]};
  font-weight: 500;
  line-height: 1.15;
  color: ${tokens.color.softInk};

  svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  ${media.phone} {
    gap: ${tokens.gap[8]};
    font-size: ${tokens.size[16]};
  }
`;
