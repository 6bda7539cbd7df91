import { randomInt } from 'node:crypto';

/** An address that nobody else in this run has. */
export function anEmail(name: string): string {
  return `${name}.${randomInt(1e9)}@people.example`;
}

/** The password of everybody that a spec makes. */
export const PASSWORD = 'Spruce!4471';

export const A_PROPERTY = { street: '14 Juniper Way', city: 'Golden', zipCode: '80401', state: 'Colorado' } as const;

/** Who the demo mode can be entered as (README). */
export const DEMO = {
  realtor: 'realtor@demo.keydate.example',
  employee: 'employee@demo.keydate.example',
  lender: 'lender@demo.keydate.example',
  client: 'client@demo.keydate.example',
  password: 'Keydate!2026',
} as const;
