import fc from 'fast-check';
import { flattenFields, nestFields } from './form-fields';

describe('fields as a form carries them', () => {
  test('stand in brackets where they nest, as the calls of spec § 7 have them', () => {
    expect(flattenFields({ name: 'Poudre', contact: { address: { city: 'Fort Collins', zipCode: '80524' } } })).toEqual(
      [
        ['name', 'Poudre'],
        ['contact[address][city]', 'Fort Collins'],
        ['contact[address][zipCode]', '80524'],
      ],
    );
  });

  test('are text: numbers and truths as they read, lists by their index', () => {
    expect(flattenFields({ members: 5, terms: true, tags: ['a', 'b'] })).toEqual([
      ['members', '5'],
      ['terms', 'true'],
      ['tags[0]', 'a'],
      ['tags[1]', 'b'],
    ]);
  });

  test('leave out what is absent', () => {
    expect(flattenFields({ fullName: undefined, phone: null })).toEqual([]);
    expect(flattenFields(undefined)).toEqual([]);
  });
});

describe('the fields of a form', () => {
  test('are nested as their brackets say', () => {
    expect(
      nestFields([
        ['name', 'Alder'],
        ['address[street]', '12 Larimer'],
        ['address[city]', 'Denver'],
      ]),
    ).toEqual({
      fields: { name: 'Alder', address: { street: '12 Larimer', city: 'Denver' } },
    });
  });

  test.each([
    ['contradict each other', ['a', 'a[b]']],
    ['contradict each other the other way', ['a[b]', 'a']],
    ['are none', ['']],
    ['do not close their brackets', ['a[b']],
    ['have nothing in their brackets', ['a[]']],
    ['begin with a bracket', ['[a]']],
    ['go on after their brackets', ['a[b]c']],
    ['nest too deep', ['a[b][c][d][e]']],
  ])('whose names %s are mistaken', (_what, names) => {
    expect(nestFields(names.map((name) => [name, '1'])).mistaken).toBe(names.at(-1));
  });

  test('never reach a prototype, whatever their names', () => {
    const name = fc.oneof(
      fc.string(),
      fc.constantFrom('__proto__', '__proto__[x]', 'constructor[prototype][x]', 'a[__proto__][x]'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (fields) => {
        nestFields(fields);
        return !('x' in {});
      }),
    );
  });

  test('come out as they went in', () => {
    const key = fc.stringMatching(/^[a-z]{1,8}$/);
    const { fields } = fc.letrec<{ fields: object }>((tie) => ({
      fields: fc.dictionary(key, fc.oneof({ depthSize: 'small', maxDepth: 3 }, fc.string(), tie('fields')), {
        minKeys: 1,
        maxKeys: 3,
        noNullPrototype: false,
      }),
    }));
    fc.assert(fc.property(fields, (given) => expect(nestFields(flattenFields(given))).toEqual({ fields: given })));
  });
});
