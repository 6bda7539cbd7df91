import { browserStorage, tabStorage } from './guarded-storage';

beforeEach(() => {
  jest.restoreAllMocks();
  for (const storage of [tabStorage, browserStorage]) storage.remove('deal');
});

test('what is written is kept by the browser, in the tab or for all of them', () => {
  tabStorage.write('deal', 'of this tab');
  browserStorage.write('deal', 'of all tabs');

  expect(window.sessionStorage.getItem('deal')).toBe('of this tab');
  expect(window.localStorage.getItem('deal')).toBe('of all tabs');
  expect(tabStorage.read('deal')).toBe('of this tab');
  tabStorage.remove('deal');
  expect(tabStorage.read('deal')).toBeNull();
});

test('in a browser that is full, this visit finds what it wrote last', () => {
  tabStorage.write('deal', 'before');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  tabStorage.write('deal', 'after');
  expect(tabStorage.read('deal')).toBe('after');

  jest.restoreAllMocks();
  tabStorage.write('deal', 'with room again');
  expect(window.sessionStorage.getItem('deal')).toBe('with room again');
});

test('in a browser that lets nobody near its storage, this visit still works', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

  expect(browserStorage.read('deal')).toBeNull();
  browserStorage.write('deal', 'of this page');
  expect(browserStorage.read('deal')).toBe('of this page');
  browserStorage.remove('deal');
  expect(browserStorage.read('deal')).toBeNull();
});
