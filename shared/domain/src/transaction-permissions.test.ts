import fc from 'fast-check';
import type { Role } from './roles';
import {
  accessTo,
  canListTransactionsOf,
  isWithin,
  ownerOfTransactionsBy,
  transactionsOfPersonSeenBy,
  transactionsSeenBy,
} from './transaction-permissions';

const name = fc.constantFrom('ada', 'bo', 'cy', 'di');
const member = fc
  .record({
    id: name,
    role: fc.constantFrom<Role>('SuperRealtor', 'SuperLender', 'Agent', 'Employee'),
    companyId: fc.constantFrom('elm', 'oak'),
    boss: fc.option(name),
  })
  .map(({ boss, ...rest }) => ({ ...rest, worksForId: rest.role === 'Employee' ? boss : null }));
const transaction = fc.record({ companyId: fc.constantFrom('elm', 'oak'), ownerId: name });

describe('who sees which transactions', () => {
  test('nobody ever sees a transaction of another company', () => {
    fc.assert(
      fc.property(
        member,
        transaction,
        (reader, one) => !isWithin(transactionsSeenBy(reader), one) || one.companyId === reader.companyId,
      ),
    );
  });

  test('a list of somebody shows nothing that the reader or that person does not see', () => {
    fc.assert(
      fc.property(member, member, transaction, (reader, person, one) => {
        fc.pre(reader.id !== person.id && canListTransactionsOf(reader, person));
        const shown = isWithin(transactionsOfPersonSeenBy(reader, person), one);
        return !shown || (isWithin(transactionsSeenBy(reader), one) && isWithin(transactionsSeenBy(person), one));
      }),
    );
  });

  test('everyone sees the transactions they enter, and may ask for their own list', () => {
    fc.assert(
      fc.property(member, (reader) => {
        const entered = { companyId: reader.companyId, ownerId: ownerOfTransactionsBy(reader) };
        return isWithin(transactionsSeenBy(reader), entered) && canListTransactionsOf(reader, reader);
      }),
    );
  });

  test('a transaction of a colleague is forbidden, one of another company is not found', () => {
    fc.assert(
      fc.property(member, transaction, (reader, one) => {
        const access = accessTo(reader, one);
        expect(access === 'allowed').toBe(isWithin(transactionsSeenBy(reader), one));
        expect(access === 'not-found').toBe(one.companyId !== reader.companyId);
      }),
    );
  });
});
