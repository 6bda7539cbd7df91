import vm from 'node:vm';

/**
 * A function that compiles modules as the given one does, but each text only once: the script then runs in the context of any
 * test file, with all of its functions that were compiled before.
 * @param compileFunction Node's, for all other contexts: a worker may also run tests whose modules use `import()`
 * @param isPage whether a context is that of a page's test
 */
export function compileOnce(compileFunction, isPage) {
  /** By file name: the text that was compiled, and its script. */
  const compiled = new Map();
  return (source, parameters = [], options = {}) => {
    const { filename, parsingContext } = options;
    if (!filename || !parsingContext || !isPage(parsingContext)) return compileFunction(source, parameters, options);
    let known = compiled.get(filename);
    if (known?.source !== source) {
      known = { source, script: compile(source, parameters, filename) };
      compiled.set(filename, known);
    }
    return known.script.runInContext(parsingContext);
  };
}

function compile(source, parameters, filename) {
  const opening = `(function (${parameters.join(', ')}) {`;
  // the offset leaves places in stack traces as they are in the file
  return new vm.Script(`${opening}${source}\n})`, { filename, columnOffset: -opening.length });
}
