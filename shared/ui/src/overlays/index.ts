export { Calendar, type CalendarPick, type CalendarProps } from './calendar/calendar';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/confirm-dialog';
export { Dialog, type DialogProps } from './dialog/dialog';
export type { DialogSize } from './dialog/dialog.styles';
export { MonthGrid, type MonthGridDay, type MonthGridProps } from './month-grid/month-grid';
export { SearchBox, type SearchBoxProps } from './search-box/search-box';
export { Select, type SelectOption, type SelectProps } from './select/select';
