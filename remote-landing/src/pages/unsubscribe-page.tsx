import { useUser } from '@keydate/client';
import { useLocation } from 'react-router-dom';
import { DeleteSubscription } from '../features/delete-subscription/delete-subscription';
import { Sheet } from '../ui/sheet';
import { PublicFrame } from './public-frame';

/** Opened from a mail, by anybody: a member sees it in the frame of all their pages. */
export default function UnsubscribePage() {
  const { hash } = useLocation();
  const content = (
    <Sheet>
      <DeleteSubscription token={hash.slice(1)} />
    </Sheet>
  );
  return useUser()?.company ? content : <PublicFrame>{content}</PublicFrame>;
}
