// Runs first in every build. Libraries that inject a <style> at run time read the page's nonce here. webpack has one
// such variable for each build, so a remote does not get the host's.
__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
