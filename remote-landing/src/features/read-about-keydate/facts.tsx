import { media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { CLAIM, PHONE_APPS } from '../../content';
import { StoreBadge } from './illustrations/store-badge';

/** Below the hero: how many use it, and where (spec § 1). */
export function Facts() {
  return (
    <Strip>
      <Claim>
        <strong>{CLAIM.count}</strong> {CLAIM.of}
      </Claim>
      <Apps>
        <ul aria-label={PHONE_APPS.title}>
          {PHONE_APPS.badges.map((badge) => (
            <li key={badge.name}>
              <StoreBadge {...badge} />
            </li>
          ))}
        </ul>
        <p>{PHONE_APPS.fact}</p>
      </Apps>
    </Strip>
  );
}

/** Nothing in it depends on the width of a word, so that nothing moves when the fonts arrive. */
const Strip = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.gap[24]} ${tokens.gap[64]};
  margin-top: 72px;
  padding-top: ${tokens.gap[24]};
  border-top: 1px solid ${tokens.color.rule};

  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: ${tokens.gap[48]};
  }
`;

const Claim = styled.p`
  font-size: ${tokens.size[16]};
  line-height: 24px;
  color: ${tokens.color.softInk};

  strong {
    display: block;
    font-family: ${tokens.font.serif};
    font-size: ${tokens.size[40]};
    font-weight: 500;
    line-height: 44px;
    font-variant-numeric: lining-nums;
    color: ${tokens.color.ink};
  }
`;

const Apps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.gap[12]} ${tokens.gap[24]};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.gap[12]};
  }

  p {
    flex: 1 1 200px;
    font-size: ${tokens.size[14]};
    line-height: 20px;
    color: ${tokens.color.softInk};
  }
`;
