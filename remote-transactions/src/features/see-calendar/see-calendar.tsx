import { useSignedInUser } from '@keydate/client';
import { compareDays, dayAt, partsOfDay, type CalendarDay } from '@keydate/domain/calendar-day';
import { useNow, useTimeZone } from '@keydate/forms/time';
import { Button, EmptyState, LoadFailed, Notice, Stack, VisuallyHidden } from '@keydate/ui';
import { CalendarDays } from '@keydate/ui/icons';
import { useId, useState } from 'react';
import { useCalendar } from '../../api/calendar';
import { useOwnDaysOff } from '../../api/own-days-off';
import { daysOffOf, holidayNote } from '../../domain/calendar-days-off';
import { ENTRIES_PER_DAY, rangeOf, rangeTitle, stepFrom } from '../../domain/calendar-range';
import { AgendaView } from './agenda-view';
import { CalendarBar } from './calendar-bar';
import { CalendarFilters } from './calendar-filters';
import { copy } from './copy';
import { DayDialog } from './day-dialog';
import { MonthView } from './month-view';
import type { EntryTools } from './shown-entry';
import { useCalendarAddress } from './use-calendar-address';
import { useSettledHere } from './use-settled-here';
import { WeekView } from './week-view';

const NOBODY: readonly never[] = [];
const NO_FILTERS = { side: 'All', person: '', state: '' } as const;

/** The deadlines of all transactions that the person sees, by month, by week, or as a list. */
export function SeeCalendar() {
  const { _id: userId } = useSignedInUser();
  const now = useNow();
  const today = dayAt(now, useTimeZone());
  const panelId = useId();
  const { address, view, change } = useCalendarAddress(userId);
  const [opened, setOpened] = useState<CalendarDay | null>(null);
  const here = useSettledHere();
  const ownDaysOff = useOwnDaysOff();

  const { side, person, state } = address;
  const day = address.day ?? today;
  const range = rangeOf(view, day);
  const question = { ...range, perDay: ENTRIES_PER_DAY[view], side, person, state };
  const { data, isError, refetch } = useCalendar(question);
  const people = data?.people ?? NOBODY;
  const daysOff = daysOffOf(data?.states ?? NOBODY, ownDaysOff);
  const tools: EntryTools = {
    now,
    here,
    ownerName: ({ transaction: { owner } }) =>
      owner === userId ? '' : (people.find(({ _id }) => _id === owner)?.fullName ?? ''),
  };

  const title = rangeTitle(view, day);
  const isCounted = (one: CalendarDay) => view !== 'Month' || partsOfDay(one).month === partsOfDay(day).month;
  const count = [...(data?.days.values() ?? [])].reduce((sum, one) => sum + (isCounted(one.day) ? one.total : 0), 0);
  const isLimited = side !== 'All' || person !== '' || state !== '';
  const { count: overdue = 0, firstDay = null } = data?.overdueEarlier ?? {};
  const isAroundToday = compareDays(range.from, today) <= 0 && compareDays(today, range.to) <= 0;
  const views = { today, days: data?.days, daysOff, tools, onOpen: setOpened };
  return (
    <Stack gap={16}>
      <CalendarBar
        title={title}
        view={view}
        panelId={panelId}
        onView={(chosen) => change({ view: chosen })}
        onToday={() => change({ day: null })}
        onStep={(by) => change({ day: stepFrom(view, day, by) })}
      />
      <CalendarFilters address={address} people={people} panelId={panelId} onChange={change} />
      <VisuallyHidden role="status">{data ? copy.shown(title, count) : copy.loading(title)}</VisuallyHidden>
      {isAroundToday && overdue > 0 && state !== 'settled' && (
        <Notice
          tone="warn"
          action={
            <Button
              variant="secondary"
              size="small"
              onClick={() => change({ view: 'Agenda', day: firstDay, state: 'overdue' })}
            >
              {copy.showOverdue}
            </Button>
          }
        >
          {copy.overdueEarlier(overdue)}
        </Notice>
      )}
      <div id={panelId} role="tabpanel" aria-label={title} aria-busy={!data && !isError}>
        {isError && !data ? (
          <LoadFailed onRetry={() => void refetch()}>{copy.failed}</LoadFailed>
        ) : (
          <>
            {view === 'Month' && (
              <MonthView {...views} day={day} onMove={(next) => change({ day: next }, { replace: true })} />
            )}
            {view === 'Week' && <WeekView {...views} range={range} />}
            {view === 'Agenda' && data?.days.size !== 0 && <AgendaView {...views} range={range} />}
            {view === 'Agenda' && data?.days.size === 0 && (
              <EmptyState
                icon={CalendarDays}
                title={isLimited ? copy.noneMatch : copy.nothing}
                action={
                  isLimited && (
                    <Button variant="secondary" onClick={() => change(NO_FILTERS)}>
                      {copy.showAll}
                    </Button>
                  )
                }
              >
                {isLimited ? copy.noneMatchWords : copy.nothingWords}
              </EmptyState>
            )}
          </>
        )}
      </div>
      {opened && (
        <DayDialog
          day={opened}
          note={holidayNote(daysOff, opened)}
          question={question}
          known={data?.days.get(opened)}
          tools={tools}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
}
