import { pairedRatio } from './paired-ratio';

test('rounds that are slow for both do not widen the interval', () => {
  const { mean, low, high } = pairedRatio([110, 220, 550], [100, 200, 500]);
  expect([mean, low, high].map((ratio) => ratio.toFixed(6))).toEqual(['1.100000', '1.100000', '1.100000']);
});

test('the interval is that of Student’s t over the logarithms', () => {
  // ln 1.1 and ln 1.3: mean 0.17884, deviation 0.11812, standard error 0.08353, t of one degree 12.706
  const { mean, low, high } = pairedRatio([110, 130], [100, 100]);
  expect(mean).toBeCloseTo(1.1958, 3);
  expect(low).toBeCloseTo(0.4138, 3);
  expect(high).toBeCloseTo(3.4561, 3);
});

test('what is compared with itself is once itself', () => {
  expect(pairedRatio([5, 6, 7], [5, 6, 7])).toEqual({ mean: 1, low: 1, high: 1 });
});

test('one round has no interval', () => {
  expect(() => pairedRatio([1], [1])).toThrow('No interval is known for 1 pairs.');
});
