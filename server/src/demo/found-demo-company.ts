import type { Tx } from '../db/database';
import { giveInviteCodes, insertCompany, updatePerson } from '../accounts';
import { demoCompanyId, type DemoCompany } from './companies';
import { DEMO_PEOPLE, demoId } from './people';

/** A company of the demo with its team, and their invite codes. */
export async function foundDemoCompany(tx: Tx, demo: DemoCompany, now: Date): Promise<void> {
  const { owner, team, isOnTrial: _isOnTrial, ...rest } = demo;
  const companyId = demoCompanyId(demo);
  await insertCompany(tx, {
    ...rest,
    id: companyId,
    state: 'Colorado',
    ownerId: demoId(owner),
    pictureId: null,
    createdAt: now,
  });
  for (const { name, role } of DEMO_PEOPLE.filter((person) => person.name === owner || team.includes(person.name))) {
    await updatePerson(tx, demoId(name), {
      companyId,
      worksForId: role === 'Employee' ? demoId(owner) : null,
      invitedById: name === owner ? null : demoId(owner),
    });
    await giveInviteCodes(tx, { id: demoId(name), role }, now);
  }
}
