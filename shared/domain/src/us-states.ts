/** A state of the list (spec § 3), with the time zone that most of it keeps. */
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

/**
 * The parts of states that keep another time zone, by how their ZIP codes begin; the longest beginning decides. ZIP codes
 * that lie in both zones are counted to the one whose day ends first (server/src/transactions/README.md, Deadlines).
 */
const OTHER_ZONES: Readonly<Record<string, readonly (readonly [zone: string, zipCodes: string])[]>> = {
  FL: [
    [CT, '324 325'],
    [ET, '32456 32457'],
  ],
  ID: [
    [PT, '835 838'],
    ['America/Boise', '83547 83549'],
  ],
  IN: [[CT, '463 464 476 477']],
  // those of the four western counties that reach no other one
  KS: [[MT, '67735 67741 67758 67762 67836']],
  KY: [[CT, '420 421 422 423 424']],
  // of the four counties on the border of Wisconsin
  MI: [
    [
      CT,
      '49801 49802 49821 49848 49852 49858 49863 49870 49874 49876 49886 49887 49892 49893 49902 49911 49915 49920 ' +
        '49927 49935 49938 49959 49964',
    ],
  ],
  NE: [[MT, '693']],
  NV: [[MT, '89825 89883']],
  ND: [
    [MT, '586'],
    [CT, '58631 58638'],
  ],
  OR: [['America/Boise', '979']],
  SD: [[MT, '577']],
  TN: [
    [ET, '373 374 376 377 378 379'],
    // Coffee County and its neighbors
    [
      CT,
      '37301 37305 37306 37313 37318 37324 37328 37330 37334 37335 37339 37342 37345 37348 37352 37355 37357 37359 ' +
        '37360 37365 37366 37375 37380 37382 37383 37387 37388 37389 37394 37398',
    ],
  ],
  TX: [[MT, '79821 79835 79836 79838 79849 79853 799 885']],
};

export const US_STATES: readonly UsState[] = ROWS.map(([id, name, timeZone]) => ({ id, name, timeZone }));

/** A list of what is due asks for the state of each of its dates. */
const BY_NAME = new Map(
  US_STATES.flatMap((state) => [state.id, state.name].map((name) => [name.toLowerCase(), state] as const)),
);

/** True if `name` is a state of the list, by its full name (spec § 3). */
export function isUsState(name: string): boolean {
  return US_STATES.some((state) => state.name === name);
}

/**
 * The time zone of a property by its state (full name or postal code) and, in states with two zones, its ZIP code;
 * America/Denver where the state is unknown.
 */
export function timeZoneOfProperty({ state, zipcode }: { state: string; zipcode: string }): string {
  const found = findUsState(state);
  return found ? (otherZoneOf(found.id, zipcode) ?? found.timeZone) : MT;
}

/** The state that a full name or a postal code names, in any case; undefined where it names none. */
export function findUsState(named: string): UsState | undefined {
  return BY_NAME.get(named.trim().toLowerCase());
}

function otherZoneOf(stateId: string, zipcode: string): string | undefined {
  const beginnings = (OTHER_ZONES[stateId] ?? []).flatMap(([zone, zipCodes]) =>
    zipCodes.split(' ').map((beginning) => ({ zone, beginning })),
  );
  const fitting = beginnings.filter(({ beginning }) => zipcode.startsWith(beginning));
  return fitting.sort((a, b) => b.beginning.length - a.beginning.length)[0]?.zone;
}
