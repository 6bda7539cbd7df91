import { TextLink } from '@keydate/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { EDIT_PARAM } from '../../domain/explanation-address';
import { copy } from './copy';

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

/** Leads to the form of an explanation. */
export function EditLink({ id, title }: { id: string; title: string }) {
  const params = new URLSearchParams(useWithout(EDIT_PARAM));
  params.set(EDIT_PARAM, id);
  return (
    <TextLink as={Link} id={editLinkId(id)} to={`?${params.toString()}`} aria-label={copy.editWhich(title)}>
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
