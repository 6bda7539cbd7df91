import { aDay } from '@keydate/testing/builders/days';
import { aScan } from '@keydate/testing/builders/scans';
import { fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { NO_PROPOSALS } from '../../../domain/contract-proposals';
import { readScannedTable, type StatedCounting } from '../../../domain/scanned-rows';
import { draftsOf, freshWizard, type WizardState } from '../wizard-state';
import { wizardReducer, type WizardAction } from '../wizard-reducer';
import { CountingFields } from './counting-fields';

const MEC = { value: aDay('06-01-2026'), page: 19, words: 'Seller’s Signature Date: 6/1/2026' };
const ROLL = { value: 'will', page: 4, words: '[X] Will [ ] Will Not be extended' } as const;

type Rows = Parameters<typeof aScan>[0];
const ROWS: Rows = [['Inspection Objection Deadline', 'MEC + 18 days']];

/** The review of a contract in Colorado; by default its only row counts 18 days from MEC. */
function atReview(stated: StatedCounting, rows = ROWS): WizardState {
  const table = readScannedTable(aScan(rows), [], null, [], stated);
  const steps: WizardAction[] = [
    { type: 'scanRead', fileName: 'contract.pdf', table, proposals: NO_PROPOSALS, readingId: 'reading-1' },
    { type: 'advanced' },
  ];
  return steps.reduce(wizardReducer, {
    ...freshWizard('6b1f5a52-2b53-4b6e-9f0a-5f7f0c1c2d3e', 'Colorado'),
    step: 'dates',
  });
}

function renderFields(stated: StatedCounting, rows = ROWS) {
  const last: { state?: WizardState } = {};
  function Harness() {
    const [state, dispatch] = useReducer(wizardReducer, atReview(stated, rows));
    last.state = state;
    return (
      <CountingFields state={state} isDisabled={false} onChange={(change) => dispatch({ type: 'reviewed', change })} />
    );
  }
  render(<Harness />);
  return { day: () => last.state && draftsOf(last.state)[0]?.day };
}

test('MEC and the rule of the contract are shown with their words, and count once the person confirms them', () => {
  const { day } = renderFields({ mec: MEC, roll: ROLL });
  expect(screen.getByLabelText('MEC')).toHaveValue('06/01/2026');
  expect(screen.getByText('MEC is proposed from page 19: “Seller’s Signature Date: 6/1/2026”.')).toBeInTheDocument();
  expect(
    screen.getByText('The rule is proposed from page 4: “[X] Will [ ] Will Not be extended”.'),
  ).toBeInTheDocument();
  expect(day()).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  // 18 days later is Juneteenth, a Friday
  expect(day()).toBe('06-22-2026');
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
});

test('a day that the person types replaces the proposal, also after they clear it', () => {
  renderFields({ mec: MEC });
  fireEvent.change(screen.getByLabelText('MEC'), { target: { value: '06/02/2026' } });
  expect(screen.queryByText(/proposed from page 19/)).not.toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('MEC'), { target: { value: '' } });
  expect(screen.getByLabelText('MEC')).toHaveValue('');
});

test('without a proposal the person is asked', () => {
  renderFields({});
  expect(screen.getByLabelText('MEC')).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
});

test('a written day on a Saturday asks for the rule alone, although the contract states MEC', () => {
  renderFields({ mec: MEC, roll: ROLL }, [['Survey Deadline', '6/6/2026']]);
  expect(screen.queryByLabelText('MEC')).not.toBeInTheDocument();
  expect(screen.queryByText(/proposed from page 19/)).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Some days of the contract are days off.');
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(screen.getByRole('status')).toHaveTextContent('1 day was counted.');
});

test('a contract whose rows depend on nothing is asked nothing', () => {
  renderFields({ mec: MEC, roll: ROLL }, [['Survey Deadline', '6/5/2026']]);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('each day that rows name has a field, and rows say how many still wait', () => {
  renderFields({ mec: MEC, roll: ROLL }, [...ROWS, ['Earnest Money Deadline', 'contract date + 3 days']]);
  expect(screen.getByRole('status')).toHaveTextContent(/^2 dates depend on other dates/);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(screen.getByRole('status')).toHaveTextContent('1 day was counted. 1 row still waits.');
  fireEvent.change(screen.getByLabelText('Contract date'), { target: { value: '05/29/2026' } });
  expect(screen.getByRole('status')).toHaveTextContent('2 days were counted.');
});
