import { UnreadCount } from '../features/count-unread/unread-count';
import { ReturnedNotice } from '../features/notice-returned/returned-notice';

/** Fills the shell's slot at its link to Messages, on every page of a member. */
export default function SidebarMessages() {
  return (
    <>
      <UnreadCount />
      <ReturnedNotice />
    </>
  );
}
