import type { CompanyClient } from '@keydate/contracts/clients';
import { aClient } from '@keydate/testing/builders/clients';

const FIRST = ['Odalys', 'Percival', 'Ines', 'Fern', 'Quillon', 'Saskia', 'Bertrand', 'Yolanda'];
const LAST = ['Brandt', 'Nakamura', 'Wieczorek', 'Abernathy', 'Reyes', 'Thorvaldsen-Okafor', 'Li'];

/** This many clients, at most 56, all with different names. */
export function clients(count: number): CompanyClient[] {
  const names = LAST.flatMap((last) => FIRST.map((first) => `${first} ${last}`));
  return names.slice(0, count).map((fullName) => aClient({ fullName }));
}
