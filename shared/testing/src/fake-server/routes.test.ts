import { findRoute, type Route } from './routes';

const answer = async () => new Response();
const aRoute = (method: string, path: string): Route => ({ method, path, answer });
const find = (method: string, path: string) =>
  findRoute(
    [
      aRoute('GET', '/api/transactions'),
      aRoute('GET', '/api/transactions/:id'),
      aRoute('DELETE', '/api/transactions/:id'),
    ],
    new Request(`https://keydate.example${path}`, { method }),
  );

test('a request finds the route of its method and its path, whatever its query', () => {
  expect(find('GET', '/api/transactions?page=2')?.route.path).toBe('/api/transactions');
  expect(find('DELETE', '/api/transactions/7')?.route.method).toBe('DELETE');
});

test('a parameter of a path is given as it was before it was encoded', () => {
  expect(find('GET', '/api/transactions/12%2Fa%20b')?.params).toEqual({ id: '12/a b' });
});

test('a path with an empty parameter, more segments or another method has no route', () => {
  expect(find('GET', '/api/transactions/')).toBeUndefined();
  expect(find('GET', '/api/transactions/7/dates')).toBeUndefined();
  expect(find('POST', '/api/transactions/7')).toBeUndefined();
});
