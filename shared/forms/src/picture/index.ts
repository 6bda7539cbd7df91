export { NO_PICTURE } from './chosen-picture';
export { PicturePicker } from './picture-picker';
