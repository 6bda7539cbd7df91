/** The load that each user causes, and the cost of each piece of it. */
export interface Inputs {
  /** Processor seconds of a scan. */
  scanS: number;
  /** Processor milliseconds of a call in the server, and in the database. */
  serverMs: number;
  databaseMs: number;
  /** Bytes of a transaction with its 45 dates in the database. */
  transactionBytes: number;
}

/** The inputs of the plan, before anything was measured. */
export const ESTIMATES: Inputs = { scanS: 10, serverMs: 3, databaseMs: 3, transactionBytes: 45 * 250 };

/** The work of a user; docs/capacity.md says more. */
const TRANSACTIONS_A_YEAR = 10;
const SCANS_A_TRANSACTION = 1.5;
const CALLS_A_DAY = 20;
const MAILS_A_TRANSACTION = 15;
const WORKDAYS = 250;
/** The share of a day's work in its busiest hour, and how much more than its mean comes in a burst. */
const PEAK = 0.15;
const BURST = 2;
const SOCKETS_A_USER = 0.13;
const SOCKETS_A_SERVER = 15_000;
const SCAN_CORES_BUSY = 0.7;
const CORES_BUSY = 0.6;
/** Connections of a process to PostgreSQL. */
const POOL = { web: 10, scan: 2, jobs: 5 };
const JOBS = 3;

export interface Needs {
  scanCores: number;
  /** Of two cores each. */
  webServers: number;
  databaseCores: number;
  /** A year's transactions. */
  databaseGb: number;
  connections: number;
  /** Profile pictures, a year of pictures in messages, a year of contracts. */
  objectsTb: number;
  mailsADay: number;
}

/** The machines that so many users need. */
export function needsOf(users: number, { scanS, serverMs, databaseMs, transactionBytes }: Inputs): Needs {
  const scansASecond = (((users * TRANSACTIONS_A_YEAR * SCANS_A_TRANSACTION) / WORKDAYS) * PEAK) / 3600;
  const callsASecond = ((users * CALLS_A_DAY * PEAK) / 3600) * BURST;
  const scanCores = (scansASecond * scanS) / SCAN_CORES_BUSY;
  const byCalls = (callsASecond * serverMs) / 1000 / CORES_BUSY / 2;
  const bySockets = (SOCKETS_A_USER * users) / SOCKETS_A_SERVER;
  const webServers = Math.max(byCalls, bySockets);
  return {
    scanCores,
    webServers,
    databaseCores: (callsASecond * databaseMs) / 1000 / CORES_BUSY,
    databaseGb: (users * TRANSACTIONS_A_YEAR * transactionBytes) / 1e9,
    connections: Math.ceil(webServers) * POOL.web + Math.ceil(scanCores / 2) * POOL.scan + JOBS * POOL.jobs,
    objectsTb: (users * (40e3 + 24 * 0.2e6 + TRANSACTIONS_A_YEAR * 2e6)) / 1e12,
    mailsADay: (users * TRANSACTIONS_A_YEAR * MAILS_A_TRANSACTION) / WORKDAYS + users / 2,
  };
}

/** How many users one server with two cores and the database on it can serve: by its scans on one core, by its calls on the other. */
export function usersOfOneServer({ scanS, serverMs, databaseMs }: Inputs): { byScans: number; byCalls: number } {
  const scansAnHour = (SCAN_CORES_BUSY * 3600) / scanS;
  const callsASecond = CORES_BUSY / ((serverMs + databaseMs) / 1000);
  return {
    byScans: scansAnHour / (((TRANSACTIONS_A_YEAR * SCANS_A_TRANSACTION) / WORKDAYS) * PEAK),
    byCalls: callsASecond / (((CALLS_A_DAY * PEAK) / 3600) * BURST),
  };
}
