import { aScan, ROWS_THAT_NEED_A_LOOK } from '@keydate/testing/builders/scans';
import { anExplanation } from '@keydate/testing/builders/explanations';
import { aDay } from '@keydate/testing/builders/days';
import fc from 'fast-check';
import { isComplete } from '../../domain/date-draft';
import { NO_PROPOSALS } from '../../domain/contract-proposals';
import { readScannedTable } from '../../domain/scanned-rows';
import { draftsOf, freshWizard, isUntouched, type WizardState } from './wizard-state';
import { wizardReducer, type WizardAction } from './wizard-reducer';
import type { ReviewAction } from './review-reducer';
import { isStepComplete, stepsOf } from './wizard-steps';
import { transactionBody } from './transaction-body';
import { transactionAddBody } from '@keydate/contracts/transactions';

const LISTING = { street: '14 Juniper Way', city: 'Golden', zipcode: '80401', state: 'Colorado' };
const NEW_CLIENT = {
  isNew: 'Yes',
  client_name: 'Rosa Ibarra',
  phone_number: '',
  email_address: 'Rosa@Mail.example',
} as const;
const REQUEST = '5f0c9a52-6a1e-4f0b-9d0e-3b7a4c2e8d11';
const FRESH = freshWizard(REQUEST);
const DAY = aDay('04-30-2027');

const after = (actions: WizardAction[], start: WizardState = FRESH) => actions.reduce(wizardReducer, start);
const reviewed = (change: ReviewAction): WizardAction => ({ type: 'reviewed', change });
const scanRead = (rows?: Parameters<typeof aScan>[0]): WizardAction => ({
  type: 'scanRead',
  fileName: 'contract.pdf',
  readingId: 'reading-1',
  table: readScannedTable(aScan(rows)),
  proposals: NO_PROPOSALS,
});

const PLACE = { page: 1, words: '14 Juniper Way' };
const STARTED = {
  type: 'scanRead',
  fileName: 'contract.pdf',
  readingId: 'reading-1',
  table: readScannedTable(aScan()),
  proposals: {
    address: { ...PLACE, value: LISTING },
    side: { ...PLACE, value: 'Sale' },
    client: { ...PLACE, value: { kind: 'existing', id: '6650f1a2b3c4d5e6f7a8b9c0', name: 'Ruth Beck' } },
  },
} satisfies WizardAction;

const toDates: WizardAction[] = [
  { type: 'listingTyped', listing: LISTING },
  { type: 'advanced' },
  { type: 'clientTyped', client: NEW_CLIENT },
  { type: 'advanced' },
];
const toScanReview: WizardAction[] = [...toDates, scanRead(ROWS_THAT_NEED_A_LOOK), { type: 'advanced' }];
const toManualReview: WizardAction[] = [
  ...toDates,
  { type: 'explanationsLoaded', explanations: [anExplanation({ _id: 'a' }), anExplanation({ _id: 'b' })] },
];

describe('the steps', () => {
  test('it starts at the listing with a Purchase and no new client', () => {
    expect(FRESH).toMatchObject({ step: 'listing', contractType: 'Purchase', client: { isNew: 'No' } });
  });

  test('a step that is not complete cannot be left', () => {
    expect(after([{ type: 'advanced' }]).step).toBe('listing');
    expect(after([{ type: 'listingTyped', listing: { ...LISTING, zipcode: '8040' } }, { type: 'advanced' }]).step).toBe(
      'listing',
    );
    expect(after([...toDates.slice(0, 2), { type: 'advanced' }]).step).toBe('client');
    expect(after([...toDates, { type: 'advanced' }]).step).toBe('dates');
  });

  test('an existing client only needs to be selected', () => {
    const picked = after([
      ...toDates.slice(0, 2),
      { type: 'clientTyped', client: { client_id: 'client-1' } },
      { type: 'advanced' },
    ]);
    expect(picked.step).toBe('dates');
  });

  test('a scan leads to the columns step, and review is the fifth step', () => {
    const mapped = after([...toDates, scanRead()]);
    expect(mapped).toMatchObject({ step: 'columns', scan: { choice: { title: 2, date: 3 } } });
    expect(stepsOf(mapped).indexOf('review')).toBe(4);
  });

  test('manual dates lead to review, the fourth step', () => {
    const manual = after(toManualReview);
    expect(manual.step).toBe('review');
    expect(stepsOf(manual).indexOf('review')).toBe(3);
  });

  test('going back loses nothing', () => {
    const back = after([
      ...toScanReview,
      { type: 'wentBack' },
      { type: 'wentBack' },
      { type: 'wentBack' },
      { type: 'wentBack' },
    ]);
    expect(back).toMatchObject({ step: 'listing', listing: LISTING, client: NEW_CLIENT });
    expect(
      draftsOf(after([{ type: 'advanced' }, { type: 'advanced' }, { type: 'advanced' }, { type: 'advanced' }], back)),
    ).toHaveLength(8);
  });

  test('a contract is being read until it is read, canceled or replaced by manual dates', () => {
    const reading = after([...toDates, { type: 'scanBegun', fileName: 'contract.pdf', otherFiles: [] }]);
    expect(reading).toMatchObject({ step: 'dates', reading: 'contract.pdf' });
    for (const end of [
      scanRead(),
      { type: 'scanStopped' },
      { type: 'explanationsLoaded', explanations: [] },
    ] satisfies WizardAction[]) {
      expect(after([end], reading).reading).toBeNull();
    }
  });

  test('a scan that arrives after its step was left waits at that step', () => {
    const left = after([...toDates, { type: 'wentBack' }, scanRead()]);
    expect(left).toMatchObject({ step: 'client', scan: { fileName: 'contract.pdf' } });
    expect(wizardReducer(left, { type: 'advanced' }).step).toBe('dates');
  });
});

