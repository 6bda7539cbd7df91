import { browserStorage } from '@keydate/client';
import { wizardsIn } from './wizards.store';

/** The transaction that did not fit the plan, kept until it can be created; spec § 4.4 names the key. */
export const draftStore = wizardsIn(browserStorage, 'transactionValue');
