import { canReadExplanationsOf } from '@keydate/domain/company-permissions';
import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import type { Member } from '../../people/person';
import { readTeammate } from '../../people/use-cases/read-teammate';
import { changeExplanation, findExplanation, type Explanation } from '../explanations.repository';
import type { ExplanationText } from '../sets/explanation-set';
import { originalOf } from '../sets/sets';

type EditTools = Pick<Tools, 'db'>;

/** Sets the person's own text of an explanation; a text that equals the set's own counts as not edited. */
export async function editExplanation(
  tools: EditTools,
  member: Member,
  id: string,
  { state, ...text }: ExplanationText & { state: string },
): Promise<Explanation> {
  const explanation = await readOwnExplanation(tools, member, id);
  if (state !== explanation.state) throw new AppError('BAD_INPUT', { state: 'An explanation stays with its state.' });
  const original = originalOf(explanation);
  const isEdited =
    text.title !== original?.title ||
    text.description !== original.description ||
    text.dateExplanation !== original.dateExplanation;
  await changeExplanation(tools.db, id, { ...text, isEdited });
  return { ...explanation, ...text, isEdited };
}

/** Brings back the set's text of an explanation. */
export async function restoreExplanation(tools: EditTools, member: Member, id: string): Promise<Explanation> {
  const explanation = await readOwnExplanation(tools, member, id);
  const original = originalOf(explanation);
  // if the set no longer has it, the text stays: there is no other
  if (!original) return explanation;
  await changeExplanation(tools.db, id, { ...original, isEdited: false });
  return { ...explanation, ...original, isEdited: false };
}

/** Reads an explanation of the member's own. Throws FORBIDDEN for a teammate's, NOT_FOUND for anybody else's. */
async function readOwnExplanation({ db }: EditTools, member: Member, id: string): Promise<Explanation> {
  const explanation = await findExplanation(db, id);
  if (!explanation) throw new AppError('NOT_FOUND');
  const person = await readTeammate({ db }, member, explanation.personId);
  if (!canReadExplanationsOf(member, person)) throw new AppError('FORBIDDEN');
  return explanation;
}