describe('the columns step', () => {
  test('the same column twice is refused with the sentence of the spec, and the choice does not change', () => {
    const refused = after([...toDates, scanRead(), { type: 'columnChosen', role: 'title', column: 3 }]);
    expect(refused.scan).toMatchObject({
      choice: { title: 2, date: 3 },
      refusal: { role: 'title', message: 'This field is already selected for date' },
    });
  });

  test('the same columns leave every row unchanged, other columns renew all rows that were not set or added', () => {
    const edited = after([
      ...toScanReview,
      reviewed({ type: 'editOpened', id: 'scan-0' }),
      reviewed({ type: 'editSaved', title: 'Closing', day: DAY }),
      { type: 'wentBack' },
    ]);
    expect(
      draftsOf(after([{ type: 'columnChosen', role: 'title', column: 2 }, { type: 'advanced' }], edited))[0]?.isEdited,
    ).toBe(true);
    const other = draftsOf(after([{ type: 'columnChosen', role: 'title', column: 1 }, { type: 'advanced' }], edited));
    expect(other[0]).toMatchObject({ isEdited: true, title: 'Closing', day: DAY });
    expect(other[1]).toMatchObject({ isEdited: false, title: '§ 3' });
  });

  test('another contract replaces the rows; dates added manually stay', () => {
    const added = after([
      ...toScanReview,
      reviewed({ type: 'addOpened', id: 'added-1' }),
      reviewed({ type: 'editSaved', title: 'Walk-through', day: DAY }),
      { type: 'wentBack' },
      { type: 'wentBack' },
    ]);
    const other = draftsOf(after([scanRead(), { type: 'advanced' }], added));
    expect(other).toHaveLength(6);
    expect(other.at(-1)).toMatchObject({ id: 'added-1', title: 'Walk-through', day: DAY });
  });

  test('the contract’s Time of Day is used, the person’s choice stays, and another contract resets it', () => {
    const read = after(toScanReview);
    expect(read.timeOfDay).toBe('20:00');
    const chosen = after(
      [reviewed({ type: 'timeOfDayChosen', timeOfDay: null }), { type: 'wentBack' }, { type: 'advanced' }],
      read,
    );
    expect(chosen.timeOfDay).toBeNull();
    expect(after([{ type: 'wentBack' }, { type: 'wentBack' }, scanRead(), { type: 'advanced' }], read)).toMatchObject({
      step: 'review',
      timeOfDay: null,
    });
  });

  test('trying manual dates does not lose the scan', () => {
    const manual = after([
      ...toScanReview,
      { type: 'wentBack' },
      { type: 'wentBack' },
      { type: 'explanationsLoaded', explanations: [anExplanation()] },
    ]);
    expect(draftsOf(manual)).toHaveLength(1);
    expect(manual.scan?.drafts).toHaveLength(8);
  });

  test('after manual dates, Next leads to the dates of the contract, whose removed rows are not those of the manual list', () => {
    const explanationsLoaded: WizardAction = {
      type: 'explanationsLoaded',
      explanations: [anExplanation({ _id: 'a' })],
    };
    const tried = after([
      ...toScanReview,
      reviewed({ type: 'rowRemoved', id: 'scan-0' }),
      { type: 'wentBack' },
      { type: 'wentBack' },
      explanationsLoaded,
      reviewed({ type: 'rowRemoved', id: 'explanation-a' }),
      { type: 'wentBack' },
    ]);
    const mapping = after([{ type: 'advanced' }], tried);
    expect(mapping).toMatchObject({ step: 'columns', source: 'scan', removed: null });
    const scanned = after([{ type: 'advanced' }], mapping);
    expect(scanned.step).toBe('review');
    expect(draftsOf(scanned)).toHaveLength(7);
    expect(draftsOf(after([{ type: 'wentBack' }, { type: 'wentBack' }, explanationsLoaded], scanned))).toEqual([]);
  });

  test('the browser’s Forward leads to the list that the person went back from', () => {
    const back = after([
      ...toScanReview,
      { type: 'wentBack' },
      { type: 'wentBack' },
      { type: 'explanationsLoaded', explanations: [anExplanation()] },
      { type: 'wentBack' },
    ]);
    expect(after([{ type: 'stepShown', step: 'review' }], back)).toMatchObject({ step: 'review', source: 'manual' });
  });

  test('manual dates stay when they are loaded again, unless the state has changed', () => {
    const begun = after([
      ...toManualReview,
      reviewed({ type: 'rowRemoved', id: 'explanation-a' }),
      { type: 'wentBack' },
    ]);
    const again: WizardAction = {
      type: 'explanationsLoaded',
      explanations: [anExplanation({ _id: 'a' }), anExplanation({ _id: 'b' })],
    };
    expect(draftsOf(after([again], begun))).toHaveLength(1);
    expect(draftsOf(after([again], { ...begun, listing: { ...LISTING, state: 'Texas' } }))).toHaveLength(2);
  });

  test('dates of another state do not replace those that were set or added', () => {
    const set: WizardAction[] = [
      reviewed({ type: 'editOpened', id: 'explanation-a' }),
      reviewed({ type: 'editSaved', title: 'Closing', day: DAY }),
      reviewed({ type: 'addOpened', id: 'added-1' }),
      reviewed({ type: 'editSaved', title: 'Walk-through', day: DAY }),
      { type: 'wentBack' },
    ];
    const begun = after([...toManualReview, ...set]);
    const texan: WizardAction = {
      type: 'explanationsLoaded',
      explanations: [anExplanation({ _id: 'tx', title: 'Option Period' })],
    };
    const titles = draftsOf(after([texan], { ...begun, listing: { ...LISTING, state: 'Texas' } })).map(
      ({ title }) => title,
    );
    expect(titles).toEqual(['Option Period', 'Closing', 'Walk-through']);
  });
});

