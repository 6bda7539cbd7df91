import type { PageLayout } from '../page-layout';
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

function hasDates({ rows }: GridPart): boolean {
  return rows.some(({ cells }) => cells.some(namesDate));
}
