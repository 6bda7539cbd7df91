import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fillIn } from './fill-in';

export const juniper = { name: 'Juniper Vale', email: 'juniper@vale.example' };

export const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

export async function givesDetails(user: UserEvent): Promise<void> {
  await fillIn(user, { 'Full Name': juniper.name, Email: juniper.email });
  await press(user, 'Continue');
}

export async function getsToTheCode(user: UserEvent): Promise<void> {
  await givesDetails(user);
  await user.click(await screen.findByRole('checkbox', { name: /Realtor/ }));
  await press(user, 'Continue');
  await heading('Check your mail');
}

export async function getsToThePassword(user: UserEvent): Promise<void> {
  await getsToTheCode(user);
  await fillIn(user, { Code: '246813' });
  await heading('Set a password');
}

/** Signs up from the first step to the session, without a picture. */
export async function signsUp(user: UserEvent): Promise<void> {
  await getsToThePassword(user);
  await fillIn(user, { Password: 'Aspen#Grove7' });
  await press(user, 'Set password');
  await heading('Terms of service');
  await press(user, 'Accept and continue');
  await heading('Add a profile picture');
  await press(user, 'Skip for now');
}
