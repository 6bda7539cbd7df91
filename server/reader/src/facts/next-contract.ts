import type { ContractFacts } from '@keydate/contracts/scans';
import { foldText } from '@keydate/domain/fold-text';
import type { PageText } from '../mentions/other-mentions';
import { titleOf } from './documents-in';
import { findAddress } from './find-address';
import { findParties } from './find-parties';
import { runningText } from './running-text';

type Identity = Required<Pick<ContractFacts, 'address' | 'buyers'>>;

/**
 * The place at which another contract begins: a page with a contract's title, from which on another property or other buyers are named.
 * A contract that states both again, such as a later version, is the same one. Undefined if there is none.
 */
export function startOfNextContract(pages: readonly PageText[]): { index: number; page: number } | undefined {
  const titled = pages.flatMap((page, index) => (index > 0 && titleOf(page) === 'contract' ? [index] : []));
  if (titled.length === 0) return undefined;
  const [first, ...later] = [0, ...titled].flatMap((index, at) => {
    const identity = identityOf(pages.slice(index, titled[at]));
    return identity ? [{ index, identity }] : [];
  });
  const next = first && later.find(({ identity }) => isOther(identity, first.identity));
  return next && { index: next.index, page: pages[next.index]?.number ?? 0 };
}

/** The property and the buyers; undefined if both are not stated. */
function identityOf(pages: readonly PageText[]): Identity | undefined {
  const texts = pages.map((page) => runningText([page]));
  const address = texts.map(findAddress).find(Boolean);
  const buyers = texts.map((text) => findParties(text, 'Buyer')).find(Boolean);
  return address && buyers && { address, buyers };
}

function isOther(one: Identity, first: Identity): boolean {
  const names = new Set(namesOf(first));
  const isOtherHouse = houseOf(one) !== houseOf(first);
  return isOtherHouse || namesOf(one).every((name) => !names.has(name));
}

const namesOf = ({ buyers }: Identity): string[] => buyers.value.map(({ name }) => foldText(name));

/** Its number alone: a later version may abbreviate the street. */
const houseOf = ({ address }: Identity): string | undefined => /^\d+/.exec(address.value.street)?.[0];
