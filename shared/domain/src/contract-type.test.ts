import { contractTypeOfSide, sideLabel } from './contract-type';

test('Sellers are Sale and Buyers are Purchase, kept though odd', () => {
  expect(contractTypeOfSide('Sellers')).toBe('Sale');
  expect(contractTypeOfSide('Buyers')).toBe('Purchase');
  expect(sideLabel('Sale')).toBe('Sellers');
  expect(sideLabel('Purchase')).toBe('Buyers');
});

test('All sides send no filter', () => {
  expect(contractTypeOfSide('All')).toBeUndefined();
});
