import { subscribeToNewsletter } from '@keydate/contracts/newsletter';
import { useChangeForm } from '@keydate/forms/call';
import { Button, Notice, tokens } from '@keydate/ui';
import { TextInput } from '@keydate/ui/forms';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSubscribeToNewsletter } from '../../api/subscribe-to-newsletter';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { copy } from './copy';

/** The footer's field: stores an email address for news, and says so (spec § 2.2). */
export function SubscribeForm() {
  const [stored, setStored] = useState<string>();
  const { register, errors, submit, isBusy, reset } = useChangeForm(useSubscribeToNewsletter(), {
    schema: subscribeToNewsletter.body,
    defaultValues: { email: '' },
    onDone: (_reply, { email }) => {
      setStored(email);
      reset();
    },
  });
  return (
    // before the scripts run, the browser itself would send the form, with the address in the page's URL
    <Form onSubmit={submit} noValidate aria-label={copy.title} inert={!useIsHydrated()}>
      <h2>{copy.title}</h2>
      <Row>
        <TextInput
          label={copy.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" isBusy={isBusy}>
          {copy.subscribe}
        </Button>
      </Row>
      <div role="status">{stored !== undefined && <Notice tone="done">{copy.done(stored)}</Notice>}</div>
      {stored === undefined && <p>{copy.hint}</p>}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${tokens.gap[12]};
  max-width: 400px;

  p {
    color: ${tokens.color.softInk};
  }
`;

/** The button stays next to the input when an error appears below it. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.gap[8]};

  > button {
    margin-top: 26px;
    align-self: start;
  }
`;
