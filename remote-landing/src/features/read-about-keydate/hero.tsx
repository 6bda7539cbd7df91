import { paths } from '@keydate/client';
import { ButtonLink, media, tokens } from '@keydate/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { HERO } from './copy';
import { ExampleCard } from './example-card';
import { Section } from './section';

export function Hero() {
  return (
    <Section id="home">
      <Columns>
        <Pitch>
          <h1>{HERO.title}</h1>
          <p>{HERO.lede}</p>
          <ButtonLink as={Link} to={paths.signUp} variant="primary">
            {HERO.action}
          </ButtonLink>
        </Pitch>
        <ExampleCard />
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  align-items: center;
  gap: ${tokens.gap[64]};
  padding: ${tokens.gap[32]} 0;

  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.gap[48]};
  }

  ${media.phone} {
    padding: 0;
  }
`;

const Pitch = styled.div`
  h1 {
    font-family: ${tokens.font.serif};
    font-size: ${tokens.size[56]};
    font-weight: 500;
    line-height: 1.04;
    letter-spacing: -0.02em;
    text-wrap: balance;
  }

  p {
    max-width: 52ch;
    margin: ${tokens.gap[24]} 0 ${tokens.gap[32]};
    font-size: ${tokens.size[18]};
    line-height: 28px;
    color: ${tokens.color.softInk};
  }

  ${media.phone} {
    h1 {
      font-size: ${tokens.size[40]};
    }
  }
`;
