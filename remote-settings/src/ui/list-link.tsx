import { TextLink } from '@keydate/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import card from '../../remote.json';
import { LIST_PARAM, type AccountList } from '../domain/account-lists';

interface ListLinkProps {
  /** The list to show in full; the summary of both where it is left out. */
  list?: AccountList;
  /** The accessible name, where the words on screen do not say which list. */
  label?: string;
  children: ReactNode;
}

/** Leads to a full list of Manage Account, or back to the summary. */
export function ListLink({ list, label, children }: ListLinkProps) {
  const { path } = card.pages.account;
  return (
    <TextLink as={Link} to={list ? `${path}?${LIST_PARAM}=${list}` : path} aria-label={label}>
      {children}
    </TextLink>
  );
}
