import { useUser } from '@keydate/client';
import { useParams } from 'react-router-dom';
import { AnswerLenderInvitation } from '../features/answer-lender-invitation/answer-lender-invitation';
import { InvitedVisitor } from '../features/answer-lender-invitation/invited-visitor';
import { AuthFrame } from '../ui/auth-frame/auth-frame';

/** Opened from a mail, by anybody: a member sees it in the frame of all their pages. */
export default function LenderInvitationPage() {
  const { id = '' } = useParams();
  const user = useUser();
  const content = user ? <AnswerLenderInvitation key={id} id={id} user={user} /> : <InvitedVisitor id={id} />;
  return user?.company ? content : <AuthFrame>{content}</AuthFrame>;
}
