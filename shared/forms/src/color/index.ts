export { ColorFields } from './color-fields';
