import { media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const Foot = styled.footer`
  border-top: 1px solid ${tokens.color.rule};
  background: ${tokens.color.card};
`;

export const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: ${tokens.gap[48]} ${tokens.gap[64]};
  max-width: calc(${tokens.contentWidth} + 2 * ${tokens.gap[24]});
  margin: 0 auto;
  padding: ${tokens.gap[64]} ${tokens.gap[24]} ${tokens.gap[32]};
  font-size: ${tokens.size[14]};

  h2 {
    font-size: ${tokens.size[14]};
    font-weight: 600;
  }

  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.phone} {
    padding: ${tokens.gap[48]} ${tokens.gap[16]} ${tokens.gap[24]};
  }
`;

export const Brand = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.gap[8]};

  > p {
    margin-bottom: ${tokens.gap[24]};
    color: ${tokens.color.softInk};
  }

  > form {
    justify-self: stretch;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${tokens.gap[32]} ${tokens.gap[24]};

  nav {
    display: grid;
    align-content: start;
  }

  h2 {
    margin-bottom: ${tokens.gap[4]};
  }

  a {
    padding: 6px 0;
    color: ${tokens.color.softInk};
    text-decoration: none;
  }

  a:hover {
    color: ${tokens.color.ink};
    text-decoration: underline;
  }

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const SmallPrint = styled.small`
  grid-column: 1 / -1;
  padding-top: ${tokens.gap[24]};
  border-top: 1px solid ${tokens.color.rule};
  font-size: ${tokens.size[14]};
  color: ${tokens.color.softInk};
`;
