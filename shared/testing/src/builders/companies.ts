import type { Company } from '@keydate/contracts/companies';
import { DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR } from '@keydate/contracts/limits';
import { anId } from './ids';

/** A company of realtors in Fort Collins; give what the test is about. */
export function aCompany(company: Partial<Company> = {}): Company {
  return {
    _id: anId('company'),
    name: 'Poudre River Realty',
    website: 'poudreriver.example',
    companyAvatar: null,
    contact: { address: { street: '214 Linden Street', city: 'Fort Collins', state: 'Colorado', zipCode: '80524' } },
    clientInviteLink: 'https://keydate.example/signup?ref=C7Q2MXW9RTLA',
    employeeInviteLink: 'https://keydate.example/signup?ref=E4H8KDZP3VNB',
    agentsInviteLink: 'https://keydate.example/signup?ref=A9F5JYS6GUCE',
    owner: { _id: anId('person'), role: 'SuperRealtor', fullName: 'Wren Castellanos', avatar: null },
    primaryColor: DEFAULT_PRIMARY_COLOR,
    secondaryColor: DEFAULT_SECONDARY_COLOR,
    keepsContracts: false,
    escalates: [],
    daysOff: { appointed: [], fridayBeforeHoliday: false },
    ...company,
  };
}
