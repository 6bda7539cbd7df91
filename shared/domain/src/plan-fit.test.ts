import fc from 'fast-check';
import { surplusOver } from './plan-fit';

const anUse = fc.record({ members: fc.nat(300), activeTransactions: fc.nat(300) });

test('a company that has just what a plan allows fits it', () => {
  fc.assert(fc.property(anUse, (use) => expect(surplusOver(use, use)).toBeNull()));
});

test('a company without its surplus fits, and with one less removed it does not', () => {
  fc.assert(
    fc.property(anUse, anUse, (has, allows) => {
      const surplus = surplusOver(has, allows);
      if (!surplus) return;
      const after = {
        members: has.members - surplus.members,
        activeTransactions: has.activeTransactions - surplus.activeTransactions,
      };
      expect(surplusOver(after, allows)).toBeNull();
      if (surplus.members > 0) expect(surplusOver({ ...after, members: after.members + 1 }, allows)).not.toBeNull();
      if (surplus.activeTransactions > 0)
        expect(surplusOver({ ...after, activeTransactions: after.activeTransactions + 1 }, allows)).not.toBeNull();
    }),
  );
});