describe('the review', () => {
  test('ticking a row that is not set asks for a day, and saving ticks it', () => {
    const asked = after([...toManualReview, reviewed({ type: 'rowTicked', id: 'explanation-a', isTicked: true })]);
    expect(asked.editing).toEqual({
      id: 'explanation-a',
      entry: { title: 'Inspection Objection Deadline', date: '' },
    });
    expect(draftsOf(asked)[0]?.isTicked).toBe(false);
    const saved = after([reviewed({ type: 'editSaved', title: 'Closing', day: DAY })], asked);
    expect(draftsOf(saved)[0]).toMatchObject({ day: DAY, isTicked: true, isEdited: true });
    expect(saved).toMatchObject({ editing: null, lastEdited: 'explanation-a' });
  });

  test('the date dialog edits the rows of the source in use', () => {
    const typed = after([
      ...toScanReview,
      reviewed({ type: 'editOpened', id: 'scan-2' }),
      reviewed({ type: 'editTyped', entry: { title: 'Closing', date: '4/3' } }),
    ]);
    expect(draftsOf(typed)).toEqual(draftsOf(after(toScanReview)));
    const saved = after([reviewed({ type: 'editSaved', title: 'Closing', day: DAY })], typed);
    expect(saved.scan?.drafts[2]).toMatchObject({ title: 'Closing', day: DAY, isEdited: true, isTicked: true });
  });

  test('an added date comes last, ticked', () => {
    const added = after([
      ...toManualReview,
      reviewed({ type: 'addOpened', id: 'added-1' }),
      reviewed({ type: 'editSaved', title: 'Walk-through', day: DAY }),
    ]);
    expect(draftsOf(added).at(-1)).toMatchObject({ title: 'Walk-through', day: DAY, isTicked: true });
  });

  test('only ticked rows that are not set block Submit', () => {
    expect(isStepComplete(after(toScanReview))).toBe(true);
    const all = after([...toScanReview, reviewed({ type: 'allTicked', isTicked: true })]);
    expect(isStepComplete(all)).toBe(false);
    expect(isStepComplete(after([reviewed({ type: 'incompleteUnticked' })], all))).toBe(true);
  });

  test('a removed row can be restored', () => {
    const removed = after([...toScanReview, reviewed({ type: 'rowRemoved', id: 'scan-1' })]);
    expect(draftsOf(removed)).toHaveLength(7);
    expect(draftsOf(after([reviewed({ type: 'removalUndone' })], removed))).toEqual(draftsOf(after(toScanReview)));
  });
});

