/** A state of the list (spec § 3), with the time zone that most of it keeps: a deadline falls due at the property's. */
export interface UsState {
  id: string;
  name: string;
  timeZone: string;
}

const ET = 'America/New_York';
const CT = 'America/Chicago';
const MT = 'America/Denver';
const PT = 'America/Los_Angeles';

const ROWS: readonly (readonly [id: string, name: string, timeZone: string])[] = [
  ['AL', 'Alabama', CT],
  ['AK', 'Alaska', 'America/Anchorage'],
  ['AZ', 'Arizona', 'America/Phoenix'],
  ['AR', 'Arkansas', CT],
  ['CA', 'California', PT],
  ['CO', 'Colorado', MT],
  ['CT', 'Connecticut', ET],
  ['DE', 'Delaware', ET],
  ['DC', 'District of Columbia', ET],
  ['FL', 'Florida', ET],
  ['GA', 'Georgia', ET],
  ['HI', 'Hawaii', 'Pacific/Honolulu'],
  ['ID', 'Idaho', 'America/Boise'],
  ['IL', 'Illinois', CT],
  ['IN', 'Indiana', 'America/Indiana/Indianapolis'],
  ['IA', 'Iowa', CT],
  ['KS', 'Kansas', CT],
  ['KY', 'Kentucky', ET],
  ['LA', 'Louisiana', CT],
  ['ME', 'Maine', ET],
  ['MD', 'Maryland', ET],
  ['MA', 'Massachusetts', ET],
  ['MI', 'Michigan', 'America/Detroit'],
  ['MN', 'Minnesota', CT],
  ['MS', 'Mississippi', CT],
  ['MO', 'Missouri', CT],
  ['MT', 'Montana', MT],
  ['NE', 'Nebraska', CT],
  ['NV', 'Nevada', PT],
  ['NH', 'New Hampshire', ET],
  ['NJ', 'New Jersey', ET],
  ['NM', 'New Mexico', MT],
  ['NY', 'New York', ET],
  ['NC', 'North Carolina', ET],
  ['ND', 'North Dakota', CT],
  ['OH', 'Ohio', ET],
  ['OK', 'Oklahoma', CT],
  ['OR', 'Oregon', PT],
  ['PA', 'Pennsylvania', ET],
  ['RI', 'Rhode Island', ET],
  ['SC', 'South Carolina', ET],
  ['SD', 'South Dakota', CT],
  ['TN', 'Tennessee', CT],
  ['TX', 'Texas', CT],
  ['UT', 'Utah', MT],
  ['VT', 'Vermont', ET],
  ['VA', 'Virginia', ET],
  ['WA', 'Washington', PT],
  ['WV', 'West Virginia', ET],
  ['WI', 'Wisconsin', CT],
  ['WY', 'Wyoming', MT],
];

export const US_STATES: readonly UsState[] = ROWS.map(([id, name, timeZone]) => ({ id, name, timeZone }));

/** Whether `name` is a state of the list, by its full name (spec § 3). */
export function isUsState(name: string): boolean {
  return US_STATES.some((state) => state.name === name);
}

/** The time zone of a property by its state's name or postal code; America/Denver where the state is unknown. */
export function timeZoneOfState(state: string): string {
  const wanted = state.trim().toLowerCase();
  const found = US_STATES.find(({ id, name }) => id.toLowerCase() === wanted || name.toLowerCase() === wanted);
  return found?.timeZone ?? MT;
}
