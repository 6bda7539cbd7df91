import type { ContractFacts } from '@keydate/contracts/scans';
import type { ContractType } from '@keydate/domain/contract-type';
import { namesIn } from './names-in';
import type { RunningText } from './running-text';

type StatedBroker = ContractFacts['brokers'][number];

/** A field of a line, at its place in the text. */
interface Field {
  words: string;
  start: number;
}

interface Label {
  side: ContractType | 'other';
  kind: 'name' | 'firm';
  length: number;
}

/** Fields that name a firm or an agent with their side: "Buyer's Brokerage Firm", "Listing Broker Firm", "Seller's Agent(s)". */
const LABEL =
  /^(?:(?<buyer>Buyer['’]s)|(?<seller>Seller['’]s|Listing)|(?<other>Other))\s+(?:(?<firm>Broker(?:age)?\s+Firm|Brokerage(?=:?[\t_\s]*(?:$|[\p{Lu}\d])))|Agents?(?:\(s\))?|Associate['’]s\s+Name)(?=[:\s_]|$):?[\s_]*/u;
/** Texas's form has it below the other broker's name, without a side. */
const OTHER_ASSOCIATE = /^Associate['’]s\s+Name(?=[:\s_]|$):?[\s_]*/;
/** Where the next field of a line begins. */
const NEXT_FIELD = /[\s,_(]*\b(?:(?:Cal)?(?:DRE|BRE)\b|License|Lic\b|Phone|Email|represents?\b|is the\b).*$/i;
/** In characters: a firm has no longer name. */
const NAME_OF_FIRM = /^[\p{Lu}\d][^:_]{2,60}$/u;
const TICKED = String.raw`(?:[☒☑✓✔✗✘]|[[(]\s*[xX✓✔✗✘]\s*[\])])\s*`;
/** The choices next to a broker's name. */
const FOR_BUYER = new RegExp(String.raw`${TICKED}Buyer only as Buyer['’]s agent`, 'i');
const FOR_SELLER = new RegExp(String.raw`${TICKED}Seller as Listing Broker['’]s subagent`, 'i');
const FOR_BOTH = new RegExp(
  String.raw`${TICKED}(?:both\s+(?:the\s+)?Buyer['’s]*\s+(?:and|&)\s|Seller and Buyer as an intermediary)`,
  'i',
);

/** The brokers whose field names their side. One that works for both sides is of both. */
export function findFirmFields(text: RunningText): StatedBroker[] {
  const lines = linesOf(text.text);
  const isForBoth = FOR_BOTH.test(text.text);
  return lines.flatMap((fields, line) =>
    fields.flatMap((field, at) => {
      const label = labelOf(field);
      const side = label?.side === 'other' ? sideOfOther(text.text) : label?.side;
      const found = label && side && valueOf(label, fields, at, lines[line - 1] ?? []);
      const place = found && text.at(found.start, found.start + found.words.length);
      if (!place) return [];
      const value = { name: '', firm: '', [label.kind]: found.words };
      const sides = isForBoth ? (['Purchase', 'Sale'] as const) : [side];
      return sides.map((own) => ({ value: { ...value, side: own }, page: place.page, words: found.words }));
    }),
  );
}

function linesOf(text: string): Field[][] {
  let start = 0;
  return text.split('\n').map((line) =>
    line.split('\t').map((words) => {
      const field = { words, start };
      start += words.length + 1;
      return field;
    }),
  );
}

function labelOf({ words }: Field): Label | undefined {
  const match = LABEL.exec(words) ?? OTHER_ASSOCIATE.exec(words);
  return match
    ? { side: sideOf(match), kind: match.groups?.firm ? 'firm' : 'name', length: match[0].length }
    : undefined;
}

function sideOf({ groups }: RegExpExecArray): Label['side'] {
  if (groups?.buyer) return 'Purchase';
  return groups?.seller ? 'Sale' : 'other';
}

/** The words behind the label, or in the next field; or those above the label if the next one is that of the license, as in Texas. */
function valueOf(label: Label, fields: readonly Field[], at: number, above: readonly Field[]): Field | undefined {
  const own = fields[at];
  if (!own) return undefined;
  const behind = { words: own.words.slice(label.length), start: own.start + label.length };
  const next = fields[at + 1];
  const upper = above.length === fields.length && /^License\b/.test(next?.words ?? '') ? above[at] : undefined;
  return [behind, next, upper].map((one) => one && asValue(one, label.kind)).find(Boolean);
}

function asValue(field: Field, kind: Label['kind']): Field | undefined {
  const words = field.words.replace(NEXT_FIELD, '').trim();
  const start = field.start + field.words.indexOf(words);
  const isNamed = kind === 'name' ? namesIn(words)?.length === 1 : NAME_OF_FIRM.test(words);
  return isNamed && !labelOf(field) ? { words, start } : undefined;
}

/** The side of a broker who is not the listing one, by the ticked choice. */
function sideOfOther(text: string): ContractType | undefined {
  const [isForBuyer, isForSeller] = [FOR_BUYER.test(text), FOR_SELLER.test(text)];
  if (isForBuyer === isForSeller) return undefined;
  return isForBuyer ? 'Purchase' : 'Sale';
}
