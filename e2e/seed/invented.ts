import { randomInt } from 'node:crypto';

/** An address that nobody else has in this run. */
export function anEmail(name: string): string {
  return `${name}.${randomInt(1e9)}@people.example`;
}

/** The password of every account that a spec creates. */
export const PASSWORD = 'Spruce!4471';

export const A_PROPERTY = { street: '14 Juniper Way', city: 'Golden', zipCode: '80401', state: 'Colorado' } as const;

/** The demo accounts (README). */
export const DEMO = {
  realtor: 'realtor@demo.keydate.example',
  agent: 'agent@demo.keydate.example',
  employee: 'employee@demo.keydate.example',
  lender: 'lender@demo.keydate.example',
  client: 'client@demo.keydate.example',
  password: 'Keydate!2026',
  realtorName: 'Robin Vale',
  agentName: 'Ash Kerrigan',
  employeeName: 'Emery Stone',
} as const;

/** The environment of a command that an operator of the demo runs. */
export const OPERATOR = { KEYDATE_OPERATOR_EMAIL: DEMO.realtor, KEYDATE_OPERATOR_PASSWORD: DEMO.password };
