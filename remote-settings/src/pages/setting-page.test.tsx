import { aCompany } from '@keydate/testing/builders/companies';
import { anEmployee, aRealtor } from '@keydate/testing/builders/people';
import { renderPage } from '@keydate/testing/jest';
import { memorySession } from '@keydate/testing/session/memory-session';
import type { User } from '@keydate/contracts/people';
import { act, screen } from '@testing-library/react';
import SettingPage from './setting-page';

const renderFor = (user: User) => renderPage(<SettingPage />, { session: memorySession(user, 'token') });
const fact = (name: string) => screen.getByText(name).nextElementSibling;

test('a member reads what Keydate knows of them and their company', () => {
  renderFor(aRealtor({ fullName: 'Ana Reyes', contact: { email: 'ana@poudreriver.example', phone: '9705550144' } }));

  expect(screen.getByRole('heading', { name: 'Ana Reyes' })).toBeVisible();
  expect(fact('Email')).toHaveTextContent('ana@poudreriver.example');
  expect(fact('Phone')).toHaveTextContent('(970) 555-0144');
  expect(fact('Role')).toHaveTextContent('Realtor');
  expect(screen.getByRole('heading', { name: aRealtor().company?.name })).toBeVisible();
});

test('empty details are left out', () => {
  renderFor(anEmployee({ contact: { email: 'tobias@poudreriver.example', phone: '' } }));

  expect(screen.queryByText('Phone')).not.toBeInTheDocument();
});

test('a company that was changed elsewhere is shown as changed', () => {
  const { session } = renderFor(aRealtor());

  act(() => session.update({ company: aCompany({ name: 'Cache la Poudre Homes' }) }));

  expect(screen.getByRole('heading', { name: 'Cache la Poudre Homes' })).toBeVisible();
});
