import { media, tokens } from '@keydate/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${tokens.layer.bar};
  border-bottom: 1px solid ${tokens.color.rule};
  background: ${tokens.color.paper};
`;

export const Inner = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${tokens.gap[24]};
  max-width: calc(${tokens.contentWidth} + 2 * ${tokens.gap[24]});
  min-height: 64px;
  margin: 0 auto;
  padding: 0 ${tokens.gap[24]};

  ${media.phone} {
    padding: 0 ${tokens.gap[16]};
  }
`;

export const HomeLink = styled(Link)`
  display: flex;
  color: inherit;
  text-decoration: none;
`;

export const Sections = styled.nav`
  display: flex;
  gap: ${tokens.gap[24]};
  margin-left: auto;
  font-size: ${tokens.size[14]};
  color: ${tokens.color.softInk};

  a {
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    color: ${tokens.color.ink};
  }

  ${media.compact} {
    display: none;
  }
`;

export const Account = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[16]};

  ${media.compact} {
    display: none;
  }
`;

export const LogIn = styled(Link)`
  font-size: ${tokens.size[14]};
  font-weight: 550;
  color: inherit;
  text-decoration: none;
`;

export const OnSmallScreens = styled.div`
  display: none;
  margin-left: auto;

  ${media.compact} {
    display: block;
  }
`;
