import { aCompany } from '@keydate/testing/builders/companies';
import { anEmployee, aRealtor } from '@keydate/testing/builders/people';
import { renderPage } from '@keydate/testing/jest';
import { memorySession } from '@keydate/testing/session/memory-session';
import type { User } from '@keydate/contracts/people';
import { act, screen } from '@testing-library/react';
import SettingPage from './setting-page';

const renderFor = (user: User) => renderPage(<SettingPage />, { session: memorySession(user, 'token') });
const detail = (name: string) => screen.getByText(name).nextElementSibling;

test('a member sees their own details and their company', () => {
  renderFor(aRealtor({ fullName: 'Ana Reyes', contact: { email: 'ana@poudreriver.example', phone: '9705550144' } }));

  expect(screen.getByRole('heading', { name: 'Ana Reyes' })).toBeVisible();
  expect(detail('Email')).toHaveTextContent('ana@poudreriver.example');
  expect(detail('Phone')).toHaveTextContent('(970) 555-0144');
  expect(detail('Role')).toHaveTextContent('Realtor');
  expect(screen.getByRole('heading', { name: aRealtor().company?.name })).toBeVisible();
});

test('empty details are not shown', () => {
  renderFor(anEmployee({ contact: { email: 'tobias@poudreriver.example', phone: '' } }));

  expect(screen.queryByText('Phone')).not.toBeInTheDocument();
});

test('a change of the company is shown without a reload', () => {
  const { session } = renderFor(aRealtor());

  act(() => session.update({ company: aCompany({ name: 'Cache la Poudre Homes' }) }));

  expect(screen.getByRole('heading', { name: 'Cache la Poudre Homes' })).toBeVisible();
});
