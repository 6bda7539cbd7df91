import fc from 'fast-check';
import { isReadAsLender, isShownToLender, problemOfInvitation, type LenderState } from './lender-access';

const name = fc.constantFrom('ada', 'bo', 'cy');
const company = fc.constantFrom('elm', 'oak');
const state = fc.constantFrom<LenderState>('invited', 'accepted', 'declined', 'withdrawn', 'left');
const member = fc.record({ id: name, companyId: company });
const share = fc.record({ state, lenderId: fc.option(name), lenderCompanyId: fc.option(company) });

describe('who reads a transaction as its lender', () => {
  test('nobody but the person who accepted, for the company that they accepted for', () => {
    fc.assert(
      fc.property(member, share, (reader, one) => {
        const isTheirs = one.lenderId === reader.id && one.lenderCompanyId === reader.companyId;
        expect(isReadAsLender(reader, one)).toBe(isTheirs && one.state === 'accepted');
      }),
    );
  });
});

describe('the deadlines that a lender sees', () => {
  const nothing = { sharedDateIds: [], hiddenDateIds: [] };
  const appraisal = { id: 'd1', title: 'Appraisal Deadline' };
  const inspection = { id: 'd2', title: 'Inspection Objection Deadline' };

  test('are those that are recognized as rows for lenders, while nobody has chosen', () => {
    expect([appraisal, inspection].map((date) => isShownToLender(date, nothing))).toEqual([true, false]);
  });

  test('are as chosen for this lender, whatever their titles; what is hidden stays hidden', () => {
    expect(isShownToLender(inspection, { ...nothing, sharedDateIds: ['d3', 'd2'] })).toBe(true);
    expect(isShownToLender(appraisal, { ...nothing, hiddenDateIds: ['d1'] })).toBe(false);
    expect(isShownToLender(appraisal, { sharedDateIds: ['d1'], hiddenDateIds: ['d1'] })).toBe(false);
  });
});

describe('an invitation', () => {
  const now = new Date('2026-06-01T12:00:00Z');
  const open = {
    email: 'lee@bank.example',
    state: 'invited',
    expiresAt: new Date('2026-06-02'),
    status: 'Active',
    companyId: 'elm',
  } as const;
  const lender = {
    email: 'lee@bank.example',
    role: 'SuperLender',
    company: { id: 'oak', owner: { role: 'SuperLender' } },
  } as const;

  test('is opened by the lender to whom it was sent, also before they have a company', () => {
    expect(problemOfInvitation(open, lender, now)).toBeNull();
    expect(problemOfInvitation(open, { ...lender, company: null }, now)).toBeNull();
  });

  test('tells another account nothing but that it is not theirs', () => {
    fc.assert(
      fc.property(state, fc.constantFrom('Active' as const, 'Closed' as const), (one, status) => {
        const reader = { ...lender, email: 'mo@bank.example' };
        expect(problemOfInvitation({ ...open, state: one, status }, reader, now)).toBe('LENDER_INVITATION_FOR_ANOTHER');
      }),
    );
  });

  test('is not for realtors, whoever the email address belongs to', () => {
    const realtor = { ...lender, company: { id: 'oak', owner: { role: 'SuperRealtor' as const } } };
    expect(problemOfInvitation(open, realtor, now)).toBe('LENDER_INVITATION_NOT_A_LENDER');
  });

  test('is not for a realtor who has no company yet, because theirs would be one of realtors', () => {
    const alone = { ...lender, company: null };
    expect(problemOfInvitation(open, { ...alone, role: 'SuperRealtor' }, now)).toBe('LENDER_INVITATION_NOT_A_LENDER');
    expect(problemOfInvitation(open, { ...alone, role: 'Agent' }, now)).toBeNull();
  });

  test('is not for somebody who has joined the company that the transaction belongs to', () => {
    const joined = { ...lender, company: { ...lender.company, id: 'elm' } };
    expect(problemOfInvitation(open, joined, now)).toBe('LENDER_INVITATION_OWN_COMPANY');
  });

  test.each([
    [{ state: 'withdrawn' }, 'LENDER_INVITATION_WITHDRAWN'],
    [{ state: 'declined' }, 'LENDER_INVITATION_DECLINED'],
    [{ state: 'left' }, 'LENDER_INVITATION_ENDED'],
    [{ expiresAt: now }, 'LENDER_INVITATION_ENDED'],
    [{ status: 'Closed' }, 'LENDER_TRANSACTION_CLOSED'],
    [{ state: 'withdrawn', status: 'Closed' }, 'LENDER_INVITATION_WITHDRAWN'],
  ] as const)('where %j it cannot be answered: %s', (change, problem) => {
    expect(problemOfInvitation({ ...open, ...change }, lender, now)).toBe(problem);
  });

  test('that was accepted opens the transaction again, after it was closed too', () => {
    expect(problemOfInvitation({ ...open, state: 'accepted', status: 'Closed' }, lender, now)).toBeNull();
  });
});
