/** Each sentence of spec § 5; for what the last one tests, see docs/oddities.md. */
export const copy = {
  isLongEnough: (least: number) => `at least ${least} characters`,
  hasBothCases: 'lowercase and uppercase letters',
  hasNumber: 'a number',
  hasSymbol: 'no leading/trailing spaces',
  met: ': met',
  notMet: ': not met',
} as const;
