import { useUser } from '@keydate/client';
import { useLocation } from 'react-router-dom';
import { DeleteSubscription } from '../features/delete-subscription/delete-subscription';
import { Sheet } from '../ui/sheet';
import { PublicFrame } from './public-frame';

/** Opened from a mail, by anybody: a member sees it in the frame of all their pages. */
export default function UnsubscribePage() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  const content = (
    <Sheet>
      {/* another mail's link in the same tab starts over */}
      <DeleteSubscription key={token} token={token} />
    </Sheet>
  );
  return useUser()?.company ? content : <PublicFrame>{content}</PublicFrame>;
}
