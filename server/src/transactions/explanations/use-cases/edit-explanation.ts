import type { updateExplanation } from '@keydate/contracts/explanations';
import { canReadExplanationsOf } from '@keydate/domain/company-permissions';
import type { z } from 'zod';
import { AppError } from '../../../app-error';
import { refuseIfChanged } from '../../../calls/changed-meanwhile';
import type { Queries } from '../../../db/database';
import type { Tools } from '../../../tools';
import { type Member, readTeammate } from '../../../accounts';
import { changeExplanation, findExplanation, type Explanation } from '../explanations.repository';
import { originalOf } from '../sets/sets';

type EditTools = Pick<Tools, 'db'>;

/**
 * Sets the sent texts of an explanation, unless the person has changed one elsewhere since they saw it. If all texts
 * equal the set's own, they count as not edited.
 */
export async function editExplanation(
  { db }: EditTools,
  member: Member,
  id: string,
  { state, seen = {}, ...change }: z.output<typeof updateExplanation.body>,
): Promise<Explanation> {
  return db.transaction(async (tx) => {
    const explanation = await readOwnExplanation(tx, member, id, { isLocked: true });
    if (state !== explanation.state) throw new AppError('BAD_INPUT', { state: 'An explanation stays with its state.' });
    refuseIfChanged(explanation, seen, change);
    const { title, description, dateExplanation } = { ...explanation, ...change };
    const original = originalOf(explanation);
    const isEdited =
      title !== original?.title || description !== original.description || dateExplanation !== original.dateExplanation;
    const edited = { title, description, dateExplanation, isEdited };
    await changeExplanation(tx, id, edited);
    return { ...explanation, ...edited };
  });
}

/** Brings back the set's text of an explanation. */
export async function restoreExplanation({ db }: EditTools, member: Member, id: string): Promise<Explanation> {
  const explanation = await readOwnExplanation(db, member, id);
  const original = originalOf(explanation);
  // if the set no longer has it, the text stays: there is no other
  if (!original) return explanation;
  await changeExplanation(db, id, { ...original, isEdited: false });
  return { ...explanation, ...original, isEdited: false };
}

/** Reads an explanation of the member's own. Throws FORBIDDEN for a teammate's, NOT_FOUND for anybody else's. */
export async function readOwnExplanation(
  db: Queries,
  member: Member,
  id: string,
  how = { isLocked: false },
): Promise<Explanation> {
  const explanation = await findExplanation(db, id, how);
  if (!explanation) throw new AppError('NOT_FOUND');
  const person = await readTeammate({ db }, member, explanation.personId);
  if (!canReadExplanationsOf(member, person)) throw new AppError('FORBIDDEN');
  return explanation;
}
