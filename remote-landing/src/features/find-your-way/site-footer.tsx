import { paths } from '@keydate/client';
import { Logo, media, tokens } from '@keydate/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { copy } from './copy';
import { SectionLink } from './section-link';
import { SECTIONS } from './sections';

export function SiteFooter() {
  return (
    <Foot>
      <Inner>
        <Logo size={26} />
        <nav aria-label={copy.quickLinks}>
          <h2>{copy.quickLinks}</h2>
          {SECTIONS.map(({ id, label }) => (
            <SectionLink key={id} to={id}>
              {label}
            </SectionLink>
          ))}
        </nav>
        <nav aria-label={copy.legal}>
          <h2>{copy.legal}</h2>
          {/* spec § 2.2: scrolls to top and goes there */}
          <Link to={paths.privacyPolicy} onClick={() => window.scrollTo(0, 0)}>
            {copy.privacyPolicy}
          </Link>
          <Link to={paths.terms}>{copy.termsOfService}</Link>
        </nav>
        <small>{copy.copyright}</small>
      </Inner>
    </Foot>
  );
}

const Foot = styled.footer`
  border-top: 1px solid ${tokens.color.rule};
`;

const Inner = styled.div`
  display: grid;
  grid-template-columns: 1fr auto auto;
  gap: ${tokens.gap[32]} ${tokens.gap[64]};
  max-width: ${tokens.contentWidth};
  margin: 0 auto;
  padding: ${tokens.gap[48]} ${tokens.gap[24]};
  font-size: ${tokens.size[14]};

  nav {
    display: grid;
    align-content: start;
    gap: ${tokens.gap[8]};
  }

  h2 {
    font-size: ${tokens.size[14]};
    font-weight: 600;
  }

  a,
  small {
    color: ${tokens.color.softInk};
    text-decoration: none;
  }

  a:hover {
    color: ${tokens.color.ink};
  }

  ${media.phone} {
    grid-template-columns: 1fr;
    padding: ${tokens.gap[32]} ${tokens.gap[16]};
  }
`;
