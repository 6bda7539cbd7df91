export const copy = {
  title: 'Questions waiting for you',
  toAnswer: (company: string) => `${company} asks for your second opinion`,
  unanswered: (lender: string) => `${lender} has not answered`,
  proposed: (lender: string) => `${lender} proposes another day`,
  due: (day: string) => `Answer needed by ${day}`,
  overdueSince: (day: string) => `Overdue: the answer was needed by ${day}`,
  dueToday: 'Answer needed today',
  answer: 'Answer',
  answerOf: (street: string) => `Answer the question about ${street}`,
  see: 'Open',
  seeOf: (street: string) => `Open the question about ${street}`,
  more: (count: number) => `Show ${count} more`,
} as const;
