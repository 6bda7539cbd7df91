import type { ContractFacts } from '@keydate/contracts/scans';
import type { PageText } from '../mentions/other-mentions';
import { findAddress } from './find-address';
import { findBrokers } from './find-brokers';
import { findParties } from './find-parties';
import { runningText } from './running-text';

/** The facts that the pages state besides their dates. Nothing is guessed: a fact in doubt is absent. */
export function findFacts(pages: readonly PageText[]): ContractFacts {
  const text = runningText(pages);
  const address = findAddress(text);
  const buyers = findParties(text, 'Buyer');
  const sellers = findParties(text, 'Seller');
  return {
    ...(address && { address }),
    ...(buyers && { buyers }),
    ...(sellers && { sellers }),
    brokers: findBrokers(text),
  };
}
