import { useOpenedDialog, type OpenedDialog } from '@keydate/client';
import { Spinner, tokens } from '@keydate/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { copy } from './copy';
import { RemoteContainer } from './remote-container';
import { useRemotes } from './remotes-context';
import { useRemoteMount } from './use-remote-mount';

/** Shows the dialog that a remote has opened by its name, with the remote that fills its slot. The remote is loaded then. */
export function DialogOutlet() {
  const opened = useOpenedDialog();
  const remote = useRemotes().slots.get(`${opened?.name ?? ''}Dialog`);
  if (!opened) return null;
  return remote === undefined ? <Unavailable opened={opened} /> : <MountedDialog opened={opened} remote={remote} />;
}

function MountedDialog({ opened, remote }: { opened: OpenedDialog; remote: string }) {
  const { ref, state } = useRemoteMount(remote, { kind: 'slot', slot: `${opened.name}Dialog` });
  return (
    <>
      {state === 'failed' && <Unavailable opened={opened} />}
      {state === 'loading' && (
        <Shade>
          <Spinner size={32} label={copy.openingDialog} />
        </Shade>
      )}
      <RemoteContainer ref={ref} />
    </>
  );
}

/** The code that opened the dialog knows what to say instead. */
function Unavailable({ opened }: { opened: OpenedDialog }) {
  useEffect(() => opened.close('unavailable'), [opened]);
  return null;
}

const Shade = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.overlay};
  display: grid;
  place-content: center;
  background: ${tokens.color.shade};
`;
