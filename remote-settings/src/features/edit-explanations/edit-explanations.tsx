import { LoadFailed, Skeleton, Stack } from '@keydate/ui';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useExplanations } from '../../api/explanations';
import { EDIT_PARAM } from '../../domain/explanation-address';
import { Section } from '../../ui/section';
import { copy } from './copy';
import { ExplanationForm } from './explanation-form';
import { ExplanationList } from './explanation-list';
import { ListOfExplanations } from './explanation-links';
import { useFocusBetween } from './use-focus-between';

/** The person's explanations as a list, or one of them as a form, which the address names (spec § 2.12). */
export function EditExplanations() {
  const explanations = useExplanations();
  const [params] = useSearchParams();
  const editedId = params.get(EDIT_PARAM);
  const edited = explanations.data?.find(({ _id }) => _id === editedId);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusBetween(editedId, title);
  if (edited) return <ExplanationForm key={edited._id} explanation={edited} titleRef={title} />;
  return (
    <Section title={copy.title} titleRef={title} lede={copy.lede}>
      {explanations.isPending && (
        <Stack>
          <Skeleton height="72px" />
          <Skeleton height="240px" />
        </Stack>
      )}
      {explanations.isError && !explanations.data && (
        <LoadFailed onRetry={() => void explanations.refetch()}>{copy.failed}</LoadFailed>
      )}
      {explanations.data && editedId !== null && (
        <p>
          {copy.gone} <ListOfExplanations />
        </p>
      )}
      {explanations.data && editedId === null && <ExplanationList explanations={explanations.data} />}
    </Section>
  );
}
