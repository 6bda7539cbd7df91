import type { PageRegistry } from '@keydate/contracts/registry';
import type { ReactNode } from 'react';
import { openOverrides, type Overrides } from './open-overrides';
import { OverrideBanner } from './override-banner';

interface OverriddenReleases extends Pick<Overrides, 'registry' | 'subscribe' | 'heal'> {
  banner: ReactNode;
}

/** The live releases with those that this tab was asked to show, and their banner. Import it lazily: few tabs need it. */
export async function overriddenReleases(
  live: PageRegistry,
  wanted: readonly string[],
  origins: readonly string[],
): Promise<OverriddenReleases> {
  const overrides = await openOverrides(live, wanted, origins);
  const { registry, subscribe, heal } = overrides;
  return { registry, subscribe, heal, banner: <OverrideBanner overrides={overrides} /> };
}
