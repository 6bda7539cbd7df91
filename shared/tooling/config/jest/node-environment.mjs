import { createRequire } from 'node:module';
import vm from 'node:vm';

/*
 * Jest makes the context of its tests from an object, and each look at a global, be it `Object` or `Math`, then passes
 * through that object: a third of the time of the server's tests. A context with a plain global has no such detour. Jest
 * offers no choice, but takes `createContext` from Node when it makes an environment.
 */
const requireOf = (from, name) => createRequire(from.resolve(name));
const requireOfConfig = ['jest', '@jest/core', 'jest-config'].reduce(requireOf, createRequire(import.meta.url));
const { TestEnvironment } = requireOfConfig('jest-environment-node');

/** Node's environment of Jest, with a plain global. */
export default class PlainNodeEnvironment extends TestEnvironment {
  constructor(...given) {
    const { createContext } = vm;
    let isPlain = false;
    vm.createContext = () => {
      isPlain = true;
      return createContext(vm.constants.DONT_CONTEXTIFY);
    };
    try {
      super(...given);
    } finally {
      vm.createContext = createContext;
    }
    if (!isPlain) throw new Error('Jest no longer takes createContext from Node: tests would be slow, see here why.');
  }
}
