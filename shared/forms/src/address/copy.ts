export const copy = {
  city: 'City',
  state: 'State',
  loadingStates: 'Loading the states…',
  chooseState: 'Choose a state',
  statesFailed: 'The list of states could not be loaded.',
  zipCode: 'Zip Code',
} as const;
