export { loadLater } from './load-later';
