import { paths, readReturnTo } from '@keydate/client';
import { signUpBody } from '@keydate/contracts/people';
import { useChangeForm } from '@keydate/forms/call';
import { Button, PageHeading, Stack, TextLink } from '@keydate/ui';
import { TextInput } from '@keydate/ui/forms';
import { useCallback } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAskIfInvited } from '../../api/ask-for-account';
import { copy as uiCopy } from '../../ui/copy';
import { Disclosure } from '../../ui/disclosure';
import { FormFooter } from '../../ui/form-footer';
import { copy } from './copy';
import { InvitedBy } from './invited-by';
import type { Details, SignUpEvent } from '../../flows/sign-up-flow';
import { useSignUpExits } from './use-sign-up-exits';

interface DetailsStepProps {
  /** The code of the link that led here; '' without one. */
  invitation: string;
  details: Details;
  dispatch: (event: SignUpEvent) => void;
  advance: (event: SignUpEvent) => void;
}

const words = copy.details;
const detailsFields = signUpBody.pick({ fullName: true, email: true, referralCode: true }).required();

/** Asks for name, email and invite code. Without an invite code, the person chooses a role next (spec § 4.7). */
export function DetailsStep({ invitation, details, dispatch, advance }: DetailsStepProps) {
  const exits = useSignUpExits();
  const location = useLocation();
  const state: unknown = location.state;
  const saveDetails = useCallback((typed: Details) => dispatch({ type: 'detailsTyped', details: typed }), [dispatch]);
  const toSentCode = (sentence: string) => exits.toSentCode(sentence, { details: detailsFields.parse(details) });
  const form = useChangeForm(useAskIfInvited(), {
    schema: detailsFields,
    defaultValues: details,
    onDone: (token, entered) =>
      advance(
        token === null
          ? { type: 'detailsGiven', details: entered }
          : { type: 'codeSent', details: entered, token, at: Date.now() },
      ),
    refusals: {
      USER_ALREADY_EXISTS: exits.toSignInAsKnown,
      INVITE_CODE_UNKNOWN: 'referralCode',
      TEAM_LIMIT_EXCEEDED: (sentence) => showFullTeam(sentence),
      CODE_RESEND_TOO_SOON: toSentCode,
      CODE_RESEND_LIMIT: toSentCode,
    },
    onChange: saveDetails,
  });
  const { register, errors, submit, isBusy, setError } = form;
  const showFullTeam = (sentence: string) =>
    setError('referralCode', { message: `${sentence}. ${uiCopy.fullTeam}` }, { shouldFocus: true });
  const inviteCode = (
    <TextInput
      label={words.referralCode}
      hint={words.referralHint}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      error={errors.referralCode?.message}
      {...register('referralCode')}
    />
  );
  return (
    <form onSubmit={submit} noValidate>
      <PageHeading title={words.title}>{words.lede}</PageHeading>
      <Stack>
        {invitation !== '' && <InvitedBy code={invitation} />}
        <TextInput
          label={words.fullName}
          autoComplete="name"
          autoFocus
          error={errors.fullName?.message}
          {...register('fullName')}
        />
        <TextInput
          label={words.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...register('email')}
        />
        {invitation === '' ? (
          inviteCode
        ) : (
          <Disclosure label={words.referralCode} hasError={errors.referralCode !== undefined}>
            {inviteCode}
          </Disclosure>
        )}
        <Button type="submit" isBusy={isBusy} isWide>
          {words.submit}
        </Button>
      </Stack>
      <FormFooter>
        {words.hasAccount}{' '}
        <TextLink as={Link} to={paths.signIn} state={{ returnTo: readReturnTo(state) }}>
          {words.signIn}
        </TextLink>
      </FormFooter>
    </form>
  );
}
