// In place of Module Federation's preloading: the server's HTML names the files of a page before any script runs.
function notUsed(): never {
  throw new Error('Remotes are preloaded by the HTML of the page.');
}

export {
  notUsed as defaultPreloadArgs,
  notUsed as formatPreloadArgs,
  notUsed as normalizePreloadExposes,
  notUsed as preloadAssets,
};
