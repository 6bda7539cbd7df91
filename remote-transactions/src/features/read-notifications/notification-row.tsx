import type { News } from '../../domain/notifications-by-transaction';
import { copy } from './copy';
import { MarkReadButton } from './mark-read-button';
import { isNotice, NotificationWords, titleOf } from './notification-words';
import { Row, Words } from './notifications.styles';
import { ReminderAnswers } from './reminder-answers';
import { useMarkReadHere } from './use-mark-read-here';

interface NotificationRowProps {
  news: News;
  clientName: string;
  now: Date;
}

/** One piece of news. It is read once its link is followed, or its button is pressed. */
export function NotificationRow({ news, clientName, now }: NotificationRowProps) {
  const { _id: id, isRead } = news;
  const markRead = useMarkReadHere();
  const handleRead = () => markRead.press({ ids: [id] });
  return (
    <Row $isRead={isRead}>
      <Words>
        <NotificationWords news={news} now={now} onFollow={() => !isRead && handleRead()} />
        {!isNotice(news) && news.answers && (
          <ReminderAnswers
            reminder={news}
            answers={news.answers}
            now={now}
            onAnswered={() => !isRead && handleRead()}
          />
        )}
      </Words>
      {!isRead && (
        <MarkReadButton
          variant="ghost"
          size="small"
          aria-label={copy.markReadOf(titleOf(news), clientName)}
          onClick={handleRead}
        >
          {copy.markRead}
        </MarkReadButton>
      )}
    </Row>
  );
}