test('success and the limit error reset the wizard, with another request id', () => {
  const another = 'b6a0f4d6-6f3e-4d57-8a55-0d1a3e9a7c20';
  expect(after([...toScanReview, { type: 'reset', requestId: another }])).toEqual(freshWizard(another));
  expect(isUntouched(FRESH)).toBe(true);
});

describe('any sequence of actions', () => {
  const id = fc.constantFrom('scan-0', 'scan-1', 'scan-4', 'explanation-a', 'added-1');
  const change: fc.Arbitrary<ReviewAction> = fc.oneof(
    fc.record({ type: fc.constant('rowTicked' as const), id, isTicked: fc.boolean() }),
    fc.record({ type: fc.constant('allTicked' as const), isTicked: fc.boolean() }),
    fc.constantFrom<ReviewAction>(
      { type: 'incompleteUnticked' },
      { type: 'removalUndone' },
      { type: 'addOpened', id: 'added-1' },
      { type: 'addOpened', id: 'added-2' },
      { type: 'editClosed' },
    ),
    fc.record({ type: fc.constantFrom('rowRemoved' as const, 'editOpened' as const), id }),
    fc.constantFrom<ReviewAction>(
      { type: 'editSaved', title: 'Walk-through', day: DAY },
      { type: 'editTyped', entry: { title: '', date: '4/3' } },
    ),
  );
  const action: fc.Arbitrary<WizardAction> = fc.oneof(
    { weight: 6, arbitrary: change.map(reviewed) },
    {
      weight: 5,
      arbitrary: fc.constantFrom<WizardAction>(
        { type: 'advanced' },
        { type: 'wentBack' },
        scanRead(ROWS_THAT_NEED_A_LOOK),
        ...toDates,
      ),
    },
    fc.constantFrom<WizardAction>(
      { type: 'listingTyped', listing: FRESH.listing },
      { type: 'contractTypeChosen', contractType: 'Sale' },
      { type: 'scanBegun', fileName: 'contract.pdf', otherFiles: [] },
      { type: 'scanStopped' },
      { ...STARTED, proposals: { ...STARTED.proposals, address: { ...PLACE, value: { ...LISTING, zipcode: '' } } } },
      STARTED,
      { type: 'explanationsLoaded', explanations: [anExplanation({ _id: 'a' })] },
    ),
    fc.record({
      type: fc.constant('columnChosen' as const),
      role: fc.constantFrom('title' as const, 'date' as const),
      column: fc.nat(3),
    }),
  );
  const begun = fc.constantFrom([], toScanReview, toManualReview);
  const runs = fc.tuple(begun, fc.array(action, { maxLength: 60 })).map(([first, then]) => after([...first, ...then]));

  test('the current step is one of the wizard’s steps', () => {
    fc.assert(fc.property(runs, (state) => expect(stepsOf(state)).toContain(state.step)));
  });

  test('at review, every step before it is complete', () => {
    fc.assert(
      fc.property(runs, (state) => {
        fc.pre(state.step === 'review');
        for (const step of stepsOf(state).slice(0, -1)) expect(isStepComplete({ ...state, step })).toBe(true);
      }),
    );
  });

  test('every row has its own id, and a row that was not set has no day until a person sets it', () => {
    fc.assert(
      fc.property(runs, (state) => {
        const drafts = draftsOf(state);
        expect(new Set(drafts.map(({ id: own }) => own)).size).toBe(drafts.length);
        for (const draft of drafts) if (draft.origin === 'explanation' && !draft.isEdited) expect(draft.day).toBeNull();
      }),
    );
  });

  test('what may be submitted at review is what the server’s own schema accepts', () => {
    fc.assert(
      fc.property(runs, (state) => {
        fc.pre(state.step === 'review' && isStepComplete(state));
        const sent = transactionAddBody.parse(transactionBody(state));
        expect(sent.contract_dates).toHaveLength(
          draftsOf(state).filter((draft) => draft.isTicked && isComplete(draft)).length,
        );
      }),
    );
  });
});
