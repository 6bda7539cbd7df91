export { installFakeServer } from './install-fake-server';
export { renderPage, type RenderedPage } from './render-page';
export { signedIn } from './signed-in';
