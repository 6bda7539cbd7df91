import { companyClients } from '@keydate/contracts/clients';
import { contentList, updateCompany } from '@keydate/contracts/companies';
import { getUser, updateUser } from '@keydate/contracts/people';
import { companyAgents, companyEmployees, removeTeammate } from '@keydate/contracts/teammates';
import { listUnsentMails } from '@keydate/contracts/unsent-mails';
import { act, superRolesGet, type Act } from './act';

/** Themselves, their company, and the people in it. */
export const PEOPLE: readonly Act[] = [
  act('read the lists that forms offer', contentList, () => ({}), [200, 200, 200, 200, 200, 200, 200, 200]),
  act('read their own data', getUser, () => ({}), [401, 200, 200, 200, 200, 200, 200, 200]),
  act(
    'change their own data',
    updateUser,
    () => ({ body: { contact: JSON.stringify({ phone: '9705550144' }) } }),
    [401, 200, 200, 200, 200, 200, 200, 200],
  ),
  act('change the company', updateCompany, () => ({ body: aCompanyChange }), superRolesGet(200)),
  act('read the clients of the company', companyClients, () => ({}), [401, 403, 200, 200, 200, 200, 200, 200]),
  act(
    'see the company’s emails that could not be sent',
    listUnsentMails,
    () => ({}),
    [401, 403, 200, 403, 403, 403, 403, 200],
  ),
  act('see their teammates', companyEmployees, () => ({}), [401, 403, 200, 200, 200, 200, 200, 200]),
  act('see the list for super roles', companyAgents, () => ({}), [401, 403, 200, 403, 403, 403, 403, 200]),
  act(
    'remove the owner',
    removeTeammate,
    ({ owner }) => ({ params: { id: owner } }),
    [401, 403, 403, 403, 403, 403, 403, 404],
  ),
  act(
    'remove the employee',
    removeTeammate,
    ({ employee }) => ({ params: { id: employee } }),
    [401, 403, 200, 403, 403, 403, 403, 404],
  ),
  act(
    'remove the assistant',
    removeTeammate,
    ({ assistant }) => ({ params: { id: assistant } }),
    [401, 403, 200, 403, 200, 403, 403, 404],
  ),
  act(
    'remove the other agent',
    removeTeammate,
    ({ other }) => ({ params: { id: other } }),
    [401, 403, 200, 403, 403, 403, 403, 404],
  ),
  act(
    'remove the lender',
    removeTeammate,
    ({ lender }) => ({ params: { id: lender } }),
    [401, 403, 404, 404, 404, 404, 404, 403],
  ),
];

const aCompanyChange = {
  name: 'Finch & Daughters',
  website: 'finch.example',
  contact: { address: { street: '9 Wazee Street', city: 'Boulder', state: 'Colorado', zipCode: '80301' } },
};
