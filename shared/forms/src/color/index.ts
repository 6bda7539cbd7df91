export { ColorField } from './color-field';
