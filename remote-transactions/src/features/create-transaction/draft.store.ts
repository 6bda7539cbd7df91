import { browserStorage } from '@keydate/client';
import { keptEntries } from '../keep-entries/kept-entries';
import { storedWizard } from './stored-wizard';

/** The transaction that did not fit the plan, each person's own, kept until it can be created; spec § 4.4 names the key. */
export const draftStore = keptEntries(browserStorage, 'transactionValue', storedWizard);
