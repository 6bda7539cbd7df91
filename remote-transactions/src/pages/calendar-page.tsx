import { PageHeading } from '@keydate/ui';
import { SeeCalendar } from '../features/see-calendar/see-calendar';
import { copy } from './copy';

/** The deadlines of all transactions on their days. */
export default function CalendarPage() {
  return (
    <>
      <PageHeading title={copy.calendar} />
      <SeeCalendar />
    </>
  );
}
