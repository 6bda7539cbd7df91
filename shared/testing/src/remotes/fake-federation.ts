import type { Federation } from '@keydate/shell';

type Answer = () => Promise<unknown>;

export interface FakeFederation extends Federation {
  /** Sets the answer of a remote's registered entries; the last answer given stays. */
  answer: (name: string, answer: Answer) => void;
  /** Every address that was registered, in order. */
  registered: string[];
}

/** Behaves like Module Federation: an entry module that failed or hangs stays so until its remote is registered again. */
export function fakeFederation(): FakeFederation {
  const answers = new Map<string, Answer>();
  const modules = new Map<string, Promise<unknown>>();
  const registered: string[] = [];
  return {
    registered,
    answer: (name, answer) => answers.set(name, answer),
    register: (name, entry) => {
      registered.push(entry);
      modules.delete(name);
    },
    loadEntryModule: (name) => {
      const module =
        modules.get(name) ?? (answers.get(name) ?? (() => Promise.reject(new Error(`nothing at ${name}`))))();
      modules.set(name, module);
      return module;
    },
  };
}

/** A request that is never answered. */
export const hanging: Answer = () => new Promise(() => undefined);
/** A server that is down. */
export const down: Answer = () => Promise.reject(new Error('RUNTIME-008: the entry could not be loaded'));
