import fc from 'fast-check';
import { canRemoveTeammate } from './company-permissions';
import type { Role } from './roles';

const OWNER = 'ada';
const name = fc.constantFrom(OWNER, 'bo', 'cy', 'di');
const member = fc.record({
  id: name,
  role: fc.constantFrom<Role>('SuperRealtor', 'SuperLender', 'Agent', 'Employee'),
  companyId: fc.constantFrom('elm', 'oak'),
  worksForId: fc.option(name),
});

describe('who may remove a teammate', () => {
  test('nobody removes themselves, the owner, or a person of another company', () => {
    fc.assert(
      fc.property(
        member,
        member,
        (remover, teammate) =>
          !canRemoveTeammate(remover, teammate, OWNER) ||
          (remover.id !== teammate.id && teammate.id !== OWNER && remover.companyId === teammate.companyId),
      ),
    );
  });

  test('an agent removes only the people who work for them, an employee nobody', () => {
    fc.assert(
      fc.property(member, member, (remover, teammate) => {
        fc.pre(canRemoveTeammate(remover, teammate, OWNER));
        return remover.role !== 'Employee' && (remover.role !== 'Agent' || teammate.worksForId === remover.id);
      }),
    );
  });

  test('a super role removes anybody else in the company', () => {
    const remover = { id: 'bo', role: 'SuperLender' as const, companyId: 'elm', worksForId: null };
    expect(canRemoveTeammate(remover, { ...remover, id: 'cy', role: 'SuperRealtor' }, OWNER)).toBe(true);
  });
});
