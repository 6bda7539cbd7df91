import type { ContractFacts } from '@keydate/contracts/scans';
import { compareDays, type CalendarDay } from '@keydate/domain/calendar-day';
import { foldText } from '@keydate/domain/fold-text';
import type { PageText } from '../mentions/other-mentions';
import { isTyped } from '../words/confidence';
import { documentsIn, type DocumentKind } from './documents-in';
import { signaturesOn, type Signature } from './signatures-on';

type StatedMec = NonNullable<ContractFacts['mec']>;
type Dated = Signature & { day: CalendarDay };
type Parties = Pick<ContractFacts, 'buyers' | 'sellers'>;

interface SignedDocument {
  kind: DocumentKind;
  signatures: Signature[];
}

/**
 * The last day on which a buyer or a seller signed, in typed text alone. Undefined if a page may have more than its text says, if
 * somebody has not signed or has no clear day, or if another paper in the file is signed later.
 */
export function findMec(pages: readonly PageText[], parties: Parties): StatedMec | undefined {
  const isAllTyped = pages.every(
    ({ words }) => words.length > 0 && words.every(({ confidence }) => isTyped(confidence)),
  );
  if (!isAllTyped) return undefined;
  const documents = documentsIn(pages).map(({ kind, pages: own }) => ({ kind, signatures: own.flatMap(signaturesOn) }));
  const offers = documents.filter(({ kind }) => kind === 'contract' || kind === 'counterproposal');
  const signed = offers.filter(
    ({ kind, signatures }) => kind === 'counterproposal' || signatures.some(({ isSigned }) => isSigned),
  );
  const accepted = signed.at(-1);
  if (!accepted || !isSignedByAll(accepted, parties)) return undefined;
  const last = lastOf(signed);
  const others = documents.filter(({ kind }) => kind === 'other');
  const isContradicted =
    !last || [...others, ...signed].some(({ signatures }) => signatures.some((one) => isDoubtful(one, last.day)));
  if (isContradicted) return undefined;
  return { value: last.day, page: last.page, words: last.words };
}

/** True if a day is not clear, or later than the one that would be proposed. */
function isDoubtful({ day }: Signature, last: CalendarDay): boolean {
  return day === 'doubtful' || (day !== null && compareDays(day, last) > 0);
}

function isSignedByAll({ signatures }: SignedDocument, { buyers, sellers }: Parties): boolean {
  const people = { Buyer: buyers?.value.length ?? 1, Seller: sellers?.value.length ?? 1 };
  return (['Buyer', 'Seller'] as const).every((role) => {
    const own = signatures.filter((one) => one.role === role);
    const withDay = own.filter(isDated).length;
    return withDay >= Math.max(1, people[role], namesOf(own)) && !own.some(isUndated);
  });
}

const namesOf = (signatures: readonly Signature[]): number =>
  new Set(signatures.flatMap(({ names }) => names.map(foldText))).size;

/** A line that somebody has signed without a day; a blank one is for a person whom the contract does not have. */
const isUndated = ({ isSigned, day, names }: Signature): boolean => isSigned && day === null && names.length > 0;

const isDated = (signature: Signature): signature is Dated => signature.day !== null && signature.day !== 'doubtful';

function lastOf(documents: readonly SignedDocument[]): Dated | undefined {
  return documents
    .flatMap(({ signatures }) => signatures.filter(isDated))
    .toSorted((one, other) => compareDays(one.day, other.day))
    .at(-1);
}
