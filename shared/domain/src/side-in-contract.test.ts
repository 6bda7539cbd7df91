import { sideInContract } from './side-in-contract';

const me = { fullName: 'Ana Núñez', company: 'Summit Homes, LLC' };
const buyers = { side: 'Purchase', name: 'Ben Ward', firm: 'Ridge Realty' } as const;
const sellers = { side: 'Sale', name: 'Cleo Marsh', firm: 'Lake Brokers' } as const;

test.each([
  ['the person', [{ ...buyers, name: 'ANA NUNEZ' }, sellers], 'Purchase'],
  ['the person’s company', [buyers, { ...sellers, firm: 'Summit Homes' }], 'Sale'],
  [
    'the company on both sides, and the person on one',
    [
      { ...buyers, firm: 'Summit Homes LLC' },
      { ...sellers, firm: 'Summit Homes LLC', name: 'Ana Núñez' },
    ],
    'Sale',
  ],
] as const)('the side is that of the broker’s block that names %s', (_, brokers, side) => {
  expect(sideInContract(brokers, me)).toBe(side);
});

test.each([
  ['neither', [buyers, sellers]],
  [
    'both sides',
    [
      { ...buyers, name: 'Ana Núñez' },
      { ...sellers, name: 'Ana Núñez' },
    ],
  ],
  ['a longer name of a company', [{ ...buyers, firm: 'New Summit Homes' }, sellers]],
  ['blanks', [{ ...buyers, name: '', firm: '' }]],
] as const)('there is no side if the blocks name %s', (_, brokers) => {
  expect(sideInContract(brokers, { ...me, company: 'Summit Homes' })).toBeUndefined();
  expect(sideInContract(brokers, { fullName: 'Ana Núñez', company: '' })).toBe(undefined);
});
