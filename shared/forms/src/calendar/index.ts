export { CalendarAddress, type CalendarAddressProps } from './calendar-address';
