import { PageHeading } from '@keydate/ui';
import { copy } from './copy';

/** For somebody whose role joins a company and who has none, such as after being removed from a team. */
export function NoCompany() {
  return <PageHeading title={copy.noCompany.title}>{copy.noCompany.text}</PageHeading>;
}
