import { companyClients } from '@keydate/contracts/clients';
import { fake } from './fake';

export const clientFakes = [fake(companyClients, ({ world }) => ({ result: { clients: world.clients } }))];
