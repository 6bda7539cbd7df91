import type { ContractFacts } from '@keydate/contracts/scans';
import { foldText } from '@keydate/domain/fold-text';
import { namesIn } from './names-in';
import type { RunningText } from './running-text';

type StatedParties = NonNullable<ContractFacts['buyers']>;
export type PartyRole = 'Buyer' | 'Seller';

interface NamesAt {
  names: string[];
  page: number;
  words: string;
}

/** The buyers, or the sellers; undefined if the contract names none, or names others in another place. */
export function findParties(text: RunningText, role: PartyRole): StatedParties | undefined {
  const sentences = inSentences(text, role);
  const lists = sentences.length > 0 ? sentences : beforeRole(text, role);
  const fields = inFields(text, role);
  const [main = joined(fields)] = lists;
  const known = new Set(main?.names.map(foldText));
  const isContradicted =
    lists.some(({ names }) => names.length !== known.size || !names.every((name) => known.has(foldText(name)))) ||
    !fields.flatMap(({ names }) => names).every((name) => known.has(foldText(name)));
  if (!main || isContradicted) return undefined;
  const { page, words } = main;
  const email = main.names.length === 1 ? emailOf(text, role) : undefined;
  return { value: main.names.map((name) => ({ name, ...(email && { email }) })), page, words };
}

/** "Buyer. Nora Fielding and Tom Fielding (Buyer) will take title …" */
function inSentences(text: RunningText, role: PartyRole): NamesAt[] {
  const begin = String.raw`\b${role}(?:\(s\)|s)?[.:,]`;
  const sentence = new RegExp(
    String.raw`${begin}\s+(?:\(Names?(?:\(s\))?\)\s*)?((?:(?!${begin})[^()]){3,160}?)[\s,]*\((?:the |collectively,? )?["“']?${role}s?["”']?\)`,
    'g',
  );
  return [...text.text.matchAll(sentence)].flatMap((match) => namesAt(text, match));
}

/** "The parties are Ruth Beck and Otto Beck (Seller) and Nora Fielding (Buyer)." */
function beforeRole(text: RunningText, role: PartyRole): NamesAt[] {
  const names = new RegExp(
    String.raw`(?<![\p{L}\d]|\bof\s)((?:(?:(?!FROM\b)\p{Lu}[\p{L}\p{M}.'’-]*|de|del|la|van|von|der)(?:,?\s+and\s+|,\s+|\s+))+)\((?:the |collectively,? )?["“']?${role}s?["”']?\)`,
    'gu',
  );
  return [...text.text.matchAll(names)].flatMap((match) => namesAt(text, match));
}

/** "Buyer's Name: Nora Fielding" */
function inFields(text: RunningText, role: PartyRole): NamesAt[] {
  const field = new RegExp(
    String.raw`(?<=[\n\t]|^|\d\. )${role}(?:\(s\)|s)?(?:['’]s? Names?(?:\(s\))?| Names?(?:\(s\))?)?:[ \t]*([^\t\n()]+?)(?=\s+(?:Date|Signature)\b|[\t\n])`,
    'g',
  );
  return [...text.text.matchAll(field)].flatMap((match) => namesAt(text, match));
}

function namesAt(text: RunningText, match: RegExpExecArray): NamesAt[] {
  const [all, list = ''] = match;
  const begin = match.index + all.indexOf(list);
  const names = namesIn(list);
  const place = text.at(begin, begin + list.length);
  return names && place ? [{ names, ...place }] : [];
}

/** Those who sign each have a field of their own, perhaps on several pages. */
function joined(fields: readonly NamesAt[]): NamesAt | undefined {
  const [first] = fields;
  if (!first) return undefined;
  const all = new Map(fields.flatMap(({ names }) => names).map((name) => [foldText(name), name]));
  const names = [...all.values()];
  return { names, page: first.page, words: names.join(', ') };
}

/** The only email address below the only field with a name of this role. */
function emailOf(text: RunningText, role: PartyRole): string | undefined {
  const fields = [...text.text.matchAll(new RegExp(String.raw`\b${role}['’]s Name:`, 'g'))];
  const [field] = fields;
  if (!field || fields.length > 1) return undefined;
  const [below = ''] = text.text
    .slice(field.index + field[0].length)
    .split(/\b(?:Buyer|Seller|Broker)['’]s Name:|Brokerage Firm/);
  const emails = [...below.matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g)];
  const [email] = emails;
  if (!email || emails.length > 1) return undefined;
  const begin = field.index + field[0].length + email.index;
  return text.at(begin, begin + email[0].length)?.words;
}
