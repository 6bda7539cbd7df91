import type { User } from '@keydate/contracts/people';
import { NO_OWN_DAYS_OFF } from '@keydate/domain/computed-deadlines/own-days-off';
import { useEffect, useReducer, type Dispatch } from 'react';
import { wizardReducer, type WizardAction } from './wizard-reducer';
import { forRole, freshWizard, type WizardState } from './wizard-state';
import { wizardStore } from './wizard.store';

/** This person's wizard in this tab. Every change is stored at once, so that a reload loses nothing. */
export function useWizard({ _id: userId, role, company }: User): [WizardState, Dispatch<WizardAction>] {
  const [state, dispatch] = useReducer(wizardReducer, userId, (id) => {
    const wizard = wizardStore.load(id) ?? freshWizard(crypto.randomUUID(), company?.contact.address.state);
    return forRole({ ...wizard, ownDaysOff: company?.daysOff ?? NO_OWN_DAYS_OFF }, role);
  });
  useEffect(() => wizardStore.save(userId, state), [userId, state]);
  return [state, dispatch];
}
