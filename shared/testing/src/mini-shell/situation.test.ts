import { addressOf, readSituation } from './situation';

describe('the address of the desk', () => {
  test.each([
    { world: 'many-transactions', viewer: 'Agent', at: '/' },
    { world: 'limit-reached', viewer: 'visitor', at: '/transaction/7?status=Closed&side=All#dates' },
  ] as const)('says all that is needed to see the same again', (situation) => {
    expect(readSituation(addressOf(situation))).toEqual(situation);
  });

  test('leaves out what it does not say, so that the world decides', () => {
    expect(readSituation('/qa/many-transactions')).toEqual({ world: 'many-transactions' });
    expect(readSituation('/')).toEqual({});
  });

  test("takes any other address for the remote's own", () => {
    expect(readSituation('/transaction/7')).toEqual({ at: '/transaction/7' });
  });
});
