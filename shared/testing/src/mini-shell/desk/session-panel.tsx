import type { Desk } from './desk';
import { Panel } from './panel';
import { useDesk } from './use-desk';

/** Shows the person who is signed in on the stage now, after all actions of the remote. */
export function SessionPanel({ desk }: { desk: Desk }) {
  const { person } = useDesk(desk).session;
  return (
    <Panel title="Session">
      {person ? (
        <p>
          {person.fullName}, {person.role}, {person.company ? `of ${person.company.name}` : 'without a company'}
        </p>
      ) : (
        <p>Nobody is signed in.</p>
      )}
    </Panel>
  );
}
