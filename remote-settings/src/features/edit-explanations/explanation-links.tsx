import { TextLink } from '@keydate/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { EDIT_PARAM } from '../../domain/explanation-address';
import { copy, stateName } from './copy';

/** Leads from the form back to the list, with the search and the filter that it had. */
export function ListOfExplanations() {
  return (
    <TextLink as={Link} to={`?${useWithout(EDIT_PARAM)}`}>
      {copy.back}
    </TextLink>
  );
}

/** The id of the link to the form of this explanation. */
export function editLinkId(id: string): string {
  return `edit-${id}`;
}

/** Leads to the form of an explanation. Other states have deadlines of the same titles: its name says which one it is. */
export function EditLink({ id, title, state }: { id: string; title: string; state: string }) {
  const params = new URLSearchParams(useWithout(EDIT_PARAM));
  params.set(EDIT_PARAM, id);
  return (
    <TextLink
      as={Link}
      id={editLinkId(id)}
      to={`?${params.toString()}`}
      aria-label={copy.editWhich(title, stateName(state))}
    >
      {copy.edit}
    </TextLink>
  );
}

/** The query of this address without one of its parameters. */
function useWithout(name: string): string {
  const [params] = useSearchParams();
  const rest = new URLSearchParams(params);
  rest.delete(name);
  return rest.toString();
}
