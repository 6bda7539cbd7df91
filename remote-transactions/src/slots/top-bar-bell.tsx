import { usePageLoaded } from '@keydate/client';
import { Bell } from '../features/ring-bell/bell';

/** Fills the shell's slot. The bell counts after the page has its data. */
export default function TopBarBell() {
  return usePageLoaded() ? <Bell /> : null;
}
