// Runs first in every build. What injects a <style> at run time reads the page's nonce here; webpack keeps one
// variable per build, so the host's does not serve its remotes.
__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
