export { NO_PICTURE, type ChosenPicture } from './chosen-picture';
export { PicturePicker } from './picture-picker';
