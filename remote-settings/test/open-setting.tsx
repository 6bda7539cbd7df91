import type { User } from '@keydate/contracts/people';
import { aRealtor } from '@keydate/testing/builders/people';
import type { World } from '@keydate/testing/fake-server/world';
import { installFakeServer, renderPage, signedIn } from '@keydate/testing/jest';
import { screen } from '@testing-library/react';
import AccountPage from '../src/pages/account-page';
import CompanyPage from '../src/pages/company-page';
import ExplanationsPage from '../src/pages/explanations-page';
import PersonalPage from '../src/pages/personal-page';

const PAGES = {
  '/setting': <CompanyPage />,
  '/setting/personal': <PersonalPage />,
  '/setting/explanations': <ExplanationsPage />,
  '/setting/account': <AccountPage />,
} as const;

/** Installs the fake server for the file's tests; returns a function that opens a tab of the settings, by default for a realtor. */
export function installSetting() {
  const putWorld = installFakeServer();

  return async function openSetting(
    path: keyof typeof PAGES,
    { person = aRealtor(), query = '', ...world }: Partial<World> & { person?: User; query?: string } = {},
  ) {
    const server = putWorld({ memberLimit: 50, ...world });
    const page = renderPage(PAGES[path], { at: path + query, path, session: signedIn(server, person) });
    await screen.findByRole('heading', { level: 1, name: 'Setting' });
    return { ...page, server };
  };
}
