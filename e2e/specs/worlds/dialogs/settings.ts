import { fill, inTurn, press, type Tour } from './tour';

export const settings: readonly Tour[] = [
  {
    world: 'realtor',
    stops: [
      {
        file: 'features/see-profile/own-invite-codes.tsx',
        title: 'Renew the agent code?',
        open: inTurn(
          (stage) => stage.getByText('Invite codes: agent, client').first().click(),
          press('Renew the agent code'),
        ),
      },
      {
        file: 'editing/leave-guard.tsx',
        title: 'Leave without saving?',
        open: inTurn(press('Cancel'), fill('Company Name', 'Juniper & Pine'), (stage) =>
          stage.getByRole('link', { name: 'Manage Account' }).click(),
        ),
      },
    ],
  },
  {
    world: 'person',
    stops: [
      {
        file: 'features/change-password/password-dialog.tsx',
        title: 'Change your password',
        open: press('Change password'),
      },
      {
        file: 'features/manage-sessions/manage-sessions.tsx',
        title: 'Sign out everywhere?',
        open: press('Cancel', 'Sign out everywhere'),
      },
    ],
  },
  {
    world: 'explanations',
    stops: [
      {
        file: 'features/edit-explanations/restore-explanation.tsx',
        title: 'Restore the original?',
        open: inTurn(
          (stage) => stage.getByRole('link', { name: 'Edit: Repairs' }).click(),
          press('Restore the original'),
        ),
      },
    ],
  },
  {
    world: 'account',
    stops: [
      {
        file: 'features/manage-teammates/remove-teammate.tsx',
        title: 'Remove Marisol Pruitt?',
        open: press('Remove Marisol Pruitt'),
      },
      {
        file: 'features/invite-by-email/revoke-invitation.tsx',
        title: 'Revoke the invitation to linnea.voss@mail.example?',
        open: press('Cancel', 'Revoke the invitation to linnea.voss@mail.example'),
      },
    ],
  },
];
