import { copy } from './copy';
import type { NotificationGroup as Group } from '../../domain/notifications-by-transaction';
import { MarkReadButton } from './mark-read-button';
import { NotificationWords, titleOf } from './notification-words';
import { Group as Frame, Place, Row, Rows } from './notifications.styles';

interface NotificationGroupProps {
  group: Group;
  now: Date;
  onRead: (ids: string[]) => void;
}

/** The reminders and other news of one transaction. */
export function NotificationGroup({ group: { transaction, notifications }, now, onRead }: NotificationGroupProps) {
  const { street, city, clientName } = transaction;
  return (
    <Frame>
      <h2>{clientName}</h2>
      {street !== '' && <Place>{`${street}, ${city}`}</Place>}
      <Rows>
        {notifications.map((news) => {
          const { _id: id, isRead } = news;
          return (
            <Row key={id} $isRead={isRead}>
              <NotificationWords news={news} now={now} onFollow={() => !isRead && onRead([id])} />
              {!isRead && (
                <MarkReadButton
                  variant="ghost"
                  size="small"
                  aria-label={copy.markReadOf(titleOf(news), clientName)}
                  onClick={() => onRead([id])}
                >
                  {copy.markRead}
                </MarkReadButton>
              )}
            </Row>
          );
        })}
      </Rows>
    </Frame>
  );
}
