import fc from 'fast-check';
import { AppError } from '../app-error';
import { nestFields } from './nest-fields';

describe('the fields of a form', () => {
  test('are nested as their brackets say', () => {
    expect(nestFields([['name', 'Alder'], ['address[street]', '12 Larimer'], ['address[city]', 'Denver']])).toEqual({
      name: 'Alder',
      address: { street: '12 Larimer', city: 'Denver' },
    });
  });

  test('whose names contradict each other are refused', () => {
    expect(() => nestFields([['a', '1'], ['a[b]', '2']])).toThrow(AppError);
  });

  test('never reach a prototype, whatever their names', () => {
    const name = fc.oneof(fc.string(), fc.constantFrom('__proto__', '__proto__[x]', 'constructor[prototype][x]', 'a[__proto__][x]'));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (fields) => {
        try {
          nestFields(fields);
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
        }
        return !('x' in {});
      }),
    );
  });
});
