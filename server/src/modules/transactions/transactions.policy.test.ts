import fc from 'fast-check';
import type { Role } from '@keydate/domain/roles';
import type { Member } from '../people/person';
import { canListDealsOf, dealsOfPersonSeenBy, dealsSeenBy, isWithin, ownerOfDealsBy } from './transactions.policy';

function aMember(id: string, role: Role, companyId: string, worksForId: string | null): Member {
  return {
    id,
    role,
    companyId,
    worksForId,
    email: `${id}@people.example`,
    fullName: id,
    phone: '',
    pictureId: null,
    pendingInviteCode: null,
    invitedById: null,
    termsVersion: null,
    termsAcceptedAt: null,
    createdAt: new Date(0),
  };
}

const name = fc.constantFrom('ada', 'bo', 'cy', 'di');
const member = fc
  .record({
    id: name,
    role: fc.constantFrom<Role>('SuperRealtor', 'SuperLender', 'Agent', 'Employee'),
    companyId: fc.constantFrom('elm', 'oak'),
    boss: fc.option(name),
  })
  .map(({ id, role, companyId, boss }) => aMember(id, role, companyId, role === 'Employee' ? boss : null));
const deal = fc.record({ companyId: fc.constantFrom('elm', 'oak'), ownerId: name });

describe('who sees which deals', () => {
  test('nobody ever sees a deal of another company', () => {
    fc.assert(
      fc.property(
        member,
        deal,
        (reader, one) => !isWithin(dealsSeenBy(reader), one) || one.companyId === reader.companyId,
      ),
    );
  });

  test('a list of somebody shows nothing that the reader or that person does not see', () => {
    fc.assert(
      fc.property(member, member, deal, (reader, person, one) => {
        fc.pre(reader.id !== person.id && canListDealsOf(reader, person));
        const shown = isWithin(dealsOfPersonSeenBy(reader, person), one);
        return !shown || (isWithin(dealsSeenBy(reader), one) && isWithin(dealsSeenBy(person), one));
      }),
    );
  });

  test('everyone sees the deals they enter, and may ask for their own list', () => {
    fc.assert(
      fc.property(member, (reader) => {
        const entered = { companyId: reader.companyId, ownerId: ownerOfDealsBy(reader) };
        return isWithin(dealsSeenBy(reader), entered) && canListDealsOf(reader, reader);
      }),
    );
  });
});
