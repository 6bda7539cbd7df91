import type { TakenMail } from './mail-server';

/** A deadline as a mail names it. */
export interface ToldDeadline {
  title: string;
  /** YYYY-MM-DD */
  day: string;
}

const DEADLINE = /^([^\d\n]+ \(\d+\))\n+\w+day, (\d\d)-(\d\d)-(\d{4}), /gm;
const LINK = /https?:\S+\/answer\?token=[\w-]+/g;

/** The deadlines in a mail, or in a part of its text. */
export function readDeadlines(content: string): ToldDeadline[] {
  return [...content.matchAll(DEADLINE)].map(([, title = '', month, date, year]) => ({
    title,
    day: `${year}-${month}-${date}`,
  }));
}

/** The deadlines of a reminder, each with the link by which it is answered. */
export function readReminderMail({ content }: TakenMail): (ToldDeadline & { answerLink: string })[] {
  const links = content.match(LINK) ?? [];
  // the text has them in the order of its deadlines, and the HTML after it once more
  return readDeadlines(content).flatMap((told, nth) => {
    const answerLink = links[nth];
    return answerLink === undefined ? [] : { ...told, answerLink };
  });
}
