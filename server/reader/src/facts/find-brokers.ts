import type { ContractFacts } from '@keydate/contracts/scans';
import type { ContractType } from '@keydate/domain/contract-type';
import type { RunningText } from './running-text';

type StatedBroker = ContractFacts['brokers'][number];

/** The headings of the blocks of brokers. */
const HEADING = new RegExp(
  String.raw`(?<=[\n\t]|^)(?:[A-Z\d]{1,2}\.\s+)?(?:${[
    String.raw`Broker(?:age)?(?: Firm)? (?:working with|for|representing) (?:the )?(Buyer|Seller)`,
    String.raw`(Buyer|Seller)['’]s (?:Broker|Agent)(?=[:.]?[ \t]*[\n\t])`,
    String.raw`(Listing) (?:Broker|Agent)(?=[:.]?[ \t]*[\n\t])`,
  ].join('|')})`,
  'gi',
);
/** In characters: a block is no longer. */
const LONGEST = 1500;
const FIRM = /\b(?:Brokerage(?: Firm)?|Firm)(?:['’]s)?(?: Name)?:[ \t]*([^\t\n]+)/i;
const BROKER = /\b(?:Broker|Agent)(?:['’]s)?(?: Name)?:[ \t]*([^\t\n]+)/i;
/** Where the next field of a line begins. */
const NEXT_FIELD = /\s+(?:Brokerage|Broker['’]s|License|Phone|Fax|Date|Email)\b.*$/i;

/** The blocks of brokers that name a broker or a firm. */
export function findBrokers(text: RunningText): StatedBroker[] {
  const headings = [...text.text.matchAll(HEADING)];
  return headings.flatMap((heading, index) => {
    const begin = heading.index + heading[0].length;
    const end = Math.min(headings[index + 1]?.index ?? Infinity, begin + LONGEST);
    return inBlock(text, begin, end, sideOf(heading));
  });
}

function sideOf([, working, own]: RegExpExecArray): ContractType {
  return (working ?? own)?.toLowerCase() === 'buyer' ? 'Purchase' : 'Sale';
}

function inBlock(text: RunningText, begin: number, end: number, side: ContractType): StatedBroker[] {
  const fieldOf = (pattern: RegExp) => {
    const match = pattern.exec(text.text.slice(begin, end));
    const value = (match?.[1] ?? '').replace(NEXT_FIELD, '').trim();
    if (!match || !/^[\p{L}\d]/u.test(value) || value.includes(':')) return undefined;
    const from = begin + match.index;
    return text.at(from, from + match[0].indexOf(value) + value.length) && { value, from };
  };
  const firm = fieldOf(FIRM);
  const name = fieldOf(BROKER);
  const first = Math.min(firm?.from ?? Infinity, name?.from ?? Infinity);
  const place = text.at(first, first + 1);
  if (!place) return [];
  const named = [name?.value, firm?.value].filter(Boolean).join(', ');
  return [{ value: { side, name: name?.value ?? '', firm: firm?.value ?? '' }, page: place.page, words: named }];
}
