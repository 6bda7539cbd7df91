import type { ContractFacts } from '@keydate/contracts/scans';
import type { PageText } from '../mentions/other-mentions';
import { isTyped } from '../words/confidence';
import { findAddress } from './find-address';
import { findBrokers } from './find-brokers';
import { findFirmFields } from './find-firm-fields';
import { findMec } from './find-mec';
import { findParties } from './find-parties';
import { findRoll } from './find-roll';
import { runningText } from './running-text';

/** The facts that the pages state next to their dates. Nothing is guessed: a fact in doubt is absent. */
export function findFacts(pages: readonly PageText[], isWhole: boolean): ContractFacts {
  const text = runningText(pages);
  const address = findAddress(text);
  const buyers = findParties(text, 'Buyer');
  const sellers = findParties(text, 'Seller');
  // a page that was left out may have the last signature
  const mec = isWhole ? findMec(pages, { buyers, sellers }) : undefined;
  const typed = pages.filter(isTypedPage);
  const boxed = pages.some(({ boxes = [] }) => boxes.length > 0) ? runningText(pages.map(withBoxes)) : text;
  const roll = findRoll(typed.length === pages.length ? boxed : runningText(typed.map(withBoxes)));
  return {
    ...(address && { address }),
    ...(buyers && { buyers }),
    ...(sellers && { sellers }),
    brokers: [...findBrokers(text), ...findFirmFields(boxed)],
    ...(mec && { mec }),
    ...(roll && { roll }),
  };
}

const isTypedPage = ({ words }: PageText) => words.every(({ confidence }) => isTyped(confidence));

const withBoxes = ({ number, words, boxes = [] }: PageText): PageText => ({ number, words: [...words, ...boxes] });
