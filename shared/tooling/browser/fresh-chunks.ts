// Runs in the entry of every remote. One that hung is asked for again at the same address with a query; its chunks
// carry the query on, or their requests would join those that hang.
const query = document.currentScript instanceof HTMLScriptElement ? new URL(document.currentScript.src).search : '';
const nameOf = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunkId) => nameOf(chunkId) + query;

/** Module Federation runs what calls itself a plugin; this one has done its work. */
export default () => ({ name: 'keydate-fresh-chunks' });
