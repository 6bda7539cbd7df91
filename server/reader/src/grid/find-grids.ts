import type { PageLayout } from '../page-layout';
import { namesTerm } from '../state-forms/california-form';
import { namesDate } from '../table/names-date';
import { withoutEdges } from '../table/page-edges';
import { withoutStamps } from '../table/without-stamps';
import { withoutWatermark } from '../table/without-watermark';
import { alignedGrids } from './aligned-grids';
import type { GridPart } from './grid-part';
import { ruledGrids } from './ruled-grids';

/** The tables on a page that name dates, with any columns: by their drawn lines, or else by their alignment. */
export function findGrids(whole: PageLayout): GridPart[] {
  const page = withoutStamps(withoutEdges(withoutWatermark(whole)));
  const ruled = ruledGrids(page).filter(hasDates);
  return ruled.length > 0 ? ruled : alignedGrids(page).filter(hasDates);
}

/** The tables that drawn lines make on a page, and that say when something is due, in days or counts of days. */
export function findTerms(whole: PageLayout): GridPart[] {
  return ruledGrids(withoutStamps(withoutEdges(withoutWatermark(whole)))).filter(({ rows }) =>
    rows.some(({ cells }) => cells.some(namesTerm)),
  );
}

function hasDates({ rows }: GridPart): boolean {
  return rows.some(({ cells }) => cells.some(namesDate));
}
