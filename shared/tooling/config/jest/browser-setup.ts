import { File as NodeFile } from 'node:buffer';
import { format } from 'node:util';
import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// Generous, because the machine may be busy: a test that hangs fails, a slow one does not.
configure({ asyncUtilTimeout: 20_000 });

// What React and the product print as an error is a fault. A test that expects one says so: it spies on
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

// fetch, FormData and Blob are Node's here (jest-fixed-jsdom); a File of jsdom's would be sent as the words `[object File]`.
Object.assign(window, { File: NodeFile });

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
