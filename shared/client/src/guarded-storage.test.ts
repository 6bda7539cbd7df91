import { browserStorage, tabStorage } from './guarded-storage';

beforeEach(() => {
  jest.restoreAllMocks();
  for (const storage of [tabStorage, browserStorage]) storage.remove('transaction');
});

test('what is written is kept by the browser, in the tab or for all of them', () => {
  tabStorage.write('transaction', 'of this tab');
  browserStorage.write('transaction', 'of all tabs');

  expect(window.sessionStorage.getItem('transaction')).toBe('of this tab');
  expect(window.localStorage.getItem('transaction')).toBe('of all tabs');
  expect(tabStorage.read('transaction')).toBe('of this tab');
  tabStorage.remove('transaction');
  expect(tabStorage.read('transaction')).toBeNull();
});

test('in a browser that is full, this visit finds what it wrote last', () => {
  tabStorage.write('transaction', 'before');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  tabStorage.write('transaction', 'after');
  expect(tabStorage.read('transaction')).toBe('after');

  jest.restoreAllMocks();
  tabStorage.write('transaction', 'with room again');
  expect(window.sessionStorage.getItem('transaction')).toBe('with room again');
});

test('in a browser that lets nobody near its storage, this visit still works', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

  expect(browserStorage.read('transaction')).toBeNull();
  browserStorage.write('transaction', 'of this page');
  expect(browserStorage.read('transaction')).toBe('of this page');
  browserStorage.remove('transaction');
  expect(browserStorage.read('transaction')).toBeNull();
});
