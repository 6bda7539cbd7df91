import { readPageSettings } from '@keydate/client';
import { PRESET_PRICE } from '@keydate/contracts/page-settings';
import { Card, Grid, media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { Section, SectionLede, SectionTitle } from '../../ui/section';
import { PRICES } from './copy';

/**
 * The prices of the plans. The server writes them into the HTML, in place of the one plan that the build writes; without a
 * catalog the section is not shown.
 */
export function Prices() {
  const { prices } = readPageSettings();
  return (
    <Section id="prices" aria-labelledby="prices-title" hidden={!prices?.length}>
      <SectionTitle id="prices-title">{PRICES.title}</SectionTitle>
      <SectionLede>{PRICES.lede}</SectionLede>
      <Plans columns={4} gap={16} as="ul">
        {(prices ?? [PRESET_PRICE]).map(({ plan, price }) => (
          <li key={plan}>
            <Card>
              <h3>{plan}</h3>
              <strong>{price}</strong>
              <p>{PRICES.month}</p>
            </Card>
          </li>
        ))}
      </Plans>
    </Section>
  );
}

const Plans = styled(Grid)`
  margin-top: ${tokens.gap[32]};

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  h3 {
    font-size: ${tokens.size[16]};
    font-weight: 600;
  }

  strong {
    display: block;
    margin-top: ${tokens.gap[8]};
    font-family: ${tokens.font.serif};
    font-size: ${tokens.size[40]};
    font-weight: 500;
    line-height: 44px;
    font-variant-numeric: lining-nums;
  }

  p {
    font-size: ${tokens.size[14]};
    color: ${tokens.color.softInk};
  }
`;
