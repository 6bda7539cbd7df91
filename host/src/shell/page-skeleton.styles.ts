import { delayedFadeIn, media, Stack, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const Page = styled(Stack)`
  ${delayedFadeIn}
`;

/** Looks like the heading that the page will have. */
export const Title = styled.p`
  font-size: ${tokens.size[28]};
  font-weight: 600;
  line-height: 40px;
  letter-spacing: -0.015em;
`;

/** A picture at the left of its lines. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: 38px minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.gap[12]};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: ${tokens.gap[32]};
  align-items: start;

  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Panes = styled.div`
  display: grid;
  grid-template-columns: 320px minmax(0, 1fr);
  gap: ${tokens.gap[32]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > :last-child {
      display: none;
    }
  }
`;
