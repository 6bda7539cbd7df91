// Runs in the entry of every remote. A remote that hung is requested again with a query in its address. So are those of its
// chunks that have not arrived: without the query, their requests would wait for those that hang. A chunk that hung by itself,
// such as a dialog's, is likewise requested at another address when it is asked for again. One that another server lends
// (`?mfe=`) has its chunks there.
const source = new URL(
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : window.location.origin,
);
/** How often each chunk was requested that has not been answered. */
const unanswered = new Map<string, number>();
const nameOf = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunkId) => {
  const name = nameOf(chunkId);
  if (performance.getEntriesByName(new URL(name, source).href).length > 0) return name;
  const query = new URLSearchParams(source.search);
  const times = unanswered.get(name) ?? 0;
  unanswered.set(name, times + 1);
  if (times > 0) query.set('asked', String(times + 1));
  // not every browser in use knows the size of a query
  return query.toString() === '' ? name : `${name}?${query}`;
};
if (source.origin !== window.location.origin) __webpack_public_path__ = source.origin + __webpack_public_path__;

/** Module Federation requires a plugin object; the work is done above. */
export default () => ({ name: 'keydate-fresh-chunks' });
