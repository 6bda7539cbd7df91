import { CALIFORNIA_CASES } from './california-cases';
import type { StateFormCase } from './state-form-case';
import { TEXAS_CASES } from './texas-cases';
import { UTAH_CASES } from './utah-cases';

export const STATE_FORM_CASES: readonly StateFormCase[] = [...CALIFORNIA_CASES, ...UTAH_CASES, ...TEXAS_CASES];
