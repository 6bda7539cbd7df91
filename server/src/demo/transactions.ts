import type { ContractType } from '@keydate/domain/contract-type';
import type { TransactionStatus } from '@keydate/contracts/transactions';

export interface DemoTransaction {
  owner: 'realtor' | 'agent';
  client: { fullName: string; email: string; phone: string; picture?: string };
  street: string;
  city: string;
  zipcode: string;
  contractType: ContractType;
  status: TransactionStatus;
  /** How many days ago it was entered. */
  enteredAgo: number;
  /** Title → days from today; negative is past. */
  dates: Readonly<Record<string, number>>;
  /** The Time of Day Deadline in the contract's words. */
  timeOfDay?: string;
}

/** The form's usual course, by days from the signing. */
const COURSE = {
  'Alternative Earnest Money Deadline': 3,
  'Record Title Deadline (and Tax Certificate)': 8,
  'Record Title Objection Deadline': 12,
  'Off-Record Title Deadline': 8,
  'Off-Record Title Objection Deadline': 12,
  'Title Resolution Deadline': 15,
  'Association Documents Deadline': 9,
  'Association Documents Termination Deadline': 14,
  "Seller's Property Disclosure Deadline": 4,
  'New Loan Application Deadline': 2,
  'New Loan Terms Deadline': 16,
  'New Loan Availability Deadline': 26,
  'Appraisal Deadline': 19,
  'Appraisal Objection Deadline': 21,
  'Appraisal Resolution Deadline': 23,
  'New ILC or New Survey Deadline': 17,
  'Inspection Termination Deadline': 10,
  'Inspection Objection Deadline': 10,
  'Inspection Resolution Deadline': 13,
  'Property Insurance Termination Deadline': 14,
  'Closing Date': 34,
  'Possession Date': 34,
} as const;

/** All dates of a contract that was signed `daysAgo` days ago. */
function signedAgo(daysAgo: number): Record<string, number> {
  return Object.fromEntries(Object.entries(COURSE).map(([title, day]) => [title, day - daysAgo]));
}

/** Transactions of invented people in both sides and statuses, with many dates, few, none, and none ahead. */
export const DEMO_TRANSACTIONS: readonly DemoTransaction[] = [
  {
    owner: 'realtor',
    client: { fullName: 'June Okafor', email: 'june.okafor@mail.example', phone: '3035550142', picture: 'june-okafor' },
    street: '2418 Juniper Lane',
    city: 'Boulder',
    zipcode: '80301',
    contractType: 'Purchase',
    status: 'Active',
    enteredAgo: 0,
    dates: signedAgo(9),
    timeOfDay: '5:00 PM',
  },
  {
    owner: 'realtor',
    client: {
      fullName: 'Marco Villanueva',
      email: 'marco.v@mail.example',
      phone: '7205550178',
      picture: 'marco-villanueva',
    },
    street: '77 Larkspur Court',
    city: 'Golden',
    zipcode: '80401',
    contractType: 'Sale',
    status: 'Active',
    enteredAgo: 2,
    dates: signedAgo(14),
  },
  {
    owner: 'realtor',
    client: { fullName: 'Thea Lindqvist', email: 'thea.lindqvist@mail.example', phone: '' },
    street: '1190 Cottonwood Drive',
    city: 'Littleton',
    zipcode: '80120',
    contractType: 'Purchase',
    status: 'Active',
    enteredAgo: 5,
    dates: { 'Inspection Objection Deadline': 0, 'Inspection Resolution Deadline': 3, 'Closing Date': 21 },
  },
  {
    owner: 'realtor',
    client: { fullName: 'Walt & Inez Abernathy', email: 'abernathys@mail.example', phone: '9705550119' },
    street: '5 Quarry Hill Road',
    city: 'Lyons',
    zipcode: '80540',
    contractType: 'Sale',
    status: 'Active',
    enteredAgo: 6,
    dates: {},
  },
  {
    owner: 'agent',
    client: { fullName: 'Priya Nair', email: 'priya.nair@mail.example', phone: '3035550166', picture: 'priya-nair' },
    street: '903 Sumac Street, Unit 4',
    city: 'Denver',
    zipcode: '80205',
    contractType: 'Purchase',
    status: 'Active',
    enteredAgo: 8,
    dates: signedAgo(22),
  },
  {
    owner: 'agent',
    client: { fullName: 'Rowan Hale', email: 'rowan.hale@mail.example', phone: '7195550133', picture: 'rowan-hale' },
    street: '64 Pinyon Ridge',
    city: 'Colorado Springs',
    zipcode: '80906',
    contractType: 'Sale',
    status: 'Active',
    enteredAgo: 12,
    dates: { 'New Loan Terms Deadline': 1, 'Appraisal Deadline': 4, 'Closing Date': 12, 'Possession Date': 14 },
  },
  {
    owner: 'realtor',
    client: { fullName: 'June Okafor', email: 'june.okafor@mail.example', phone: '3035550142', picture: 'june-okafor' },
    street: '316 Aspen Row',
    city: 'Longmont',
    zipcode: '80501',
    contractType: 'Sale',
    status: 'Closed',
    enteredAgo: 64,
    dates: signedAgo(71),
  },
  {
    owner: 'agent',
    client: { fullName: 'Caleb Strand', email: 'caleb.strand@mail.example', phone: '3035550187' },
    street: '840 Foxglove Way',
    city: 'Arvada',
    zipcode: '80002',
    contractType: 'Purchase',
    status: 'Active',
    enteredAgo: 41,
    dates: signedAgo(45),
  },
];
