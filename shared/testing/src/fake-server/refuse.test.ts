import { companyClients } from '@keydate/contracts/clients';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import { Refused, refuserOf } from './refuse';

describe('the fake server', () => {
  test('refuses a call with the codes that the call names', () => {
    expect(refuserOf(companyClients)('COMPANY_MISSING')).toBeInstanceOf(Refused);
  });

  test('cannot refuse it with another code, by type and when it runs', () => {
    // @ts-expect-error a list of clients has no limit
    expect(() => refuserOf(companyClients)('ACTIVE_LIMIT_EXCEEDED')).toThrow(
      'GET company-clients does not name the error ACTIVE_LIMIT_EXCEEDED.',
    );
  });

  test('cannot leave out the result that a code promises', () => {
    expect(() => refuserOf(updateTransaction)('TRANSACTION_CHANGED')).toThrow();
  });
});
