export { deviceTimeZone, useTimeZone } from './use-time-zone';
