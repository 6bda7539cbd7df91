export { breakOff } from './break-off';
export { installFakeServer } from './install-fake-server';
export { installWorlds } from './install-worlds';
export { renderPage, type RenderedPage } from './render-page';
export { signedIn } from './signed-in';
