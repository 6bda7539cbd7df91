import { paths } from '@keydate/client';
import { ButtonLink, Logo, SkipLink } from '@keydate/ui';
import { Link } from 'react-router-dom';
import { PhoneMenu } from './phone-menu';
import { SectionLink } from './section-link';
import { SECTIONS } from './sections';
import { Account, Bar, HomeLink, Inner, LogIn, OnSmallScreens, Sections } from './site-header.styles';

/** The public header (spec § 2.2): sections on wide screens, a menu with Login and Signup on small ones. */
export function SiteHeader() {
  return (
    <Bar>
      <SkipLink href="#content">Skip to content</SkipLink>
      <Inner>
        <HomeLink to={{ pathname: paths.home, hash: 'home' }} aria-label="Keydate, home">
          <Logo size={30} />
        </HomeLink>
        <Sections aria-label="Sections">
          {SECTIONS.map(({ id, label }) => (
            <SectionLink key={id} to={id}>
              {label}
            </SectionLink>
          ))}
        </Sections>
        <Account>
          <LogIn to={paths.signIn}>Log in</LogIn>
          <ButtonLink as={Link} to={paths.signUp} variant="primary">
            Get Started
          </ButtonLink>
        </Account>
        <OnSmallScreens>
          <PhoneMenu />
        </OnSmallScreens>
      </Inner>
    </Bar>
  );
}
