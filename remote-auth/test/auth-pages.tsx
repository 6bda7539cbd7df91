import { renderPage, type RenderedPage } from '@keydate/testing/jest';
import { configure } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import card from '../remote.json';
import CompanyPage from '../src/pages/company-page';
import LenderInvitationPage from '../src/pages/lender-invitation-page';
import PasswordPage from '../src/pages/password-page';
import PicturePage from '../src/pages/picture-page';
import ResetPasswordPage from '../src/pages/reset-password-page';
import SignInPage from '../src/pages/sign-in-page';
import SignUpPage from '../src/pages/sign-up-page';
import TermsPage from '../src/pages/terms-page';

// these tests never query hidden elements, and jsdom is slow at finding out which are hidden
configure({ defaultHidden: true });

const pages = {
  signIn: SignInPage,
  signUp: SignUpPage,
  password: PasswordPage,
  terms: TermsPage,
  picture: PicturePage,
  resetPassword: ResetPasswordPage,
  company: CompanyPage,
  lenderInvitation: LenderInvitationPage,
} satisfies Record<keyof typeof card.pages, () => React.ReactNode>;

const routes = Object.entries(pages).map(([key, Page]) => ({ path: card.pages[key as keyof typeof pages].path, Page }));

/** Renders all pages of this remote at their paths. */
export function renderAuth(place: Parameters<typeof renderPage>[1]): RenderedPage {
  return renderPage(
    <Routes>
      {routes.map(({ path, Page }) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
    </Routes>,
    place,
  );
}
