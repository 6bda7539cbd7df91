const NAMES = ['describe', 'test', 'it', 'beforeAll', 'beforeEach', 'afterEach', 'afterAll'];

/**
 * Writes down what a test file declares instead of declaring it. A native module is loaded in its own time, which `describe` does not
 * wait for.
 * @param global where the file finds `test`, `describe` and the like
 * @returns a function that ends this; its result declares what was written down
 */
export function recordDeclarations(global) {
  const own = Object.fromEntries(NAMES.map((name) => [name, global[name]]));
  const declared = [];
  const recorder = (real) =>
    new Proxy(real, {
      apply: (_real, _this, given) => void declared.push(() => real(...given)),
      get: (_real, name) => {
        const value = real[name];
        // of `test.each(table)(title, body)` only the second call declares something
        if (name === 'each') return (...table) => recorder(value(...table));
        return typeof value === 'function' ? recorder(value) : value;
      },
    });
  for (const name of NAMES) global[name] = recorder(own[name]);
  return () => {
    Object.assign(global, own);
    return () => declared.forEach((declare) => declare());
  };
}
