import { addressOf, PLAIN_LOOK, readSituation } from './situation';

describe('the address of the desk', () => {
  test.each([
    { world: 'many-transactions', viewer: 'Agent', width: '390', theme: 'dark', at: '/' },
    {
      world: 'limit-reached',
      viewer: 'visitor',
      width: '1280',
      theme: 'light',
      at: '/transaction/7?status=Closed&side=All#dates',
    },
  ] as const)('says all that is needed to see the same again', (situation) => {
    expect(readSituation(addressOf(situation))).toEqual(situation);
  });

  test('says nothing of the plain look', () => {
    const situation = { world: 'plain', viewer: 'Agent', ...PLAIN_LOOK, at: '/' } as const;
    expect(addressOf(situation)).toBe('/qa/plain/Agent/');
    expect(addressOf({ ...situation, theme: 'dark' })).toBe('/qa/plain/Agent;theme=dark/');
  });

  test('leaves out what it does not say, so that the world decides', () => {
    expect(readSituation('/qa/many-transactions')).toEqual({ world: 'many-transactions' });
    expect(readSituation('/qa/many-transactions/Agent;width=7/')).toEqual({
      world: 'many-transactions',
      viewer: 'Agent',
      at: '/',
    });
    expect(readSituation('/')).toEqual({});
  });

  test("takes any other address for the remote's own", () => {
    expect(readSituation('/transaction/7')).toEqual({ at: '/transaction/7' });
  });
});
