import type { ContractFacts } from '@keydate/contracts/scans';
import { foldText } from '@keydate/domain/fold-text';
import { isSameStreet } from '@keydate/domain/same-street';
import { findUsState, US_STATES } from '@keydate/domain/us-states';
import type { RunningText } from './running-text';

type StatedAddress = NonNullable<ContractFacts['address']>;
type Address = StatedAddress['value'];

/** The words before the address of the property; those of people and brokers have others. */
const LABEL = /\b(?:known as|property (?:street )?address|address of (?:the )?property)\b/gi;
/** The names below the fields of an address. */
const FIELD_NAMES = /\n([^\n]+)\n[^\n]*?street address\s+city\s+state\s+zip(?: code)?/gi;
const NUMBER_AND_STREET = String.raw`(?<street>\d[^\n\t;()]{3,60}?)`;
const ZIP = String.raw`(?:ZIP(?:\s+Code)?:?\s+)?(?<zipcode>\d{5})(?:-\d{4})?(?!\d)`;
/** The address of the property with a name for each part. */
const IN_WORDS = [
  new RegExp(
    String.raw`(?<before>\b(?:described|known)\s+as:?\s+)${NUMBER_AND_STREET},?\s+City\s+of\s+(?<city>[\p{L} .'’-]+?),\s+County\s+of\s+[^,]+,\s+State\s+of\s+(?<state>[\p{L} ]+?),?\s+${ZIP}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<before>\bacquired\s+is:?\s+)${NUMBER_AND_STREET},?\s+situated\s+in\s+(?<city>[\p{L} .'’-]+?)\s*\(City\),\s+[^,()]+\(County\),\s+(?<state>[\p{L} ]+?),?\s+${ZIP}`,
    'giu',
  ),
];
/** In characters: an address is no longer. */
const LONGEST = 160;
const NUMBER_SIGN = /^[\s:.]*(?:no\.?\s*:?)?\s*/i;

/** The address of the property; undefined if the contract states none, or several. */
export function findAddress(text: RunningText): StatedAddress | undefined {
  const found = [...afterLabels(text), ...aboveFieldNames(text), ...betweenNames(text)];
  const [first] = found;
  const withZip = found.find(({ value }) => value.zipcode !== '') ?? first;
  return found.every(({ value }) => withZip && isSame(value, withZip.value)) ? withZip : undefined;
}

function afterLabels(text: RunningText): StatedAddress[] {
  return [...text.text.matchAll(LABEL)].flatMap(({ index, 0: label }) => {
    const rest = text.text.slice(index + label.length, index + label.length + LONGEST);
    const begin = index + label.length + (NUMBER_SIGN.exec(rest)?.[0].length ?? 0);
    return stated(text, begin, text.text.slice(begin, begin + LONGEST).replaceAll('\n', ' '));
  });
}

function aboveFieldNames(text: RunningText): StatedAddress[] {
  return [...text.text.matchAll(FIELD_NAMES)].flatMap(({ index, 1: line = '' }) => {
    const sign = NUMBER_SIGN.exec(line.replace(/^.*\bknown as/i, (words) => ' '.repeat(words.length)))?.[0].length ?? 0;
    return stated(text, index + 1 + sign, line.slice(sign));
  });
}

function stated(text: RunningText, begin: number, words: string): StatedAddress[] {
  const read = readAddress(words);
  const place = read && text.at(begin, begin + read.length);
  return read && place ? [{ value: read.address, ...place }] : [];
}

/** "12 Elm Street, City of Provo, County of Utah, State of Utah, ZIP 84604"; "12 Elm Street, situated in Ventura (City), …" */
function betweenNames(text: RunningText): StatedAddress[] {
  return IN_WORDS.flatMap((pattern) =>
    [...text.text.matchAll(pattern)].flatMap((match) => {
      const { before = '', street = '', city = '', state = '', zipcode = '' } = match.groups ?? {};
      const found = findUsState(plain(state));
      const place = text.at(match.index + before.length, match.index + match[0].length);
      if (!found || !place || !/\p{L}{2}/u.test(street)) return [];
      return [{ value: { street: plain(street), city: plain(city), state: found.name, zipcode }, ...place }];
    }),
  );
}

const STATE_NAMES = US_STATES.flatMap(({ id, name }) => [id, name]).join('|');
const ADDRESS = new RegExp(
  String.raw`^(\d[^\n\t;()]*?(?:,[^,;()]*?)?)(?:,\s*|\t\s*)([\p{L}][\p{L}.'’ -]*?)(?:,\s*|\s+)(${STATE_NAMES})\b\.?(?:,?\s+(\d{5})(?:-\d{4})?(?!\d))?`,
  'u',
);

/** Reads an address with a number, a street, a city and a state, from the beginning of some words. Its parts are between commas or in fields. */
function readAddress(words: string): { address: Address; length: number } | undefined {
  const match = ADDRESS.exec(words);
  const [all = '', street = '', city = '', state = '', zipcode = ''] = match ?? [];
  const hasStreet = /\p{L}{2}/u.test(street) && !/\b(?:lot|block)\b/i.test(street);
  const isCity = !/^(?:unit|apt|apartment|suite|ste|bldg|building)\b/i.test(city);
  if (!hasStreet || !isCity) return undefined;
  return {
    address: { street: plain(street), city: plain(city), state: findUsState(state)?.name ?? '', zipcode },
    length: all.length,
  };
}

const plain = (words: string) => words.replace(/\s+/g, ' ').trim();

function isSame(one: Address, other: Address): boolean {
  const hasSameZip = one.zipcode === '' || one.zipcode === other.zipcode;
  return (
    isSameStreet(one.street, other.street) &&
    foldText(one.city) === foldText(other.city) &&
    one.state === other.state &&
    hasSameZip
  );
}
