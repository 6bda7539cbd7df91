import fc from 'fast-check';
import { decideClosing, namesClosing } from './closing';

test.each([
  'Closing',
  'closing date',
  '  CLOSING    DATE  ',
  'Closing Date',
  'Closing\tDate:',
  'Closing Date ________',
  'Closing Date . . . . . .',
  'Clos ing Date',
  'C L O S I N G  D A T E',
  'Closing Deadline',
  'Closing Day',
  'Date of Closing',
  'Date and Time of Closing',
  'Day of Closing',
  'Deadline for Closing',
  'Deadline to Close',
  'Close Date',
  'Close',
  'The Closing',
  'Scheduled Closing',
  'Scheduled Closing Date',
  'Scheduled Date of Closing',
  'Closing Scheduled For',
  'Closing Date (Scheduled)',
  'Estimated Closing',
  'Est. Closing Date',
  'Closing Date (estimated)',
  'Anticipated Settlement Date',
  'Target Closing Date',
  'Projected Close of Escrow',
  'New Closing Date',
  'Amended Closing Date',
  'Contract Closing Date',
  'COE',
  'C.O.E.',
  'COE Date',
  'Target COE',
  'Close of Escrow',
  'Close of Escrow (COE)',
  'Closing Date (COE)',
  'Scheduled Close of Escrow',
  'Escrow Closing Date',
  'Settlement',
  'Settlement Date',
  'Settlement Deadline',
  'Date of Settlement',
  'Closing/Settlement Date',
  'Closing / Settlement',
  'Settlement or Closing Date',
  'Closing & Settlement Date',
  'Closing (Settlement)',
  'Consummation',
  'Consummation Date',
  'Loan Consummation Date',
  'Consummation of the Loan',
  'Loan Closing',
  'Closing of the Sale',
  'Closing on or before',
  'Closing Date (on or before)',
  'Closing to occur by',
  '44. Closing Date',
  '44 Closing Date',
  '§ 12.3 Closing Date',
  'Closing Date (§ 12.3)',
  'Closing Date (Section 12)',
  'Closing-Date*',
])('“%s” is the closing', (title) => {
  expect(namesClosing(title)).toBe(true);
});

test.each([
  '',
  'Closing Documents',
  'Closing Documents Deadline',
  'Closing Disclosure',
  'Closing Disclosure Deadline',
  'Closing Statement',
  'Closing Instructions',
  'Closing Costs',
  'Closing Agent',
  'Closing Location',
  'Closing Company Selection Deadline',
  'Closing Gift',
  'Settlement Statement',
  'Settlement Statement Delivery Date',
  'Settlement Agent',
  'Settlement Funds Due',
  'Insurance Settlement Agreement',
  'Pre-Closing Walk-Through',
  'Post-Closing Occupancy',
  'Post Closing Date',
  'Walk-Through before Closing',
  'Inspection repairs due before Closing',
  'Before Closing',
  'Due before Closing Date',
  'At Closing',
  'By Closing',
  'On Closing',
  'Day before Closing',
  '3 days before Closing',
  'Days to Closing',
  '10 Days Prior to Settlement',
  'After Closing',
  'Extension of Closing Date',
  'Notice of Closing',
  'Original Closing Date',
  'Previous Closing Date',
  'Earliest Closing Date',
  'Outside Closing Date',
  'Closing Date Extension Deadline',
  'Clear to Close',
  'Ready to Close',
  'Close of Business',
  'Close Inspection Period',
  'Closed',
  'Disclosing Date',
  'Foreclosing Date',
  'Sale of Buyer’s Home Closing Date',
  'Closing of Buyer’s Current Home',
  'Escrow Opening Date',
  'Escrow Deposit',
  'Opening of Escrow',
  'Possession Date',
  'Possession at Closing',
  'Closing and Possession of the Premises',
  'Funding Date',
  'Recording Date',
  '2nd Closing',
  'Closing + 3 days',
  'Closing of',
  'Date of',
  'COE minus 5 days',
  'Loan Consummation Papers',
])('“%s” is not the closing', (title) => {
  expect(namesClosing(title)).toBe(false);
});

const deadline = (id: string, title: string) => ({ id, title });
const inspection = deadline('inspection', 'Inspection Objection Deadline');
const closing = deadline('closing', 'Scheduled Closing');
const settlement = deadline('settlement', 'Settlement Date');

describe('the closing of a transaction', () => {
  test('is the only deadline that is recognized', () => {
    expect(decideClosing([inspection, closing], null)).toEqual({ id: 'closing', isMarked: false });
    expect(decideClosing([inspection], null)).toEqual({ id: null, isMarked: false });
  });

  test('is none of two', () => {
    expect(decideClosing([closing, settlement], null)).toEqual({ id: null, isMarked: false });
  });

  test('is still the one that was recognized before it was renamed, unless another is recognized', () => {
    const signing = { ...deadline('signing', 'Signing at the title company'), formerTitle: 'Closing Date' };
    expect(decideClosing([inspection, signing], null)).toEqual({ id: 'signing', isMarked: false });
    const twice = { ...signing, formerTitle: 'Closing Date\nSigning' };
    expect(decideClosing([inspection, twice], null)).toEqual({ id: 'signing', isMarked: false });
    const slip = { ...signing, formerTitle: 'Signing\nClosing Date' };
    expect(decideClosing([inspection, slip], null)).toEqual({ id: null, isMarked: false });
    expect(decideClosing([inspection, signing, settlement], null)).toEqual({ id: 'settlement', isMarked: false });
    expect(decideClosing([signing, { ...signing, id: 'other' }], null)).toEqual({ id: null, isMarked: false });
  });

  test('is the one that a person marked, whatever is recognized, until it is removed', () => {
    expect(decideClosing([closing, settlement], 'settlement')).toEqual({ id: 'settlement', isMarked: true });
    expect(decideClosing([inspection, closing], 'inspection')).toEqual({ id: 'inspection', isMarked: true });
    expect(decideClosing([inspection, closing], 'settlement')).toEqual({ id: 'closing', isMarked: false });
  });

  test('is always a deadline of the transaction, or none', () => {
    const title = fc.constantFrom('Closing Date', 'COE', 'Possession Date', 'Closing Documents');
    const deadlines = fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), title }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(deadlines, fc.option(fc.constantFrom('a', 'b', 'e')), (all, marked) => {
        const { id, isMarked } = decideClosing(all, marked);
        if (id !== null) expect(all.map((one) => one.id)).toContain(id);
        expect(isMarked).toBe(all.some((one) => one.id === marked));
      }),
    );
  });
});
