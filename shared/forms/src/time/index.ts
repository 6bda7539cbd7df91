export { useNow } from './use-now';
export { deviceTimeZone, useTimeZone } from './use-time-zone';
