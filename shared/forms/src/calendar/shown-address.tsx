import { Button, ButtonLink, Cluster, Notice, notify, Stack } from '@keydate/ui';
import { TextInput } from '@keydate/ui/forms';
import { useEffect, useRef } from 'react';
import { copyText } from '../invites/copy-text';
import { copy } from './copy';

/** Programs read a `webcal:` address by HTTPS, and some by HTTP where they find none: that would show the token to the network. */
const HTTPS = 'https:';

/** A new address, selected for copying, with how to use it. */
export function ShownAddress({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), [url]);
  const handleCopy = async () => {
    if (await copyText(url)) notify.success(copy.copied);
    else notify.error(copy.notCopied, copy.copyByHand);
  };
  return (
    <Notice title={copy.made}>
      <Stack gap={12}>
        <TextInput
          ref={field}
          label={copy.label}
          hint={copy.once}
          value={url}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <Cluster gap={8}>
          <Button size="small" onClick={() => void handleCopy()}>
            {copy.copyIt}
          </Button>
          {url.startsWith(HTTPS) && (
            <ButtonLink variant="secondary" size="small" href={url.replace(HTTPS, 'webcal:')}>
              {copy.open}
            </ButtonLink>
          )}
        </Cluster>
        <p>{copy.google}</p>
      </Stack>
    </Notice>
  );
}
