// Runs in the entry of every remote. A remote that hung is requested again with a query in its address. So are those of its
// chunks that have not arrived: without the query, their requests would wait for those that hang. One that another server
// lends (`?mfe=`) has its chunks there.
const source = new URL(
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : window.location.origin,
);
const nameOf = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunkId) => {
  const name = nameOf(chunkId);
  return performance.getEntriesByName(new URL(name, source).href).length > 0 ? name : name + source.search;
};
if (source.origin !== window.location.origin) __webpack_public_path__ = source.origin + __webpack_public_path__;

/** Module Federation requires a plugin object; the work is done above. */
export default () => ({ name: 'keydate-fresh-chunks' });
