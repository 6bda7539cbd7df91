import { surplusOver } from '@keydate/domain/plan-fit';
import { AppError } from '../../app-error';
import type { SoldPlan } from '../../ports/payments';
import type { Tools } from '../../tools';
import { allowanceOf, isPlanName } from '../plans';
import { readUse } from './read-use';

/** The plan of a price that is on sale now. Throws PLAN_NOT_OFFERED for an archived or invented price. */
export async function readOffered({ payments }: Pick<Tools, 'payments'>, priceId: string): Promise<SoldPlan> {
  const catalog = await payments.readCatalog({ isFresh: true });
  const found = catalog.find((sold) => sold.priceId === priceId && sold.isOffered && isPlanName(sold.plan));
  if (!found) throw new AppError('PLAN_NOT_OFFERED');
  return found;
}

/** Throws PLAN_TOO_SMALL if the company is too large for a plan, with the company's numbers and the plan's limits. */
export async function refuseTooSmall(
  tools: Pick<Tools, 'db' | 'ask'>,
  companyId: string,
  { plan }: SoldPlan,
): Promise<void> {
  const [has, allows] = [await readUse(tools, companyId), allowanceOf(isPlanName(plan) ? plan : null)];
  if (surplusOver(has, allows)) throw new AppError('PLAN_TOO_SMALL', undefined, { has, allows });
}
