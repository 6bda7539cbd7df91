import { paths } from '@keydate/client';
import { ButtonLink, media, tokens } from '@keydate/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Section } from '../../ui/section';
import { HERO } from './copy';
import { ExampleCard } from './example-card';
import { Facts } from './facts';
import { ContractDrawing } from './illustrations/contract-drawing';

/** One sentence, and one picture: a contract's table of dates becomes a card of deadlines. */
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
        <Scene>
          <Contract />
          <ExampleCard />
        </Scene>
      </Columns>
      <Facts />
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
  align-items: center;
  gap: ${tokens.gap[64]};

  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.gap[48]};
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
    max-width: 46ch;
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

const Scene = styled.div`
  position: relative;
  width: 100%;
  max-width: 540px;
  margin-left: auto;
  padding: 120px 0 0 96px;

  figure {
    position: relative;
  }

  ${media.compact} {
    margin-inline: auto;
  }

  ${media.phone} {
    padding: 88px 0 0 24px;
  }
`;

/** Behind the card, so that the table of dates shows above and next to it. */
const Contract = styled(ContractDrawing)`
  position: absolute;
  top: 0;
  left: 0;
  width: 300px;
  height: 100%;
`;
