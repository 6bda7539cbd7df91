// In native modules jest's own object is not a global; tests use it for `jest.fn` and clocks as everywhere else.
globalThis.jest = import.meta.jest;
