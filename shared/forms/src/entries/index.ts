export { persistedEntries, type PersistedEntries } from './persisted-entries';
export { persistedFlow } from './persisted-flow';
export { hasTypedChanges, typedFields, useTypedChanges, type TextForm } from './use-typed-changes';
