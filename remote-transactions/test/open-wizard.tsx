import { installFakeServer, renderPage, signedIn } from '@keydate/testing/jest';
import { aClient } from '@keydate/testing/builders/clients';
import { anExplanation } from '@keydate/testing/builders/explanations';
import { aRealtor } from '@keydate/testing/builders/people';
import type { FakeServer } from '@keydate/testing/fake-server/fake-server';
import type { World } from '@keydate/testing/fake-server/world';
import type { User } from '@keydate/contracts/people';
import { wizardStore } from '../src/features/create-transaction/wizard.store';
import { screen, within } from '@testing-library/react';
// imported here, so that no test waits for code to be compiled
import '../src/features/create-transaction/change-deadline';
import '../src/features/create-transaction/create-transaction';
import '../src/features/see-readings/see-readings';
import DashboardPage from '../src/pages/dashboard-page';
import { AT_CLIENT, AT_DATES } from './started-wizards';

const BEGUN = { atClient: AT_CLIENT, atDates: AT_DATES };

/** Installs the fake server for the file's tests; returns a function that opens the wizard in a world. */
export function installWizard() {
  const putWorld = installFakeServer();
  beforeEach(() => {
    window.sessionStorage.clear();
    window.localStorage.clear();
  });
  /** Opens it at the listing step, or at a later step with the earlier ones filled in. */
  return async function openWizard(world: Partial<World> = {}, person: User = aRealtor(), begun?: keyof typeof BEGUN) {
    if (begun) wizardStore.save(person._id, BEGUN[begun]);
    const server = putWorld({
      clients: [aClient({ fullName: 'Odalys Brandt' }), aClient({ fullName: 'Rufus Achebe' })],
      explanations: [anExplanation(), anExplanation({ title: 'Closing Date', description: 'The day of the closing.' })],
      activeLimit: 5,
      ...world,
    });
    return showWizard(server, person);
  };
}

/** The dashboard with the wizard open, and the actions of a person. `reopen` shows the page again. */
async function showWizard(server: FakeServer, person: User) {
  const session = signedIn(server, person);
  const page = renderPage(<DashboardPage />, { at: '/?add', session });
  const { user } = page;
  const dialog = () => within(screen.getByRole('dialog'));

  const fill = async (label: string, text: string) => {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  };

  const wizard = {
    dialog,
    fill,
    next: async () => user.click(dialog().getByRole('button', { name: 'Next' })),
    submit: async () => user.click(dialog().getByRole('button', { name: 'Submit' })),
    async uploads(file = new File(['%PDF-1.7'], 'contract.pdf', { type: 'application/pdf' })) {
      await user.upload(await dialog().findByLabelText('Contract file'), file);
    },
    async addsByHand() {
      await user.click(screen.getByRole('button', { name: 'Add Dates Manually' }));
      await screen.findByRole('heading', { name: 'Review Contract Dates' });
    },
  };
  await screen.findByRole('heading', { name: /Listing|Client|Add Contract|Select|Review|Change Deadline/ });
  return { server, ...page, wizard, reopen: async () => showWizard(server, person) };
}
