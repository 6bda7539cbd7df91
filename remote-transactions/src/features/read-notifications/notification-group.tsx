import type { NotificationGroup as Group } from '../../domain/notifications-by-transaction';
import { NotificationRow } from './notification-row';
import { Group as Frame, Place, Rows } from './notifications.styles';

interface NotificationGroupProps {
  group: Group;
  now: Date;
}

/** The reminders and other news of one transaction. */
export function NotificationGroup({ group: { transaction, notifications }, now }: NotificationGroupProps) {
  const { street, city, clientName } = transaction;
  return (
    <Frame>
      <h2>{clientName}</h2>
      {street !== '' && <Place>{`${street}, ${city}`}</Place>}
      <Rows>
        {notifications.map((news) => (
          <NotificationRow key={news._id} news={news} clientName={clientName} now={now} />
        ))}
      </Rows>
    </Frame>
  );
}
