import { paths } from '@keydate/client';
import type { NoticeShown, NotificationShown } from '@keydate/contracts/reminders';
import { momentInWords } from '@keydate/domain/moment-in-words';
import { UnbrokenDays } from '@keydate/ui';
import { Link } from 'react-router-dom';
import { anchorOfDeadline } from '../../domain/anchor-of-deadline';
import type { News } from '../../domain/notifications-by-transaction';
import { copy } from './copy';
import { DeadlineLink, Subject } from './notifications.styles';

interface NotificationWordsProps {
  news: News;
  now: Date;
  onFollow: () => void;
}

/** The texts of a notification. The title links to its place on the transaction's page. */
export function NotificationWords({ news, now, onFollow }: NotificationWordsProps) {
  const { transaction, sentAt, timeZone } = news;
  return (
    <>
      {transaction.street === '' ? (
        // the reader no longer sees it
        <p>{titleOf(news)}</p>
      ) : (
        <DeadlineLink as={Link} to={`${paths.transaction(transaction._id)}${anchorOf(news)}`} onClick={onFollow}>
          {titleOf(news)}
        </DeadlineLink>
      )}
      {isNotice(news) ? (
        <Subject>
          <UnbrokenDays text={news.subject} />
        </Subject>
      ) : (
        <p>{endOf(news, now)}</p>
      )}
      {!isNotice(news) && news.counted !== null && (
        <p>
          <UnbrokenDays text={copy.counted(news.counted)} />
        </p>
      )}
      <p>{copy.arrived(momentInWords(new Date(sentAt), timeZone))}</p>
      {!isNotice(news) && news.isLate && <p>{copy.late[news.lateBecause ?? 'delayed']}</p>}
    </>
  );
}

/** The title of a piece of news. */
export function titleOf(news: News): string {
  return isNotice(news) ? copy.notices[news.kind](news.by) : news.title;
}

function anchorOf(news: News): string {
  if (!isNotice(news)) return news.becameOf === 'removed' ? '' : anchorOfDeadline(news.dateId);
  if (news.dateId !== null) return anchorOfDeadline(news.dateId);
  return news.questionId === null ? '' : `#question-${encodeURIComponent(news.questionId)}`;
}

/** Says when the deadline ends, or how it has changed since it was announced. */
function endOf({ endsAt, timeZone, becameOf, settledAs }: NotificationShown, now: Date): string {
  const end = momentInWords(new Date(endsAt), timeZone);
  const isAhead = new Date(endsAt) > now;
  if (becameOf === null) return isAhead ? copy.endsAt(end) : copy.ended(end);
  if (becameOf === 'moved') return isAhead ? copy.movedTo(end) : copy.movedInto(end);
  return becameOf === 'done' ? copy.settled[settledAs ?? 'done'] : copy.became[becameOf];
}

/** True for news that is no reminder. */
export function isNotice(news: News): news is NoticeShown {
  return 'kind' in news;
}
