import type { StageLink, VisitKind } from '../stage-link';

declare global {
  interface PopStateEvent {
    /** By which method an address changed; single-spa tells of every change by an event of this kind. */
    singleSpaTrigger?: 'pushState' | 'replaceState';
  }
}

const KINDS = { pushState: 'went', replaceState: 'replaced' } as const satisfies Record<string, VisitKind>;

/** Tells the desk of every address that the stage comes to, from the first on. */
export function tellVisits({ tellVisit }: Pick<StageLink, 'tellVisit'>): void {
  const tell = (kind: VisitKind) => {
    const { pathname, search, hash } = window.location;
    tellVisit(pathname + search + hash, kind);
  };
  window.addEventListener('popstate', ({ singleSpaTrigger }) =>
    tell(singleSpaTrigger ? KINDS[singleSpaTrigger] : 'returned'),
  );
  tell('opened');
}
