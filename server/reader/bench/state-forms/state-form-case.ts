import type { Anchors } from '@keydate/domain/computed-deadlines/named-anchor';
import type { ContractType } from '@keydate/domain/contract-type';

/** The person who uploads each of these contracts. */
export const UPLOADER = { fullName: 'Ada Quill', company: 'Quill Homes LLC' };

/** An invented contract on the form of another state, with what it truly says. The wording is our own. */
export interface StateFormCase {
  name: string;
  form: 'california' | 'utah' | 'texas';
  draw: () => Promise<Buffer>;
  /** The state, and the days from which the rows are counted. */
  state: string;
  anchors: Anchors;
  rows: readonly StateFormTruth[];
  /** The titles of the rows that a person must be asked to check. */
  flagged?: readonly string[];
  /** The critical rows of the form that the contract lacks. */
  lacks?: readonly string[];
  address: { street: string; city: string; state: string; zipcode: string };
  buyers: readonly string[];
  sellers: readonly string[];
  /** The side for which the uploader or their company works; null if the contract leaves it open. */
  side: ContractType | null;
}

/** A row with the day that it is counted to; null where it waits for an event, or says nothing. */
export type StateFormTruth = readonly [reference: string, title: string, words: string, day: string | null];
