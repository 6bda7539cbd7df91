import { withHashes } from './used-names';

const offered = { callApi: 'a1', z: 'b1', 'z.object': 'b2' };

test('a used name has the hash that it is offered with', () => {
  expect(withHashes(['callApi', 'z.object'], offered)).toEqual({ callApi: 'a1', 'z.object': 'b2' });
});

test('what is read from a name counts as the name', () => {
  expect(withHashes(['callApi.name'], offered)).toEqual({ callApi: 'a1' });
});

test('a module that is taken as a whole uses all its names', () => {
  expect(withHashes(['*'], offered)).toEqual(offered);
});

test('a name that is not offered fits no host', () => {
  expect(withHashes(['upload'], offered)).toEqual({ upload: '' });
});
