export interface PairedRatio {
  mean: number;
  /** The ends of the 95 % interval of the mean. */
  low: number;
  high: number;
}

/** The 97.5 % quantiles of Student's t, by degrees of freedom from 1 on. */
const STUDENTS_T = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];

/**
 * How many times the second of each pair the first is, as the geometric mean of all pairs. A slow moment of the machine slows both
 * of a pair, so it hardly counts.
 */
export function pairedRatio(firsts: readonly number[], seconds: readonly number[]): PairedRatio {
  const logs = firsts.map((first, index) => Math.log(first / (seconds[index] ?? Number.NaN)));
  const quantile = STUDENTS_T[logs.length - 2];
  if (quantile === undefined) throw new Error(`No interval is known for ${logs.length} pairs.`);
  const mean = sum(logs) / logs.length;
  const variance = sum(logs.map((log) => (log - mean) ** 2)) / (logs.length - 1);
  const margin = quantile * Math.sqrt(variance / logs.length);
  return { mean: Math.exp(mean), low: Math.exp(mean - margin), high: Math.exp(mean + margin) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
