import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { Call } from '@keydate/contracts/call';
import { createCompany, renewInviteLink, type Company } from '@keydate/contracts/companies';
import { otp, signUp, updateUser } from '@keydate/contracts/people';
import type { DeveloperInbox } from './developer-inbox';
import { anEmail, PASSWORD } from './invented';

export interface Account {
  email: string;
  token: string;
}

type Invitation = 'clientInviteLink' | 'employeeInviteLink' | 'agentsInviteLink';

/** Creates people and companies through the API, for specs that need them but do not test sign-up. */
export class Accounts {
  readonly #request: APIRequestContext;
  readonly #inbox: DeveloperInbox;

  constructor(request: APIRequestContext, inbox: DeveloperInbox) {
    this.#request = request;
    this.#inbox = inbox;
  }

  /** A realtor who can sign in with PASSWORD, has accepted the terms and has no company. */
  async personWithoutCompany(fullName = 'Marlow Whitcombe', email = anEmail('marlow')): Promise<Account> {
    return this.#account({ fullName, email, role: 'SuperRealtor' });
  }

  /** Signs up as far as the accepted terms. */
  async #account(details: { fullName: string; email: string; role?: string; referralCode?: string }): Promise<Account> {
    const { email } = details;
    const asked = await this.#json(signUp, { data: details });
    const proving = signUp.replies[200].parse(asked).result.accessToken;
    const code = await this.#inbox.newestCode(email, 'sign-up');
    const proved = await this.#json(otp, { data: { email, otp: code }, token: proving });
    const { accessToken: token } = otp.replies[200].parse(proved).result;
    await this.#json(updateUser, { multipart: { password: PASSWORD }, token });
    await this.#json(updateUser, { multipart: { terms_accepted: 'true' }, token });
    return { email, token };
  }

  /** The company of a new realtor, as that realtor sees it. */
  async company(name = 'Whitcombe Homes'): Promise<{ owner: Account; company: Company }> {
    const owner = await this.personWithoutCompany();
    return { owner, company: await this.#companyOf(owner, name) };
  }

  /** A lender with a company of their own. */
  async lender(fullName: string): Promise<Account> {
    const lender = await this.#account({ fullName, email: anEmail('lender'), role: 'SuperLender' });
    await this.#companyOf(lender, 'Front Range Lending');
    return lender;
  }

  async #companyOf(owner: Account, name: string): Promise<Company> {
    const address = { street: '40 Mesa Drive', city: 'Golden', state: 'Colorado', zipCode: '80401' };
    const multipart = {
      name,
      website: 'whitcombe.example',
      primaryColor: '#204080',
      secondaryColor: '#20408080',
      ...Object.fromEntries(Object.entries(address).map(([field, text]) => [`address[${field}]`, text])),
    };
    const made = await this.#json(createCompany, { multipart, token: owner.token });
    return createCompany.replies[200].parse(made).result;
  }

  /** Somebody new joins a company by an invite code. */
  async joins(referralCode: string, fullName: string, email: string): Promise<Account> {
    return this.#account({ fullName, email, referralCode });
  }

  /** Renews the codes of an invitation; returns the new one. */
  async renews(owner: Account, link: Invitation): Promise<string> {
    const renewed = await this.#json(renewInviteLink, { data: { link }, token: owner.token });
    return codeOf(renewInviteLink.replies[200].parse(renewed).result.company, link);
  }

  async #json(
    call: Call,
    { token, ...body }: { data?: unknown; multipart?: Record<string, string>; token?: string },
  ): Promise<unknown> {
    const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
    const response = await this.#request.fetch(`/api/v1/user/${call.path}`, { method: call.method, headers, ...body });
    return await jsonOf(response, call);
  }
}

/** The code in one of the invitation links of a company. */
export function codeOf(company: Company, link: Invitation): string {
  return new URL(company[link]).searchParams.get('ref') ?? '';
}

async function jsonOf(response: APIResponse, call: Call): Promise<unknown> {
  if (!response.ok()) throw new Error(`${call.path} was refused: ${await response.text()}`);
  return response.json();
}
