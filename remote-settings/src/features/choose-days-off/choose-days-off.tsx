import { useSignedInUser } from '@keydate/client';
import { canEditCompany } from '@keydate/domain/company-permissions';
import { NO_OWN_DAYS_OFF } from '@keydate/domain/computed-deadlines/own-days-off';
import { Rows } from '../../ui/rows';
import { Section } from '../../ui/section';
import { AddDayOff } from './add-day-off';
import { copy } from './copy';
import { DayOffRow } from './day-off-row';
import { FridayChoice } from './friday-choice';

/** The company's additions to the days off, for super roles; each change holds at once, without saving. */
export function ChooseDaysOff() {
  const { company, role } = useSignedInUser();
  if (!company || !canEditCompany({ role })) return null;
  const { appointed, fridayBeforeHoliday } = company.daysOff ?? NO_OWN_DAYS_OFF;
  return (
    <Section title={copy.title} lede={copy.lede}>
      <FridayChoice isOff={fridayBeforeHoliday} />
      {appointed.length > 0 && (
        <Rows>
          {appointed.map((day) => (
            <DayOffRow key={day} day={day} />
          ))}
        </Rows>
      )}
      <AddDayOff appointed={appointed} />
    </Section>
  );
}
