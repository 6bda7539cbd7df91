import { foldText } from './fold-text';

/** The two of a client's facts that a wizard can type and an email's known client can have otherwise. */
export interface ClientFacts {
  client_name: string;
  phone_number: string;
}

/**
 * The typed fields of a client with a known email that are not saved, because the client already has another name or phone.
 * A name that differs in case or accents is the same; a phone that was not typed says nothing.
 */
export function fieldsNotTaken(typed: ClientFacts, kept: ClientFacts): (keyof ClientFacts)[] {
  const fields: (keyof ClientFacts)[] = [];
  if (foldText(typed.client_name) !== foldText(kept.client_name)) fields.push('client_name');
  if (typed.phone_number !== '' && typed.phone_number !== kept.phone_number) fields.push('phone_number');
  return fields;
}
