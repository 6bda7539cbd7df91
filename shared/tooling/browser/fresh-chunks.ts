// Runs in the entry of every remote. A remote that hung is requested again with a query in its address. Its chunks get
// the same query; without it, their requests would wait for those that hang.
const query = document.currentScript instanceof HTMLScriptElement ? new URL(document.currentScript.src).search : '';
const nameOf = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunkId) => nameOf(chunkId) + query;

/** Module Federation requires a plugin object; the work is done above. */
export default () => ({ name: 'keydate-fresh-chunks' });
