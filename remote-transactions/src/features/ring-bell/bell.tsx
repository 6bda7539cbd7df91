import { paths } from '@keydate/client';
import { Icon } from '@keydate/ui';
import { Bell as BellGlyph } from '@keydate/ui/icons';
import { useUnreadCount } from '../../api/notifications';
import { BellLink, Count } from './bell.styles';
import { copy } from './copy';

const MOST_SHOWN = 99;

/** The bell in the top bar: it shows how many reminders are unread now, and leads to them. */
export function Bell() {
  const unread = useUnreadCount() ?? 0;
  return (
    <BellLink to={paths.notifications} aria-label={unread > 0 ? copy.unread(unread) : copy.bell} title={copy.bell}>
      <Icon of={BellGlyph} size={20} />
      {unread > 0 && <Count aria-hidden>{unread > MOST_SHOWN ? copy.many : unread}</Count>}
    </BellLink>
  );
}
