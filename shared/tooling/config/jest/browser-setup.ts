import { File as NodeFile } from 'node:buffer';
import { format } from 'node:util';
import { configure, getConfig } from '@testing-library/dom';
import '@testing-library/jest-dom';

// Generous, because the machine may be busy: a test that hangs fails, a slow one does not.
configure({ asyncUtilTimeout: 20_000 });

// While something is waited for, each look in vain makes an error with the whole page in it. Only the last one is read,
// when the time is over: the page is written when somebody reads the message.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) => {
    const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
    if (!isWaiting) return getElementError(message, container);
    let full: string | undefined;
    const read = () => (full ??= getElementError(message, container).message);
    return Object.defineProperties(new Error(), {
      name: { value: 'TestingLibraryElementError' },
      message: { configurable: true, get: read },
    });
  },
});

// An error that React or the product prints is a fault. A test that expects one says so: it spies on
// `console.error` itself, and nothing is collected here.
const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    printed.push(format(...parts));
  });
});

afterEach(() => {
  if (printed.length > 0) throw new Error(`console.error was called:\n${printed.join('\n')}`);
});

// Each test begins in an empty tab.
beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

// fetch, FormData and Blob are Node's here (jest-fixed-jsdom); a File of jsdom's would be sent as the words `[object File]`.
Object.assign(window, { File: NodeFile });

// For each element React's development build takes a stack, of which its warnings show who made the element: a tenth of the
// time of a page's test. It stops after many elements a second, and here before the first.
const internals: unknown = Reflect.get(
  jest.requireActual<object>('react'),
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
else throw new Error('React no longer counts the stacks that it takes: tests would be slow, see here why.');

// jsdom has no layout and no scrolling.
Element.prototype.scrollIntoView = () => undefined;

// jsdom lacks these, and carousels and overlays need them to mount. Nothing comes into view by itself.
Object.assign(window, {
  matchMedia: (query: string) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  IntersectionObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
