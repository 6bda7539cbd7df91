import type { GuardedStorage } from '@keydate/client';
import { withWizard, wizardIn } from './stored-wizard';
import type { WizardState } from './wizard-state';

/** One wizard of each person under one name: another person at this machine neither meets it nor writes over it. */
export function wizardsIn(storage: GuardedStorage, name: string) {
  const put = (userId: string, state: WizardState | null) => {
    const text = withWizard(storage.read(name), userId, state);
    if (text === null) storage.remove(name);
    else storage.write(name, text);
  };
  return {
    load: (userId: string) => wizardIn(storage.read(name), userId),
    save: (userId: string, state: WizardState) => put(userId, state),
    clear: (userId: string) => put(userId, null),
  };
}
