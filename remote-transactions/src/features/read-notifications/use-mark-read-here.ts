import { useChangeButton } from '@keydate/forms/call';
import { notify } from '@keydate/ui';
import { useMarkRead } from '../../api/notifications';
import { copy } from './copy';

/** Marks news as read, and says so if that fails. Each button has its own: while one is running, the others can be pressed. */
export function useMarkReadHere() {
  return useChangeButton(useMarkRead(), { failed: () => notify.error(copy.failed) });
}
