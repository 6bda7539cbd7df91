import type { Explanation } from '@keydate/contracts/explanations';
import { SEARCH_TERM_MAX } from '@keydate/contracts/limits';
import { Grid, Tag, tokens, VisuallyHidden } from '@keydate/ui';
import { NativeSelect, TextInput } from '@keydate/ui/forms';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { SEARCH_PARAM, STATE_PARAM } from '../../domain/explanation-address';
import { findExplanations, statesOf } from '../../domain/find-explanations';
import { copy, stateName } from './copy';
import { EditLink } from './explanation-links';
import { useSearchField } from './use-search-field';

/** All explanations, by state and in the order of its form, with a search and a filter. */
export function ExplanationList({ explanations }: { explanations: readonly Explanation[] }) {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useSearchField(params.get(SEARCH_PARAM) ?? '');
  const state = params.get(STATE_PARAM) ?? '';
  const found = findExplanations(explanations, { state, typed });
  const handleFilter = (param: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(param);
    else next.set(param, value);
    setParams(next, { replace: true });
  };

  const handleTyped = (text: string) => {
    setTyped(text);
    handleFilter(SEARCH_PARAM, text);
  };

  if (explanations.length === 0) return <p>{copy.none}</p>;
  return (
    <>
      <Grid columns={2} gap={16}>
        <TextInput
          label={copy.search}
          type="search"
          autoComplete="off"
          maxLength={SEARCH_TERM_MAX}
          value={typed}
          onChange={({ target }) => handleTyped(target.value)}
        />
        <NativeSelect
          label={copy.state}
          value={state}
          onChange={({ target }) => handleFilter(STATE_PARAM, target.value)}
        >
          <option value="">{copy.allStates}</option>
          {statesOf(explanations).map((name) => (
            <option key={name} value={name}>
              {stateName(name)}
            </option>
          ))}
        </NativeSelect>
      </Grid>
      <VisuallyHidden role="status">{typed || state ? copy.found(found.length) : ''}</VisuallyHidden>
      {found.length === 0 && <p>{copy.notFound}</p>}
      <List>
        {found.map((explanation) => (
          <Entry key={explanation._id} explanation={explanation} />
        ))}
      </List>
    </>
  );
}

function Entry({ explanation }: { explanation: Explanation }) {
  const { _id, title, seededTitle, description, dateExplanation, state, isEdited } = explanation;
  return (
    <li>
      <Head>
        <h3>{title}</h3>
        <EditLink id={_id} title={title} state={state} />
      </Head>
      {title !== seededTitle && <Quiet>{copy.onForm(seededTitle)}</Quiet>}
      <p>{description}</p>
      <Quiet>{dateExplanation}</Quiet>
      <Tags>
        <Tag>{stateName(state)}</Tag>
        {isEdited && <Tag>{copy.edited}</Tag>}
      </Tags>
    </li>
  );
}

const List = styled.ul`
  li {
    padding: ${tokens.gap[16]} 0;
    border-top: 1px solid ${tokens.color.rule};
    overflow-wrap: anywhere;
  }

  h3 {
    font-size: ${tokens.size[16]};
    font-weight: 600;
  }

  p {
    max-width: 72ch;
    font-size: ${tokens.size[14]};
    line-height: 20px;
    white-space: pre-line;
  }
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.gap[16]};
  margin-bottom: ${tokens.gap[4]};

  > :last-child {
    flex: none;
  }
`;

const Quiet = styled.p`
  color: ${tokens.color.softInk};
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.gap[8]};
  margin-top: ${tokens.gap[8]};
`;
