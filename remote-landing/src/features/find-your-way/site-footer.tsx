import { paths, readPageSettings } from '@keydate/client';
import { Logo } from '@keydate/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { copy } from './copy';
import { SectionLink } from './section-link';
import { SECTIONS } from './sections';
import { Brand, Columns, Foot, Inner, SmallPrint } from './site-footer.styles';

/** The public footer (spec § 2.2). `newsletter` is its subscribe field. */
export function SiteFooter({ newsletter }: { newsletter: ReactNode }) {
  const { contactEmail } = readPageSettings();
  return (
    <Foot>
      <Inner>
        <Brand>
          <Logo size={28} />
          <p>{copy.promise}</p>
          {newsletter}
        </Brand>
        <Columns>
          <nav aria-label={copy.quickLinks}>
            <h2>{copy.quickLinks}</h2>
            {SECTIONS.map(({ id, label }) => (
              <SectionLink key={id} to={id}>
                {label}
              </SectionLink>
            ))}
          </nav>
          <nav aria-label={copy.more}>
            <h2>{copy.more}</h2>
            <Link to={paths.signIn}>{copy.logIn}</Link>
            <Link to={paths.signUp}>{copy.signUp}</Link>
            <Link to={paths.resetPassword}>{copy.resetPassword}</Link>
            <a href={`mailto:${contactEmail}`}>{copy.writeToUs}</a>
          </nav>
          <nav aria-label={copy.legal}>
            <h2>{copy.legal}</h2>
            {/* spec § 2.2: scrolls to top and goes there */}
            <Link to={paths.privacyPolicy} onClick={() => window.scrollTo(0, 0)}>
              {copy.privacyPolicy}
            </Link>
            <Link to={paths.terms}>{copy.termsOfService}</Link>
          </nav>
        </Columns>
        <SmallPrint>{copy.copyright}</SmallPrint>
      </Inner>
    </Foot>
  );
}
