import { paths } from '@keydate/client';
import { ButtonLink, Logo, SkipLink } from '@keydate/ui';
import { Link } from 'react-router-dom';
import { copy } from './copy';
import { PhoneMenu } from './phone-menu';
import { SectionLink } from './section-link';
import { SECTIONS } from './sections';
import { Account, Bar, HomeLink, Inner, LogIn, OnSmallScreens, Sections } from './site-header.styles';

/** The public header (spec § 2.2): sections on wide screens, a menu with Login and Signup on small ones. */
export function SiteHeader() {
  return (
    <Bar>
      <SkipLink>{copy.skipToContent}</SkipLink>
      <Inner>
        <HomeLink to={{ pathname: paths.home, hash: 'home' }} aria-label={copy.home}>
          <Logo size={30} />
        </HomeLink>
        <Sections aria-label={copy.sections}>
          {SECTIONS.map(({ id, label }) => (
            <SectionLink key={id} to={id}>
              {label}
            </SectionLink>
          ))}
        </Sections>
        <Account>
          <LogIn to={paths.signIn}>{copy.logIn}</LogIn>
          <ButtonLink as={Link} to={paths.signUp} variant="primary">
            {copy.getStarted}
          </ButtonLink>
        </Account>
        <OnSmallScreens>
          <PhoneMenu />
        </OnSmallScreens>
      </Inner>
    </Bar>
  );
}
