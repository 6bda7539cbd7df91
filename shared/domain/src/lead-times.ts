import { HOURS_IN, NOTIFICATION_UNITS, type NotificationUnit } from './notification-units';

/** How long before its end a deadline is announced. */
interface LeadTime {
  type: NotificationUnit;
  value: number;
}

/** Lead times in the order of the reminders' distance from the end, each once: a week and 7 days always fall on one moment. */
export function nearestFirst<Lead extends LeadTime>(leads: readonly Lead[]): Lead[] {
  const sorted = leads.toSorted((one, other) => hoursOf(one) - hoursOf(other) || unitOf(one) - unitOf(other));
  return sorted.filter((lead, at) => sorted.findIndex((other) => isSameLead(lead, other)) === at);
}

/** True if two lead times name one moment before every deadline. 24 hours and 1 day do not, where clocks change. */
export function isSameLead(one: LeadTime, other: LeadTime): boolean {
  return hoursOf(one) === hoursOf(other) && (one.type === 'hours') === (other.type === 'hours');
}

/** The name of a lead time, one for all that are the same: a reminder whose lead time is written otherwise is not another reminder. */
export function leadName(lead: LeadTime): string {
  if (lead.type === 'hours') return `${lead.value} hours`;
  const days = hoursOf(lead) / HOURS_IN.days;
  return days % 7 === 0 ? `${days / 7} weeks` : `${days} days`;
}

function hoursOf({ type, value }: LeadTime): number {
  return value * HOURS_IN[type];
}

function unitOf({ type }: LeadTime): number {
  return NOTIFICATION_UNITS.indexOf(type);
}
