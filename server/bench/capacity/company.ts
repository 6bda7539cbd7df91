/** The company in which calls and memory are measured. */
export const COMPANY = { transactions: 500, active: 250, clients: 100 };
