export { persistedEntries, type PersistedEntries } from './persisted-entries';
export { persistedFlow } from './persisted-flow';
